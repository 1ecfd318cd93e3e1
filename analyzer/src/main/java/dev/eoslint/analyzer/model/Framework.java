package dev.eoslint.analyzer.model;

/** Who creates and drives a Kafka client. */
public enum Framework {
  /** The application itself, with kafka-clients. */
  KAFKA_CLIENTS,
  /** Spring for Apache Kafka, with or without Spring Boot. */
  SPRING_KAFKA
}
