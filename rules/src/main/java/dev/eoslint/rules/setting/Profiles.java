package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.model.ClientConfig;

/** Words on the framework profile that a configuration holds in. */
public final class Profiles {

  private Profiles() {}

  /** Returns {@code " in profile 'x'"}, or nothing for the base configuration. */
  public static String inProfile(ClientConfig config) {
    return config.profile().map(" in profile '%s'"::formatted).orElse("");
  }
}
