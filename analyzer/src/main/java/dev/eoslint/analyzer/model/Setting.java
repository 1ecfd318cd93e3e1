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
 */
public record Setting(String key, Value value, Site site, String spelling, boolean conditional) {}
