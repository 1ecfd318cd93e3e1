package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Boxed numbers and booleans, durations and time units. */
final class NumberSemantics implements LibrarySemantics {

  private static final Set<String> BOXES =
      Set.of(
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.lang.Boolean",
          "java.lang.Double");
  private static final String DURATION = "java.time.Duration";
  private static final String TIME_UNIT = "java.util.concurrent.TimeUnit";
  private static final String NANOSECONDS = Durations.NANOSECONDS;

  private static final Map<String, Long> UNIT_NANOSECONDS =
      Map.of(
          "NANOSECONDS", 1L,
          "MICROSECONDS", 1_000L,
          "MILLISECONDS", 1_000_000L,
          "SECONDS", 1_000_000_000L,
          "MINUTES", 60_000_000_000L,
          "HOURS", 3_600_000_000_000L,
          "DAYS", 86_400_000_000_000L);

  private static final Map<String, String> DURATION_FACTORIES =
      Map.of(
          "ofNanos", "NANOSECONDS",
          "ofMillis", "MILLISECONDS",
          "ofSeconds", "SECONDS",
          "ofMinutes", "MINUTES",
          "ofHours", "HOURS",
          "ofDays", "DAYS");

  private static final Map<String, String> CONVERSIONS =
      Map.of(
          "toNanos", "NANOSECONDS",
          "toMicros", "MICROSECONDS",
          "toMillis", "MILLISECONDS",
          "toSeconds", "SECONDS",
          "getSeconds", "SECONDS",
          "toMinutes", "MINUTES",
          "toHours", "HOURS",
          "toDays", "DAYS");

  @Override
  public Optional<AbstractValue> constant(String typeName, String field, Site site) {
    if (typeName.equals("java.lang.Boolean") && (field.equals("TRUE") || field.equals("FALSE"))) {
      return Optional.of(AbstractValue.known(field.equals("TRUE") ? "true" : "false", site));
    } else if (typeName.equals("java.lang.Integer") && field.equals("MAX_VALUE")) {
      return Optional.of(AbstractValue.known(Integer.toString(Integer.MAX_VALUE), site));
    } else if (typeName.equals("java.lang.Long") && field.equals("MAX_VALUE")) {
      return Optional.of(AbstractValue.known(Long.toString(Long.MAX_VALUE), site));
    } else if (typeName.equals(DURATION) && field.equals("ZERO")) {
      return Optional.of(AbstractValue.known("0", site));
    } else if (typeName.equals(TIME_UNIT) && UNIT_NANOSECONDS.containsKey(field)) {
      return Optional.of(AbstractValue.known(field, site));
    }
    return Optional.empty();
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.type().filter(type -> BOXES.contains(type.name())).isPresent()
        && invocation.receiver().isEmpty()) {
      return boxed(invocation);
    } else if (invocation.isOn(DURATION) && invocation.receiver().isEmpty()) {
      return durationFactory(invocation);
    } else if (CONVERSIONS.containsKey(invocation.method()) && invocation.receiver().isPresent()) {
      return conversion(invocation);
    }
    return Optional.empty();
  }

  private static Optional<AbstractValue> boxed(Invocation invocation) {
    Optional<AbstractValue> random =
        invocation
            .argument(0)
            .filter(argument -> argument.asValue() instanceof Value.Random)
            .filter(argument -> !invocation.method().startsWith("compare"));
    if (random.isPresent()) {
      return random;
    }
    return switch (invocation.method()) {
      case "valueOf", "toString", "parseInt", "parseLong", "parseBoolean", "<init>" ->
          invocation.arguments().size() == 1
              ? invocation.argument(0).map(Scalars::textOf).map(text -> boxOf(text, invocation))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static AbstractValue boxOf(AbstractValue text, Invocation invocation) {
    boolean isLong = invocation.isOn("java.lang.Long") && !invocation.method().equals("toString");
    return Scalars.ofType(text, isLong ? "long" : "");
  }

  private static Optional<AbstractValue> durationFactory(Invocation invocation) {
    Optional<BigInteger> nanoseconds = Optional.empty();
    if (DURATION_FACTORIES.containsKey(invocation.method())) {
      nanoseconds =
          nanoseconds(
              invocation.argument(0), Optional.of(DURATION_FACTORIES.get(invocation.method())));
    } else if (invocation.method().equals("of")) {
      nanoseconds = Optional.empty();
    }
    return nanoseconds.map(
        amount ->
            invocation
                .state()
                .reference(
                    new LibraryObject(
                        JavaType.library(DURATION),
                        Optional.of(invocation.site()),
                        Map.of(
                            NANOSECONDS,
                            AbstractValue.known(amount.toString(), invocation.site())))));
  }

  private static Optional<AbstractValue> conversion(Invocation invocation) {
    Optional<BigInteger> nanoseconds =
        invocation
            .receiverAs(LibraryObject.class)
            .filter(object -> object.type().is(DURATION))
            .flatMap(object -> object.attribute(NANOSECONDS))
            .flatMap(AbstractValue::text)
            .map(BigInteger::new);
    if (nanoseconds.isEmpty()) {
      nanoseconds =
          nanoseconds(invocation.argument(0), invocation.receiver().flatMap(AbstractValue::text));
    }
    String unit = CONVERSIONS.getOrDefault(invocation.method(), "NANOSECONDS");
    BigInteger perUnit = BigInteger.valueOf(UNIT_NANOSECONDS.getOrDefault(unit, 1L));
    return nanoseconds.map(
        amount ->
            Scalars.ofType(
                AbstractValue.known(amount.divide(perUnit).toString(), invocation.site()), "long"));
  }

  private static Optional<BigInteger> nanoseconds(
      Optional<AbstractValue> amount, Optional<String> unit) {
    Optional<Long> perUnit = unit.map(UNIT_NANOSECONDS::get);
    return amount
        .flatMap(AbstractValue::text)
        .filter(Scalars::isNumber)
        .flatMap(
            text ->
                perUnit.map(
                    factor ->
                        new BigDecimal(text).toBigInteger().multiply(BigInteger.valueOf(factor))));
  }
}
