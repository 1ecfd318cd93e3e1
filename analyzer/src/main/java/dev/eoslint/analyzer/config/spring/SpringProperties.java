package dev.eoslint.analyzer.config.spring;

import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.FlatKeys;
import dev.eoslint.analyzer.config.placeholder.PlaceholderSyntax;
import dev.eoslint.analyzer.config.placeholder.Placeholders;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The properties of a Spring application in one view: without a profile, or with one.
 *
 * <p>What overrides files at run time (environment variables, system properties, the command line)
 * is part of it as far as it was told.
 */
public final class SpringProperties {

  /** Only a canonical name in a placeholder finds other spellings of a property. */
  private static final Pattern CANONICAL_NAME = Pattern.compile("[a-z0-9.\\[\\]-]+");

  private final Optional<String> profile;
  private final Map<String, SpringProperty> properties;
  private final Set<String> writtenKeys;
  private final EnvironmentVariables variables;

  private SpringProperties(
      Optional<String> profile,
      Map<String, SpringProperty> properties,
      Set<String> writtenKeys,
      EnvironmentVariables variables) {
    this.profile = profile;
    this.properties = properties;
    this.writtenKeys = writtenKeys;
    this.variables = variables;
  }

  /**
   * Merges layers.
   *
   * @param profile the name of the view
   * @param layers from the lowest to the highest precedence
   * @param variables what overrides them
   */
  static SpringProperties merge(
      Optional<String> profile, List<Layer> layers, EnvironmentVariables variables) {
    Map<String, Written> winners = new LinkedHashMap<>();
    Set<String> writtenKeys = new HashSet<>();
    for (Layer layer : layers) {
      replaceLists(winners, layer);
      for (ConfigEntry entry : layer.document().entries()) {
        String key = FlatKeys.withoutBrackets(entry.key());
        writtenKeys.add(key);
        winners.put(SpringNames.uniform(key), new Written(key, entry, layer.label()));
      }
    }
    Map<String, SpringProperty> properties =
        new PropertyResolver(winners, writtenKeys, variables).resolveAll();
    return new SpringProperties(profile, properties, writtenKeys, variables);
  }

  /** Returns the profile of this view; empty for the view without a profile. */
  public Optional<String> profile() {
    return profile;
  }

  /**
   * Returns a property.
   *
   * @param canonicalName its name in kebab case; other spellings in the files are found as well
   */
  public Optional<SpringProperty> find(String canonicalName) {
    return Optional.ofNullable(properties.get(SpringNames.uniform(canonicalName)))
        .or(() -> variables.property(canonicalName));
  }

  /**
   * Returns the properties below a name, such as the entries of a map property.
   *
   * @param prefix canonical name without a dot at its end, for example {@code
   *     spring.kafka.consumer.properties}
   * @return properties whose key is the part below the prefix as it is written, for example {@code
   *     isolation.level}, or {@code [0]} for an item of a list
   */
  public List<SpringProperty> under(String prefix) {
    List<SpringProperty> below = new ArrayList<>();
    for (SpringProperty property : properties.values()) {
      SpringNames.remainder(prefix, property.key())
          .ifPresent(
              key ->
                  below.add(
                      new SpringProperty(
                          key, property.value(), property.site(), property.profile())));
    }
    for (SpringProperty variable : variables.under(prefix)) {
      boolean written =
          below.stream().anyMatch(property -> SpringNames.same(property.key(), variable.key()));
      if (!written) {
        below.add(variable);
      }
    }
    return below;
  }

  /** Returns all properties. */
  public List<SpringProperty> all() {
    return List.copyOf(properties.values());
  }

  /**
   * Returns the value of a text with placeholders, as in {@code @Value} and
   * {@code @KafkaListener(topics = ...)}.
   *
   * @param text the text, with <code>${...}</code> and <code>#{...}</code>
   * @param site where it stands
   */
  public Value resolve(String text, Site site) {
    return Placeholders.resolve(
        text,
        site,
        PlaceholderSyntax.PROPERTIES,
        name ->
            variables
                .ofPlaceholder(name, CANONICAL_NAME.matcher(name).matches())
                .or(
                    () ->
                        Optional.ofNullable(properties.get(nameInFiles(name, writtenKeys)))
                            .map(SpringProperty::value)));
  }

