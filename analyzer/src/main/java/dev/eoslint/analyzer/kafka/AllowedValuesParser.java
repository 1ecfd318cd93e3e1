package dev.eoslint.analyzer.kafka;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Reads the last column of the table of keys. */
final class AllowedValuesParser {
  private static final String ONE_OF_IGNORING_CASE = "one of (ignoring case) ";
  private static final String ONE_OF = "one of ";
  private static final String AT_LEAST = "at least ";
  private static final String AT_MOST = "at most ";
  private static final String BETWEEN = "between ";
  private static final String AND = " and ";
  private static final String DESCRIBED = "described: ";
  private static final String LIST_OF_AT_MOST = "list of at most ";
  private static final String VALUES = " values";

  private AllowedValuesParser() {}

  /**
   * Reads one cell.
   *
   * @throws IllegalArgumentException when the text is none that the generator of the table writes
   */
  static AllowedValues parse(String cell) {
    return switch (cell) {
      case "any", "not null" -> new AllowedValues.Anything();
      case "not empty" -> new AllowedValues.NotEmpty();
      case "list of distinct values" -> new AllowedValues.DistinctList(true);
      case "non-empty list of distinct values" -> new AllowedValues.DistinctList(false);
      default -> parseWithArguments(cell);
    };
  }

  private static AllowedValues parseWithArguments(String cell) {
    if (cell.startsWith(ONE_OF_IGNORING_CASE)) {
      return new AllowedValues.OneOf(values(cell.substring(ONE_OF_IGNORING_CASE.length())), true);
    }
    if (cell.startsWith(ONE_OF)) {
      return new AllowedValues.OneOf(values(cell.substring(ONE_OF.length())), false);
    }
    if (cell.startsWith(AT_LEAST)) {
      return new AllowedValues.InRange(number(cell.substring(AT_LEAST.length())), Optional.empty());
    }
    if (cell.startsWith(AT_MOST)) {
      return new AllowedValues.InRange(Optional.empty(), number(cell.substring(AT_MOST.length())));
    }
    if (cell.startsWith(BETWEEN) && cell.contains(AND)) {
      int and = cell.indexOf(AND);
      return new AllowedValues.InRange(
          number(cell.substring(BETWEEN.length(), and)),
          number(cell.substring(and + AND.length())));
    }
    if (cell.startsWith(LIST_OF_AT_MOST) && cell.endsWith(VALUES)) {
      String size = cell.substring(LIST_OF_AT_MOST.length(), cell.length() - VALUES.length());
      return new AllowedValues.ShortList(Integer.parseInt(size));
    }
    if (cell.startsWith(DESCRIBED)) {
      return new AllowedValues.Described(cell.substring(DESCRIBED.length()));
    }
    throw new IllegalArgumentException("Unknown kind of allowed values: '" + cell + "'");
  }

  private static List<String> values(String enumeration) {
    return List.of(enumeration.split(", "));
  }

  private static Optional<BigDecimal> number(String text) {
    return Optional.of(new BigDecimal(text));
  }
}
