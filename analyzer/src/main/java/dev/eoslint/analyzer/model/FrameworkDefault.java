package dev.eoslint.analyzer.model;

/**
 * A value that a framework gives to a key when the application does not set it.
 *
 * @param key canonical Kafka key
 * @param value the value that the client then gets
 * @param explanation who sets it, for messages: {@code "Spring Boot writes it into every consumer"}
 */
public record FrameworkDefault(String key, String value, String explanation) {}
