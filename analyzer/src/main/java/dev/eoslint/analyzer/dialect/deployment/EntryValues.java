package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.placeholder.PlaceholderSyntax;
import dev.eoslint.analyzer.config.placeholder.Placeholders;
import dev.eoslint.analyzer.config.placeholder.PropertyLookup;
import dev.eoslint.analyzer.model.Value;

/** What the entries of a manifest come to. */
interface EntryValues {

  /** Returns whether an entry is part of the manifest. */
  Presence presence(ConfigEntry entry);

  /**
   * Returns the value of an entry.
   *
   * @param variables what placeholders may name besides what the manifest itself knows
   */
  Value value(ConfigEntry entry, PropertyLookup variables);

  /** Whether an entry is part of a manifest. */
  enum Presence {
    PRESENT,
    ABSENT,
    /** It depends on what the files do not show. */
    UNKNOWN
  }

  /** Returns the values of a manifest that stands as it is written. */
  static EntryValues asWritten(PlaceholderSyntax syntax) {
    return new EntryValues() {
      @Override
      public Presence presence(ConfigEntry entry) {
        return Presence.PRESENT;
      }

      @Override
      public Value value(ConfigEntry entry, PropertyLookup variables) {
        return Placeholders.resolve(entry.value(), entry.site(), syntax, variables);
      }
    };
  }
}
