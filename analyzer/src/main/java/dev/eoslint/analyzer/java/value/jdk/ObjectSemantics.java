package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Scalars;
import java.util.List;
import java.util.Optional;

/** {@code Objects} and {@code ThreadLocal}. */
final class ObjectSemantics implements LibrarySemantics {

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.calls("java.lang.ThreadLocal", "withInitial")) {
      return invocation.argument(0).map(supplier -> runForEachThread(supplier, invocation));
    } else if (!invocation.isOn("java.util.Objects")) {
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
      case "isNull" -> invocation.argument(0).flatMap(value -> nullness(value, true, invocation));
      case "nonNull" -> invocation.argument(0).flatMap(value -> nullness(value, false, invocation));
      case "toString" -> invocation.argument(0).map(Scalars::textOf);
      default -> Optional.empty();
    };
  }

  /** An object from outside may be {@code null}. */
  private static Optional<AbstractValue> nullness(
      AbstractValue value, boolean expected, Invocation invocation) {
    boolean isNull = value instanceof AbstractValue.Null;
    boolean isThere =
        invocation
            .state()
            .object(value, HeapObject.class)
            .filter(HeapObject::isCreated)
            .isPresent();
    return isNull || isThere
        ? Optional.of(AbstractValue.known(Boolean.toString(isNull == expected), invocation.site()))
        : Optional.empty();
  }

  private static AbstractValue runForEachThread(AbstractValue supplier, Invocation invocation) {
    return invocation
        .engine()
        .run(
            supplier,
            List.of(),
            invocation.state(),
            invocation.frame().inLoop(invocation.site()),
            Timing.ELSEWHERE);
  }
}
