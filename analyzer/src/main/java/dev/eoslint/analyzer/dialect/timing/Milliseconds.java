package dev.eoslint.analyzer.dialect.timing;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.State;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Reads times that code gives as numbers, units and durations. */
final class Milliseconds {

  private static final Pattern NUMBER = Pattern.compile("\\d{1,15}");

  private Milliseconds() {}

  /** Returns a time in milliseconds, given as a number or as a {@code Duration}. */
  static Optional<Long> of(AbstractValue value, State state) {
    return number(value)
        .or(
            () ->
                state
                    .object(value, LibraryObject.class)
                    .flatMap(duration -> duration.attribute("nanoseconds"))
                    .flatMap(Milliseconds::number)
                    .map(TimeUnit.NANOSECONDS::toMillis));
  }

  /** Returns a time in milliseconds, given as a number and a unit. */
  static Optional<Long> of(AbstractValue amount, AbstractValue unit) {
    return unit(unit).flatMap(each -> number(amount).map(each::toMillis));
  }

  /** Returns the unit that {@code value} is. */
  static Optional<TimeUnit> unit(AbstractValue value) {
    return value
        .text()
        .flatMap(
            text ->
                Arrays.stream(TimeUnit.values())
                    .filter(each -> each.name().equals(text))
                    .findFirst());
  }

  private static Optional<Long> number(AbstractValue value) {
    return value
        .text()
        .map(text -> text.replaceFirst("[.]0$", ""))
        .filter(text -> NUMBER.matcher(text).matches())
        .map(Long::valueOf);
  }
}
