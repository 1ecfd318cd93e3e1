package dev.eoslint.analyzer.java.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A map that copies share until one of them changes: states are forked far more often than they
 * change.
 */
final class SharedMap<K, V> {

  private Map<K, V> entries;
  private boolean shared;

  private SharedMap(Map<K, V> entries, boolean shared) {
    this.entries = entries;
    this.shared = shared;
  }

  static <K, V> SharedMap<K, V> empty() {
    return new SharedMap<>(new LinkedHashMap<>(), false);
  }

  static <K, V> SharedMap<K, V> copyOf(Map<K, V> entries) {
    return new SharedMap<>(new LinkedHashMap<>(entries), false);
  }

  /** Returns an independent copy. */
  SharedMap<K, V> copy() {
    shared = true;
    return new SharedMap<>(entries, true);
  }

  /** Returns whether nothing was changed in either since one was copied from the other. */
  @SuppressWarnings("ReferenceEquality") // that nobody copied the entries is the point
  boolean isUnchangedFrom(SharedMap<K, V> other) {
    return entries == other.entries;
  }

  /** Returns the entries, which may change later. */
  Map<K, V> view() {
    return Collections.unmodifiableMap(entries);
  }

  Optional<V> get(K key) {
    return Optional.ofNullable(entries.get(key));
  }

  void put(K key, V value) {
    own().put(key, value);
  }

  void putIfAbsent(K key, V value) {
    if (!entries.containsKey(key)) {
      own().put(key, value);
    }
  }

  void remove(K key) {
    if (entries.containsKey(key)) {
      own().remove(key);
    }
  }

  void removeKeysIf(Predicate<K> gone) {
    for (K key : entries.keySet()) {
      if (gone.test(key)) {
        own().keySet().removeIf(gone);
        return;
      }
    }
  }

  private Map<K, V> own() {
    if (shared) {
      entries = new LinkedHashMap<>(entries);
      shared = false;
    }
    return entries;
  }
}