  /** Lists are not merged: the source with the highest precedence brings the whole list. */
  private static void replaceLists(Map<String, Written> winners, Layer layer) {
    Set<String> lists = new HashSet<>();
    for (ConfigEntry entry : layer.document().entries()) {
      String name = SpringNames.uniform(entry.key());
      int bracket = name.indexOf('[');
      if (bracket >= 0) {
        lists.add(name.substring(0, bracket));
      }
    }
    winners.keySet().removeIf(name -> lists.contains(nameOfList(name)));
  }

  private static String nameOfList(String name) {
    int bracket = name.indexOf('[');
    return bracket < 0 ? name : name.substring(0, bracket);
  }

  /** Returns the uniform name under which a placeholder finds a property; empty if it cannot. */
  private static String nameInFiles(String placeholderName, Set<String> writtenKeys) {
    boolean relaxed =
        CANONICAL_NAME.matcher(placeholderName).matches()
            || writtenKeys.contains(FlatKeys.withoutBrackets(placeholderName));
    return relaxed ? SpringNames.uniform(placeholderName) : "";
  }

  /**
   * An entry that no later one overrides.
   *
   * @param key the key without brackets around names
   * @param profile the condition that brings it in
   */
  private record Written(String key, ConfigEntry entry, Optional<String> profile) {}

  /** Resolves the placeholders of properties in properties, each once. */
  private static final class PropertyResolver {

    private static final int MAXIMUM_DEPTH = 50;
    private static final int MAXIMUM_LENGTH = 10_000;

    private final Map<String, Written> winners;
    private final Set<String> writtenKeys;
    private final EnvironmentVariables variables;
    private final Map<String, Value> resolved = new HashMap<>();
    private final Set<String> inProgress = new HashSet<>();

    PropertyResolver(
        Map<String, Written> winners, Set<String> writtenKeys, EnvironmentVariables variables) {
      this.winners = winners;
      this.writtenKeys = writtenKeys;
      this.variables = variables;
    }

    Map<String, SpringProperty> resolveAll() {
      Map<String, SpringProperty> properties = new LinkedHashMap<>();
      winners.forEach((name, written) -> properties.put(name, property(name, written)));
      return properties;
    }

    /** A variable of the environment overrides the files of all profiles. */
    private SpringProperty property(String name, Written written) {
      Optional<Value> variable = variables.ofProperty(written.key());
      return new SpringProperty(
          written.key(),
          variable.orElseGet(() -> value(name, written)),
          variable.flatMap(Value::innermostOrigin).orElse(written.entry().site()),
          variable.isPresent() ? Optional.empty() : written.profile());
    }

    private Value value(String name, Written written) {
      Value known = resolved.get(name);
      if (known != null) {
        return known;
      }
      Site site = written.entry().site();
      if (inProgress.size() >= MAXIMUM_DEPTH || !inProgress.add(name)) {
        return Value.unknown(site);
      }
      Value value =
          Placeholders.resolve(
              YamlScalars.text(written.entry()), site, PlaceholderSyntax.PROPERTIES, this::find);
      inProgress.remove(name);
      value = length(value) > MAXIMUM_LENGTH ? Value.unknown(site) : value;
      resolved.put(name, value);
      return value;
    }

    private Optional<Value> find(String placeholderName) {
      String name = nameInFiles(placeholderName, writtenKeys);
      return variables
          .ofPlaceholder(placeholderName, CANONICAL_NAME.matcher(placeholderName).matches())
          .or(() -> Optional.ofNullable(winners.get(name)).map(written -> value(name, written)));
    }

    private static int length(Value value) {
      if (value instanceof Value.Composite composite) {
        return composite.parts().stream().mapToInt(PropertyResolver::length).sum();
      }
      return value.text().map(String::length).orElse(1);
    }
  }
}
