package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.placeholder.PropertyLookup;
import dev.eoslint.analyzer.dialect.deployment.EntryValues.Presence;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A manifest, or a part of one below some key, without what is surely not part of it. */
final class ManifestView {

  private final List<ConfigEntry> entries;
  private final EntryValues values;

  private ManifestView(List<ConfigEntry> entries, EntryValues values) {
    this.entries = entries;
    this.values = values;
  }

  /**
   * Returns the view of a document.
   *
   * @param values what its entries come to
   */
  static ManifestView of(ConfigDocument document, EntryValues values) {
    return new ManifestView(
        document.entries().stream()
            .filter(entry -> values.presence(entry) != Presence.ABSENT)
            .toList(),
        values);
  }

  /** Returns all entries, in the order of the file. */
  List<ConfigEntry> entries() {
    return entries;
  }

  /** Returns the entries with exactly this key; a template may hold one for each branch. */
  List<ConfigEntry> all(String key) {
    return entries.stream().filter(entry -> entry.key().equals(key)).toList();
  }

  /** Returns the entry with exactly this key, the last one if there are several. */
  Optional<ConfigEntry> entry(String key) {
    return all(key).stream().reduce((first, second) -> second);
  }

  /** Returns whether an entry is surely part of the manifest. */
  boolean isCertain(ConfigEntry entry) {
    return values.presence(entry) == Presence.PRESENT;
  }

  /** Returns the value of an entry of this view. */
  Value value(ConfigEntry entry, PropertyLookup variables) {
    return values.value(entry, variables);
  }

  /** Returns the value of a key. */
  Optional<Value> value(String key) {
    return entry(key).map(entry -> value(entry, PropertyLookup.NONE));
  }

  /** Returns the text of a key if it is known. */
  Optional<String> text(String key) {
    return value(key).flatMap(Value::text).filter(text -> !text.isBlank());
  }

  /** Returns what a key holds as it is written. */
  Optional<String> written(String key) {
    return entry(key).map(ConfigEntry::value).filter(text -> !text.isBlank());
  }

  /** Returns where a key and its value are written. */
  Optional<Site> site(String key) {
    return entry(key).map(ConfigEntry::site);
  }

  /** Returns what lies below a key: {@code a.b} of the key {@code x} for {@code x.a.b}. */
  ManifestView below(String key) {
    String prefix = key + ".";
    List<ConfigEntry> below = new ArrayList<>();
    for (ConfigEntry entry : entries) {
      if (entry.key().startsWith(prefix)) {
        below.add(renamed(entry, entry.key().substring(prefix.length())));
      }
    }
    return new ManifestView(below, values);
  }

  /** Returns the names that stand directly below a key. */
  Set<String> names(String key) {
    Set<String> names = new LinkedHashSet<>();
    for (ConfigEntry entry : below(key).entries) {
      String rest = entry.key();
      int end = 0;
      while (end < rest.length() && rest.charAt(end) != '.' && rest.charAt(end) != '[') {
        end++;
      }
      names.add(rest.substring(0, end));
    }
    return names;
  }

  /** Returns the items of a list, in order. An item that is a single value has the empty key. */
  List<ManifestView> items(String list) {
    String prefix = list + "[";
    Map<String, List<ConfigEntry>> items = new LinkedHashMap<>();
    for (ConfigEntry entry : entries) {
      int close = entry.key().indexOf(']', prefix.length());
      if (entry.key().startsWith(prefix) && close > 0) {
        String rest = entry.key().substring(close + 1);
        items
            .computeIfAbsent(
                entry.key().substring(prefix.length(), close), index -> new ArrayList<>())
            .add(renamed(entry, rest.startsWith(".") ? rest.substring(1) : rest));
      }
    }
    return items.values().stream().map(item -> new ManifestView(item, values)).toList();
  }

  private static ConfigEntry renamed(ConfigEntry entry, String key) {
    return new ConfigEntry(key, entry.value(), entry.keySite(), entry.valueSite(), entry.style());
  }
}
