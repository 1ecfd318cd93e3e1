package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Values that come from outside, with what holds when they do not come. */
public final class ExternalValues {

  private ExternalValues() {}

  /** Returns {@code value}, or {@code fallback} where the environment is silent. */
  public static AbstractValue withDefault(AbstractValue value, AbstractValue fallback) {
    TreeSet<Integer> sources = new TreeSet<>(value.sources());
    sources.addAll(fallback.sources());
    if (value instanceof AbstractValue.Null) {
      return fallback;
    } else if (value instanceof AbstractValue.Choice choice) {
      return AbstractValue.join(
          choice.alternatives().stream().map(each -> withDefault(each, fallback)).toList());
    } else if (!(value instanceof AbstractValue.Scalar)) {
      return AbstractValue.join(value, fallback);
    }
    AbstractValue.Scalar scalar = (AbstractValue.Scalar) value;
    if (scalar.value() instanceof Value.External external && external.defaultValue().isEmpty()) {
      Optional<Value> known =
          fallback instanceof AbstractValue.Scalar other
              ? Optional.of(other.value())
              : Optional.of(Value.unknown());
      return new AbstractValue.Scalar(
          new Value.External(external.name(), known, external.origins()), sources);
    } else if (scalar.value() instanceof Value.PerInstance perInstance) {
      // A host name with a fallback is per instance where it matters: in a deployment.
      return new AbstractValue.Scalar(perInstance, sources);
    } else if (scalar.value() instanceof Value.Known) {
      return scalar;
    }
    return new AbstractValue.Scalar(
        Value.oneOf(List.of(scalar.value(), fallback.asValue())), sources);
  }
}
