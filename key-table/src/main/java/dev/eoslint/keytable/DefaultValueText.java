package dev.eoslint.keytable;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Puts the default of a configuration key into the text that a user would write in a properties
 * file: classes by their name, lists with commas and without spaces.
 */
final class DefaultValueText {
  private DefaultValueText() {}

  /**
   * Writes a default.
   *
   * @param value the default as {@code ConfigDef} holds it, null when the key is unset by default
   * @return {@code null}, or the text after an equals sign
   */
  static String of(@Nullable Object value) {
    return value == null ? "null" : "=" + text(value);
  }

  private static String text(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(DefaultValueText::text).collect(Collectors.joining(","));
    }
    return value instanceof Class<?> type ? type.getName() : value.toString();
  }
}
