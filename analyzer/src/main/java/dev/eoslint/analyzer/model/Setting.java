package dev.eoslint.analyzer.model;

/**
 * One key of a client's configuration that the application sets.
 *
 * @param key canonical Kafka key, for example {@code enable.auto.commit}
 * @param value what it is set to
 * @param site where it is set: the statement, entry or line that a user would change
 * @param spelling how the user spelt the key there, for example {@code
 *     spring.kafka.consumer.enable-auto-commit}
 * @param conditional whether it is set on some paths only
 * @param isLong whether it is certainly given as a {@code Long}, which Kafka does not take where it
 *     wants an {@code Integer}
 */
public record Setting(
    String key, Value value, Site site, String spelling, boolean conditional, boolean isLong) {

  /** Creates a setting that Kafka reads like a text. */
  public Setting(String key, Value value, Site site, String spelling, boolean conditional) {
    this(key, value, site, spelling, conditional, false);
  }
}
