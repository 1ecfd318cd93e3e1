package dev.eoslint.analyzer.kafka;

import java.util.Optional;

/**
 * What Kafka says about a key in a span of releases.
 *
 * @param since the first release of the table that says so
 * @param until the last release of the table that says so; both ends are part of the span
 * @param type the type of the value
 * @param defaultValue the default as a user would write it; empty when the key is unset by default
 *     or required. Defaults that depend on the machine name a Java property: {@code
 *     ${java.io.tmpdir}/kafka-streams}
 * @param required whether a client cannot be made without this key
 * @param allowedValues what Kafka's validator accepts
 */
public record KeyDefinition(
    KafkaVersion since,
    KafkaVersion until,
    ValueType type,
    Optional<String> defaultValue,
    boolean required,
    AllowedValues allowedValues) {

  /** Returns whether a release of the table lies in the span. */
  boolean holdsIn(KafkaVersion release) {
    return release.compareTo(since) >= 0 && release.compareTo(until) <= 0;
  }
}
