package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.value.AbstractValue.Scalar;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Operations on scalar values. */
public final class Scalars {

  private static final Set<String> LONGS = Set.of("long", "Long");

  private static final Set<String> NUMBERS =
      Set.of("long", "Long", "int", "Integer", "short", "Short");

  private Scalars() {}

  /** Returns the texts of {@code values} one after the other. */
  public static AbstractValue concatenation(List<AbstractValue> values) {
    Value joined =
        Value.concatenation(
            values.stream().map(Scalars::textOf).map(AbstractValue::asValue).toList());
    return new Scalar(joined, AbstractValue.union(values));
  }

  /** Returns {@code value} as a text: itself if it is a scalar, else an unknown text. */
  public static AbstractValue textOf(AbstractValue value) {
    if (value instanceof Scalar scalar) {
      return new Scalar(scalar.value(), scalar.sources());
    } else if (value instanceof AbstractValue.Null) {
      return AbstractValue.of(Value.known("null"));
    }
    return new Scalar(Value.unknown(), value.sources());
  }

  /** Returns {@code text} as a value that was seen where {@code whole} was seen. */
  public static AbstractValue part(AbstractValue whole, String text) {
    return new Scalar(new Value.Known(text, whole.asValue().origins()), whole.sources());
  }

  /** Returns {@code scalar} with {@code change} applied to every text that is known in it. */
  public static AbstractValue map(Scalar scalar, UnaryOperator<String> change) {
    return new Scalar(map(scalar.value(), change), scalar.sources());
  }

  private static Value map(Value value, UnaryOperator<String> change) {
    if (value instanceof Value.Known known) {
      return new Value.Known(change.apply(known.literal()), known.origins());
    } else if (value instanceof Value.OneOf oneOf) {
      return Value.oneOf(oneOf.alternatives().stream().map(each -> map(each, change)).toList());
    } else if (value instanceof Value.Composite composite) {
      return Value.concatenation(
          composite.parts().stream().map(each -> map(each, change)).toList());
    } else if (value instanceof Value.External external) {
      return new Value.External(
          external.name(),
          external.defaultValue().map(each -> map(each, change)),
          external.origins());
    }
    return value;
  }

  /** Returns {@code scalar} with {@code site} added to the places that show it. */
  public static AbstractValue seenAt(AbstractValue value, Site site) {
    return value instanceof Scalar scalar
        ? new Scalar(scalar.value().seenAt(site), scalar.sources(), scalar.isLong())
        : value;
  }

  /** Returns {@code value} as a variable of this primitive type or its box would hold it. */
  public static AbstractValue ofType(AbstractValue value, String type) {
    return value instanceof Scalar scalar && NUMBERS.contains(type)
        ? new Scalar(scalar.value(), scalar.sources(), LONGS.contains(type))
        : value;
  }

  /** Returns whether any of {@code values} is certainly a {@code long}. */
  public static boolean anyLong(AbstractValue... values) {
    return Arrays.stream(values).anyMatch(value -> value instanceof Scalar one && one.isLong());
  }

  /** Returns whether {@code text} is a decimal integer. */
  public static boolean isNumber(String text) {
    return text.matches("-?\\d{1,18}");
  }
}
