package dev.eoslint.analyzer.config;

import java.util.List;
import java.util.Optional;

/**
 * One document of a configuration file.
 *
 * @param path path of the file relative to the root of the tree, with forward slashes
 * @param index 0-based position among the documents of the file that hold anything
 * @param entries in the order of the file; a key that is written twice is held twice. What a YAML
 *     merge key brings in stands before the entries of the mapping that merges it
 */
public record ConfigDocument(String path, int index, List<ConfigEntry> entries) {

  /** Keeps a copy of the entries. */
  public ConfigDocument {
    entries = List.copyOf(entries);
  }

  /** Returns the entry with exactly this key; the last one if several are written. */
  public Optional<ConfigEntry> find(String key) {
    for (int index = entries.size() - 1; index >= 0; index--) {
      if (entries.get(index).key().equals(key)) {
        return Optional.of(entries.get(index));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the entries below a key, in order.
   *
   * @param prefix a flat key without a dot at its end; the entry of the key itself is not below it
   */
  public List<ConfigEntry> under(String prefix) {
    return entries.stream().filter(entry -> isBelow(entry.key(), prefix)).toList();
  }

  private static boolean isBelow(String key, String prefix) {
    return key.length() > prefix.length()
        && key.startsWith(prefix)
        && (key.charAt(prefix.length()) == '.' || key.charAt(prefix.length()) == '[');
  }
}
