package dev.eoslint.analyzer.config.spring;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What the environment of an application sets. It overrides the files.
 *
 * <p>A name with dots is a property of the command line or a system property, any other name that
 * of an environment variable, which may set several properties: the letters and digits count alone.
 */
final class EnvironmentVariables {

  private final Map<String, Value> byName;
  private final Map<String, Value> byLetters = new LinkedHashMap<>();

  /** Creates the environment that holds these variables. */
  EnvironmentVariables(Map<String, Value> byName) {
    this.byName = new TreeMap<>(byName);
    this.byName.forEach((name, value) -> byLetters.put(letters(name), value));
  }

  /** Returns the variable that sets a property, in whatever way both are spelled. */
  Optional<Value> ofProperty(String name) {
    return Optional.ofNullable(byLetters.get(letters(name)));
  }

  /**
   * Returns the variable that a placeholder finds.
   *
   * @param name the name in the placeholder
   * @param relaxed whether it is spelled so that variables of other spellings are found too
   */
  Optional<Value> ofPlaceholder(String name, boolean relaxed) {
    return Optional.ofNullable(byName.get(name))
        .or(() -> relaxed ? ofProperty(name) : Optional.empty());
  }

  /** Returns a variable as a property. */
  Optional<SpringProperty> property(String canonicalName) {
    return ofProperty(canonicalName).flatMap(value -> property(canonicalName, value));
  }

  /** Returns the variables that set entries of a map property, with Kafka's spelling of the key. */
  List<SpringProperty> under(String canonicalPrefix) {
    List<SpringProperty> below = new ArrayList<>();
    byName.forEach(
        (name, value) ->
            SpringNames.mapKeyOfEnvironmentVariable(canonicalPrefix, name)
                .flatMap(key -> property(key, value))
                .ifPresent(below::add));
    return below;
  }

  private static Optional<SpringProperty> property(String key, Value value) {
    return value.origins().stream()
        .findFirst()
        .map((Site site) -> new SpringProperty(key, value, site, Optional.empty()));
  }

  private static String letters(String name) {
    StringBuilder letters = new StringBuilder(name.length());
    name.chars().filter(Character::isLetterOrDigit).forEach(letters::appendCodePoint);
    return letters.toString().toLowerCase(Locale.ROOT);
  }
}
