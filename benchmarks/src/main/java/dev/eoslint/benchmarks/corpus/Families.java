package dev.eoslint.benchmarks.corpus;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which rules answer which labels. */
final class Families {

  private static final String LABELS = ".labels";
  private static final String RULES = ".rules";

  private final Map<String, Family> byLabel;

  private Families(Map<String, Family> byLabel) {
    this.byLabel = byLabel;
  }

  /**
   * Reads {@code FAMILY.labels} and {@code FAMILY.rules}, both separated by blanks, from a file of
   * properties.
   *
   * @throws IOException when the file cannot be read
   * @throws IllegalArgumentException when a label is in two families, or a key has another form
   */
  static Families read(Path file) throws IOException {
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      return read(reader);
    }
  }

  /** Reads the text of such a file, as {@link #read(Path)} does. */
  static Families read(Reader reader) throws IOException {
    Properties properties = new Properties();
    properties.load(reader);
    Map<String, Family> byLabel = new LinkedHashMap<>();
    for (String key : properties.stringPropertyNames().stream().sorted().toList()) {
      if (key.endsWith(LABELS)) {
        String name = key.substring(0, key.length() - LABELS.length());
        String rules = properties.getProperty(name + RULES, "");
        add(new Family(name, words(properties.getProperty(key)), words(rules)), byLabel);
      } else if (!key.endsWith(RULES) || !properties.containsKey(labelsKey(key))) {
        throw new IllegalArgumentException("The key '" + key + "' belongs to no family.");
      }
    }
    return new Families(byLabel);
  }

  private static String labelsKey(String rulesKey) {
    return rulesKey.substring(0, rulesKey.length() - RULES.length()) + LABELS;
  }

  private static void add(Family family, Map<String, Family> byLabel) {
    for (String label : family.labels()) {
      if (byLabel.putIfAbsent(label, family) != null) {
        throw new IllegalArgumentException("The label '" + label + "' is in two families.");
      }
    }
  }

  private static Set<String> words(String text) {
    return Stream.of(text.split("\\s+"))
        .filter(word -> !word.isEmpty())
        .collect(Collectors.toSet());
  }

  /** Returns the family of a label: one of its own, without rules, when no other names it. */
  Family of(Label label) {
    Family named = byLabel.get(label.name());
    return named == null ? new Family(label.name(), Set.of(label.name()), Set.of()) : named;
  }

  /** Returns all labels by their families, which are sorted by name. */
  Map<Family, Collection<Label>> group(Collection<Label> labels) {
    Map<String, Collection<Label>> byName = new TreeMap<>();
    Map<String, Family> families = new TreeMap<>();
    for (Label label : labels) {
      Family family = of(label);
      families.put(family.name(), family);
      byName.computeIfAbsent(family.name(), name -> new ArrayList<>()).add(label);
    }
    Map<Family, Collection<Label>> grouped = new LinkedHashMap<>();
    byName.forEach((name, members) -> grouped.put(families.get(name), members));
    return grouped;
  }

  /** Returns the names of all rules that some family asks for. */
  Set<String> rules() {
    return byLabel.values().stream()
        .flatMap(family -> family.rules().stream())
        .collect(Collectors.toUnmodifiableSet());
  }
}
