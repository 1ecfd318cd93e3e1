package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.kafka.ConfigConstants;
import dev.eoslint.analyzer.kafka.ConfigKeys;

/**
 * What is known of libraries, whatever tree is read. It can be used for several trees and from
 * several threads.
 *
 * @param effects what calls of libraries do outside of Kafka
 * @param constants the constants in which Kafka's clients keep the names of their settings
 * @param keys the settings of Kafka's clients
 */
public record KnownLibraries(Catalogue effects, ConfigConstants constants, ConfigKeys keys) {

  /** Reads what is known from the resources of this program. */
  public static KnownLibraries load() {
    return new KnownLibraries(Catalogue.load(), ConfigConstants.load(), ConfigKeys.load());
  }
}
