package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Scalars;
import java.util.Optional;

/** {@code java.util.Objects}. */
final class ObjectSemantics implements LibrarySemantics {

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (!invocation.isOn("java.util.Objects")) {
      return Optional.empty();
    }
    return switch (invocation.method()) {
      case "requireNonNull" -> invocation.argument(0);
      case "requireNonNullElse" ->
          invocation
              .argument(0)
              .flatMap(
                  value ->
                      invocation
                          .argument(1)
                          .map(fallback -> ExternalValues.withDefault(value, fallback)));
      case "toString" -> invocation.argument(0).map(Scalars::textOf);
      default -> Optional.empty();
    };
  }
}
