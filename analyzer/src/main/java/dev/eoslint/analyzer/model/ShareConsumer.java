package dev.eoslint.analyzer.model;

/**
 * A consumer of a share group ({@code KafkaShareConsumer}, KIP-932).
 *
 * @param creation the constructor call
 * @param config its configuration
 */
public record ShareConsumer(Site creation, ClientConfig config) {}
