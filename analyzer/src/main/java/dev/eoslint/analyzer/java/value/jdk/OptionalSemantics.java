package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.util.List;
import java.util.Optional;

/** {@code java.util.Optional}, whose value is taken for the optional itself. */
final class OptionalSemantics implements LibrarySemantics {

  private static final String OPTIONAL = "java.util.Optional";

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.receiver().isEmpty()) {
      return invocation.isOn(OPTIONAL) ? staticCall(invocation) : Optional.empty();
    }
    AbstractValue value = invocation.receiver().get();
    return switch (invocation.method()) {
      case "orElse" ->
          invocation
              .argument(0)
              .map(fallback -> ExternalValues.withDefault(content(value), fallback));
      case "orElseGet" ->
          invocation
              .argument(0)
              .map(
                  supplier ->
                      ExternalValues.withDefault(
                          content(value), run(supplier, List.of(), invocation)));
      case "orElseThrow" -> Optional.of(content(value));
      case "isPresent", "isEmpty" ->
          value.reply().map(reply -> value.saying(invocation.method().equals("isEmpty")));
      case "get" -> isOptional(invocation) ? Optional.of(content(value)) : Optional.empty();
      case "ifPresent" ->
          invocation.argument(0).map(action -> run(action, List.of(content(value)), invocation));
      case "ifPresentOrElse" -> {
        invocation
            .argument(0)
            .ifPresent(action -> run(action, List.of(content(value)), invocation));
        yield invocation.argument(1).map(action -> run(action, List.of(), invocation));
      }
      case "map", "flatMap" ->
          isOptional(invocation)
              ? invocation
                  .argument(0)
                  .map(mapper -> run(mapper, List.of(content(value)), invocation))
              : Optional.empty();
      case "filter" ->
          isOptional(invocation)
              ? invocation.argument(0).map(test -> filtered(value, test, invocation))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<AbstractValue> staticCall(Invocation invocation) {
    return switch (invocation.method()) {
      case "of", "ofNullable" -> invocation.argument(0);
      case "empty" -> Optional.of(new AbstractValue.Null());
      default -> Optional.empty();
    };
  }

  private static boolean isOptional(Invocation invocation) {
    return invocation.isOn(OPTIONAL)
        || invocation.receiver().orElse(null) instanceof AbstractValue.Scalar;
  }

  /** What comes from outside may be absent as it is, so that a test adds nothing to it. */
  private static AbstractValue filtered(
      AbstractValue value, AbstractValue test, Invocation invocation) {
    AbstractValue passes = run(test, List.of(content(value)), invocation);
    if (passes.isKnown(false)) {
      return new AbstractValue.Null();
    } else if (passes.isKnown(true) || value.text().isEmpty()) {
      return value;
    }
    return AbstractValue.derivedFrom(value.sources());
  }

  /** Returns what an optional holds, which for an unseen one is known by its type alone. */
  private static AbstractValue content(AbstractValue value) {
    return value instanceof AbstractValue.Opaque opaque
            && opaque.type().filter(type -> type.is(OPTIONAL)).isPresent()
        ? new AbstractValue.Opaque(
            opaque.type().flatMap(type -> type.elementType()), opaque.sources())
        : value;
  }

  private static AbstractValue run(
      AbstractValue closure, List<AbstractValue> arguments, Invocation invocation) {
    return invocation
        .engine()
        .run(closure, arguments, invocation.state(), invocation.frame(), Timing.MAYBE);
  }
}
