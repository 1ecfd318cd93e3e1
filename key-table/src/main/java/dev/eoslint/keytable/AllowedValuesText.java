package dev.eoslint.keytable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Puts a validator of Kafka's {@code ConfigDef} into the words of the table.
 *
 * <p>The validators that Kafka ships as classes are read field by field. All others are written as
 * {@code described} with the text that Kafka prints for them, because only Kafka's code knows what
 * they accept.
 */
final class AllowedValuesText {
  private static final String VALIDATORS = "org.apache.kafka.common.config.ConfigDef$";

  private AllowedValuesText() {}

  /**
   * Describes a validator.
   *
   * @param validator the validator of a key, or null when the key has none
   * @return the last column of the table; never empty
   * @throws ReflectiveOperationException when a validator does not have the fields that the known
   *     Kafka releases give it
   */
  static String of(@Nullable Object validator) throws ReflectiveOperationException {
    if (validator == null) {
      return "any";
    }
    String className = validator.getClass().getName();
    if (!className.startsWith(VALIDATORS)) {
      return described(validator);
    }
    return switch (className.substring(VALIDATORS.length())) {
      case "Range" -> range(validator);
      case "ValidString" -> "one of " + enumerate(validator);
      case "CaseInsensitiveValidString" -> "one of (ignoring case) " + enumerate(validator);
      case "ValidList" -> validList(validator);
      case "ListSize" -> "list of at most " + Reflection.field(validator, "maxSize") + " values";
      case "NonEmptyString" -> "not empty";
      case "NonNullValidator" -> "not null";
      default -> described(validator);
    };
  }

  private static String range(Object validator) throws ReflectiveOperationException {
    Object min = Reflection.field(validator, "min");
    Object max = Reflection.field(validator, "max");
    if (min != null && max != null) {
      return "between " + min + " and " + max;
    }
    return min != null ? "at least " + min : "at most " + max;
  }

  private static String validList(Object validator) throws ReflectiveOperationException {
    Object elements = Objects.requireNonNull(Reflection.field(validator, "validString"));
    if (!validStrings(elements).isEmpty()) {
      return described(validator);
    }
    boolean emptyAllowed = Boolean.TRUE.equals(Reflection.field(validator, "isEmptyAllowed"));
    return emptyAllowed ? "list of distinct values" : "non-empty list of distinct values";
  }

  private static String enumerate(Object validator) throws ReflectiveOperationException {
    return validStrings(validator).stream().sorted().collect(Collectors.joining(", "));
  }

  /**
   * Leaves out the null element that some enumerations hold: it allows a key to be unset, which is
   * no text that a setting can have.
   */
  private static List<String> validStrings(Object validator) throws ReflectiveOperationException {
    List<String> texts = new ArrayList<>();
    if (Reflection.field(validator, "validStrings") instanceof Collection<?> strings) {
      for (Object string : strings) {
        if (string != null) {
          texts.add(withoutSeparator(string.toString()));
        }
      }
    }
    return texts;
  }

  private static String withoutSeparator(String text) {
    if (text.contains(", ")) {
      throw new IllegalStateException("An allowed value holds the separator: '" + text + "'");
    }
    return text;
  }

  private static String described(Object validator) {
    return "described: " + validator;
  }
}
