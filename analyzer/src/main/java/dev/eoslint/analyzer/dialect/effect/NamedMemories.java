package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.util.Optional;

/**
 * Classes outside of the project whose name or method says that they remember what was handled: an
 * effect that depends on their answer is taken to be guarded.
 */
final class NamedMemories implements LibrarySemantics {

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    boolean outside =
        invocation
            .type()
            .filter(type -> !type.name().startsWith("java."))
            .filter(NamedMemories::isOutside)
            .isPresent();
    if (!outside || invocation.receiver().isEmpty() || !isNamed(invocation)) {
      return Optional.empty();
    }
    return Optional.of(
        HandledMemory.asked(
            invocation.derivedResult(),
            "'%s' asks".formatted(EffectReporter.callOf(invocation)),
            true,
            Optional.empty(),
            invocation));
  }

  private static boolean isOutside(JavaType type) {
    return type.symbol()
        .map(symbol -> symbol.declaration().kind() == TypeDeclaration.Kind.INTERFACE)
        .orElse(true);
  }

  private static boolean isNamed(Invocation invocation) {
    return invocation
            .type()
            .filter(type -> IdempotencyNames.isMemory(type.simpleName()))
            .isPresent()
        || IdempotencyNames.isMemory(invocation.method());
  }
}
