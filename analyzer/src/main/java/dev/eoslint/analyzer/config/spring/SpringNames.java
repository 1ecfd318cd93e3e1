package dev.eoslint.analyzer.config.spring;

import dev.eoslint.analyzer.config.FlatKeys;
import java.util.Locale;
import java.util.Optional;

/**
 * The spellings of property names that Spring Boot takes for the same name ("relaxed binding").
 *
 * <p>See <a
 * href="https://docs.spring.io/spring-boot/reference/features/external-config.html#features.external-config.typesafe-configuration-properties.relaxed-binding">Relaxed
 * Binding</a> in the reference of Spring Boot.
 */
public final class SpringNames {

  private SpringNames() {}

  /**
   * Returns whether two property names are the same to Spring Boot.
   *
   * @param left in kebab case, camel case or with underscores
   * @param right likewise
   */
  public static boolean same(String left, String right) {
    return uniform(left).equals(uniform(right));
  }

  /**
   * Returns the key in a map property that an environment variable sets, in Kafka's spelling.
   *
   * @param canonicalPrefix name of the map property in kebab case, such as {@code
   *     spring.kafka.consumer.properties}
   * @param variable the name of the variable, such as {@code
   *     SPRING_KAFKA_CONSUMER_PROPERTIES_ISOLATION_LEVEL}
   * @return the rest of the name in lower case with dots, here {@code isolation.level}; empty if
   *     the variable does not belong to the map
   */
  public static Optional<String> mapKeyOfEnvironmentVariable(
      String canonicalPrefix, String variable) {
    if (variable.indexOf('.') >= 0) {
      return remainder(canonicalPrefix, variable);
    }
    String name = withUnderscores(canonicalPrefix);
    return mapKey(name.replace("-", ""), variable)
        .or(() -> mapKey(name.replace('-', '_'), variable));
  }

  /** Returns one text for all spellings of a property name. */
  static String uniform(String name) {
    String plain = FlatKeys.withoutBrackets(name);
    StringBuilder uniform = new StringBuilder(plain.length());
    for (int index = 0; index < plain.length(); index++) {
      char character = plain.charAt(index);
      if (character != '-' && character != '_') {
        uniform.append(character);
      }
    }
    return uniform.toString().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns what stands below a prefix in a name, as it is written.
   *
   * @param prefix a property name in any spelling
   * @param name a property name without brackets around names
   * @return the rest after the dot, or from the bracket on for a position in a list; empty if the
   *     name is not below the prefix
   */
  static Optional<String> remainder(String prefix, String name) {
    int end = 0;
    int parts = (int) prefix.chars().filter(character -> character == '.').count() + 1;
    for (int part = 0; part < parts; part++) {
      end = endOfPart(name, part == 0 ? 0 : end + 1);
    }
    if (end >= name.length() || !same(prefix, name.substring(0, end))) {
      return Optional.empty();
    }
    return Optional.of(name.charAt(end) == '.' ? name.substring(end + 1) : name.substring(end));
  }

  private static int endOfPart(String name, int from) {
    int end = Math.min(from, name.length());
    while (end < name.length() && name.charAt(end) != '.' && name.charAt(end) != '[') {
      end++;
    }
    return end;
  }

  private static Optional<String> mapKey(String prefix, String variable) {
    boolean below =
        variable.length() > prefix.length() + 1
            && variable.regionMatches(true, 0, prefix + "_", 0, prefix.length() + 1);
    return below
        ? Optional.of(
            variable.substring(prefix.length() + 1).toLowerCase(Locale.ROOT).replace('_', '.'))
        : Optional.empty();
  }

  private static String withUnderscores(String name) {
    return name.replace("[", "_").replace("].", "_").replace("]", "").replace('.', '_');
  }
}
