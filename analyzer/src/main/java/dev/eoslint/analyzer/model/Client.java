package dev.eoslint.analyzer.model;

import java.util.List;

/** A part of the application that reads a configuration of Kafka. */
public sealed interface Client permits Producer, Consumer, StreamsApplication {

  /** Returns where it gets its configuration. */
  Site creation();

  /** Returns who drives it. */
  Framework framework();

  /** Returns its configuration, once per profile; at least one, the base first. */
  List<ClientConfig> configs();

  /** Returns the module that owns it. */
  ApplicationModule module();

  /**
   * Returns whether {@code config} is a base whose profiles set {@code key} otherwise. Such a base
   * need not run without one of them.
   */
  default boolean leavesToProfiles(ClientConfig config, String key) {
    return config.profile().isEmpty()
        && configs().stream()
            .filter(other -> other.profile().isPresent())
            .map(other -> other.lastSetting(key))
            .anyMatch(other -> other.isPresent() && !other.equals(config.lastSetting(key)));
  }
}
