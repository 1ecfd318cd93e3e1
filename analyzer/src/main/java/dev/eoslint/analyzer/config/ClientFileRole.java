package dev.eoslint.analyzer.config;

/** What a configuration file that Kafka itself reads configures. */
public enum ClientFileRole {
  /** A plain producer. */
  PRODUCER,
  /** A plain consumer. */
  CONSUMER,
  /** A Kafka Streams application. */
  STREAMS,
  /** A worker of Kafka Connect, standalone or distributed. */
  CONNECT_WORKER,
  /** A connector. */
  CONNECTOR,
  /** A broker or controller. */
  BROKER,
  /** MirrorMaker 2. */
  MIRROR_MAKER
}
