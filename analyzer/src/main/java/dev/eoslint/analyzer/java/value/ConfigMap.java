package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A map of settings ({@code Map} or {@code Properties}).
 *
 * @param entries what was put under known keys, in the order of first writing
 * @param complete whether nothing else can be in it
 * @param others what was put under keys that are not known
 * @param beginning where the code that fills it begins: the variable that holds it, or else the
 *     expression that makes it; absent when that differs from path to path or is not code
 */
public record ConfigMap(
    Map<String, Entry> entries,
    boolean complete,
    List<AbstractValue> others,
    Optional<Site> beginning)
    implements HeapObject {

  /** Values under unknown keys beyond these are not followed. */
  private static final int MOST_OTHERS = 8;

  /** Copies the entries, whose order is kept. */
  public ConfigMap {
    entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    others = List.copyOf(others);
  }

  /** Returns this map after {@code value} was put under a key that is not known. */
  public ConfigMap withOther(AbstractValue value) {
    ConfigMap changed = overwritten();
    if (others.contains(value) || others.size() >= MOST_OTHERS) {
      return changed;
    }
    List<AbstractValue> more = new ArrayList<>(others);
    more.add(value);
    return new ConfigMap(changed.entries, false, more, beginning);
  }

  /** Returns an empty map that is complete. */
  public static ConfigMap empty() {
    return new ConfigMap(Map.of(), true, List.of(), Optional.empty());
  }

  /** Returns this map when the code that fills it from now on begins at {@code site}. */
  public ConfigMap beginningAt(Site site) {
    return new ConfigMap(entries, complete, others, Optional.of(site));
  }

  /** Returns this map after everything was taken out of it. */
  public ConfigMap emptied() {
    return new ConfigMap(Map.of(), true, List.of(), beginning);
  }

  /** Returns this map after {@code entry} was put under {@code key}. */
  public ConfigMap with(String key, Entry entry) {
    Map<String, Entry> changed = new LinkedHashMap<>(entries);
    changed.remove(key);
    changed.put(key, entry);
    return new ConfigMap(changed, complete, others, beginning);
  }

  /** Returns this map after the value of {@code key} was taken out. */
  public ConfigMap without(String key) {
    Map<String, Entry> changed = new LinkedHashMap<>(entries);
    changed.remove(key);
    return new ConfigMap(changed, complete, others, beginning);
  }

  /** Returns this map after the value of {@code key}, if there is one, became another one. */
  public ConfigMap withUnknown(String key) {
    Map<String, Entry> changed = new LinkedHashMap<>(entries);
    changed.computeIfPresent(key, (name, entry) -> entry.withUnknownValue());
    return new ConfigMap(changed, complete, others, beginning);
  }

  /** Returns this map after all of its values became others. */
  public ConfigMap withUnknownValues() {
    Map<String, Entry> changed = new LinkedHashMap<>(entries);
    changed.replaceAll((key, entry) -> entry.withUnknownValue());
    return new ConfigMap(changed, complete, others, beginning);
  }

  /**
   * Returns this map after something unseen was put into it that may have replaced or removed what
   * was there.
   */
  public ConfigMap overwritten() {
    Map<String, Entry> changed = new LinkedHashMap<>(entries);
    changed.replaceAll((key, entry) -> entry.asConditional());
    return new ConfigMap(changed, false, others, beginning);
  }

  /** Returns this map after all of {@code other} was put into it. */
  public ConfigMap withAll(ConfigMap other) {
    Map<String, Entry> changed = new LinkedHashMap<>(entries);
    if (!other.complete) {
      changed.replaceAll((key, entry) -> entry.asConditional());
    }
    other.entries.forEach(
        (key, entry) -> {
          Optional<Entry> before =
              Optional.ofNullable(changed.remove(key)).filter(any -> entry.conditional);
          changed.put(key, before.map(known -> known.or(entry)).orElse(entry));
        });
    return new ConfigMap(changed, complete && other.complete, allOthers(other), beginning);
  }

  /** Returns this map when something unseen may have changed it. */
  public ConfigMap incomplete() {
    return complete ? new ConfigMap(entries, false, others, beginning) : this;
  }

  ConfigMap joinedWith(ConfigMap other) {
    Map<String, Entry> joined = new LinkedHashMap<>();
    entries.forEach(
        (key, entry) -> {
          Entry there = other.entries.get(key);
          joined.put(key, there == null ? entry.asConditional() : entry.or(there));
        });
    other.entries.forEach((key, entry) -> joined.putIfAbsent(key, entry.asConditional()));
    return new ConfigMap(
        joined,
        complete && other.complete,
        allOthers(other),
        beginning.filter(site -> other.beginning.equals(Optional.of(site))));
  }

  private List<AbstractValue> allOthers(ConfigMap other) {
    List<AbstractValue> all = new ArrayList<>(others);
    other.others.stream()
        .filter(value -> !all.contains(value) && all.size() < MOST_OTHERS)
        .forEach(all::add);
    return all;
  }

  /**
   * A value in a map.
   *
   * @param value the value
   * @param site the statement or argument that put it there
   * @param spelling how the key was written there
   * @param conditional whether it is there on some paths only
   */
  public record Entry(AbstractValue value, Site site, String spelling, boolean conditional) {

    Entry withUnknownValue() {
      return new Entry(AbstractValue.opaque(), site, spelling, conditional);
    }

    Entry asConditional() {
      return conditional ? this : new Entry(value, site, spelling, true);
    }

    Entry or(Entry other) {
      return equals(other)
          ? this
          : new Entry(
              AbstractValue.join(value, other.value),
              site,
              spelling,
              conditional || other.conditional);
    }
  }
}
