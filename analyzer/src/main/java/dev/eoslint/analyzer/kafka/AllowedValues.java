package dev.eoslint.analyzer.kafka;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The values that Kafka's validator of a key accepts, beyond what the type of the key demands. Only
 * values written as text are judged: that a key must not be null is not part of it.
 */
public sealed interface AllowedValues {

  /**
   * Returns false only when Kafka is known to reject the value.
   *
   * @param text the value as a user writes it; blanks at both ends do not count, as in Kafka
   */
  boolean permits(String text);

  /** There is no validator, or only one against null. */
  record Anything() implements AllowedValues {
    @Override
    public boolean permits(String text) {
      return true;
    }
  }

  /**
   * One of several texts.
   *
   * @param values the texts, sorted
   * @param ignoringCase whether upper and lower case are the same
   */
  record OneOf(List<String> values, boolean ignoringCase) implements AllowedValues {
    /** Copies the values. */
    public OneOf {
      values = List.copyOf(values);
    }

    @Override
    public boolean permits(String text) {
      String trimmed = text.trim();
      return ignoringCase
          ? values.stream().anyMatch(trimmed::equalsIgnoreCase)
          : values.contains(trimmed);
    }
  }

  /**
   * A number between two bounds, which are allowed themselves.
   *
   * @param min the smallest number, empty when there is none
   * @param max the greatest number, empty when there is none
   */
  record InRange(Optional<BigDecimal> min, Optional<BigDecimal> max) implements AllowedValues {
    @Override
    public boolean permits(String text) {
      try {
        BigDecimal number = new BigDecimal(text.trim());
        return min.map(bound -> number.compareTo(bound) >= 0).orElse(true)
            && max.map(bound -> number.compareTo(bound) <= 0).orElse(true);
      } catch (NumberFormatException notANumber) {
        return false;
      }
    }
  }

  /** Any text but the empty one. */
  record NotEmpty() implements AllowedValues {
    @Override
    public boolean permits(String text) {
      return !text.trim().isEmpty();
    }
  }

  /**
   * A list whose elements are not empty and differ from each other.
   *
   * @param emptyListAllowed whether the list may have no element
   */
  record DistinctList(boolean emptyListAllowed) implements AllowedValues {
    @Override
    public boolean permits(String text) {
      List<String> elements = elementsOf(text);
      if (elements.isEmpty()) {
        return emptyListAllowed;
      }
      Set<String> distinct = new HashSet<>(elements);
      return distinct.size() == elements.size() && !distinct.contains("");
    }
  }

  /**
   * A list with a greatest length.
   *
   * @param maxSize the greatest number of elements
   */
  record ShortList(int maxSize) implements AllowedValues {
    @Override
    public boolean permits(String text) {
      return elementsOf(text).size() <= maxSize;
    }
  }

  /**
   * Values that only Kafka's own code can judge.
   *
   * @param description what Kafka prints for the validator
   */
  record Described(String description) implements AllowedValues {
    @Override
    public boolean permits(String text) {
      return true;
    }
  }

  /** Splits a list as {@code ConfigDef.parseType} does. */
  private static List<String> elementsOf(String text) {
    String trimmed = text.trim();
    return trimmed.isEmpty() ? List.of() : Arrays.asList(trimmed.split("\\s*,\\s*", -1));
  }
}
