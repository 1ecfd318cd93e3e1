package dev.eoslint.analyzer.kafka;

/**
 * The keys of a broker's configuration that decide about delivery guarantees.
 *
 * <p>They are written down here instead of generated, because the classes that define them moved
 * from release to release. Source of names, defaults and first versions: {@code KafkaConfig} (up to
 * 3.9), {@code TransactionLogConfig}, {@code TransactionStateManagerConfig}, {@code
 * GroupCoordinatorConfig}, {@code ServerLogConfigs} and {@code ReplicationConfigs}; KIP-854 for
 * {@code producer.id.expiration.ms}, KIP-890 for {@code transaction.partition.verification.enable}.
 */
public enum BrokerKey {
  /** How many copies the transaction log has. */
  TRANSACTION_LOG_REPLICATION_FACTOR(
      "transaction.state.log.replication.factor", "3", KafkaVersion.of(0, 11)),
  /** How many copies of the transaction log must have a record before it counts. */
  TRANSACTION_LOG_MIN_ISR("transaction.state.log.min.isr", "2", KafkaVersion.of(0, 11)),
  /** How many copies the log of committed offsets has. */
  OFFSETS_REPLICATION_FACTOR("offsets.topic.replication.factor", "3", KafkaVersion.of(0, 8)),
  /** How many copies a topic has that is created without saying so. */
  DEFAULT_REPLICATION_FACTOR("default.replication.factor", "1", KafkaVersion.of(0, 8)),
  /** How many copies must have a record before {@code acks=all} is answered. */
  MIN_INSYNC_REPLICAS("min.insync.replicas", "1", KafkaVersion.of(0, 8)),
  /** Whether a copy that lags behind may become the leader; off by default since 0.11. */
  UNCLEAN_LEADER_ELECTION("unclean.leader.election.enable", "false", KafkaVersion.of(0, 8)),
  /** The longest {@code transaction.timeout.ms} that a producer may ask for. */
  TRANSACTION_MAX_TIMEOUT("transaction.max.timeout.ms", "900000", KafkaVersion.of(0, 11)),
  /** How long an idle transactional id is remembered. */
  TRANSACTIONAL_ID_EXPIRATION(
      "transactional.id.expiration.ms", "604800000", KafkaVersion.of(0, 11)),
  /** How long the sequence numbers of an idle producer are remembered. */
  PRODUCER_ID_EXPIRATION("producer.id.expiration.ms", "86400000", KafkaVersion.of(3, 4)),
  /** Whether a broker asks the coordinator before it appends to a partition. */
  PARTITION_VERIFICATION(
      "transaction.partition.verification.enable", "true", KafkaVersion.of(3, 6));

  private final String key;
  private final String defaultValue;
  private final KafkaVersion since;

  BrokerKey(String key, String defaultValue, KafkaVersion since) {
    this.key = key;
    this.defaultValue = defaultValue;
    this.since = since;
  }

  /** Returns the key as Kafka spells it. */
  public String key() {
    return key;
  }

  /** Returns what holds where the key is not set, as a user would write it. */
  public String defaultValue() {
    return defaultValue;
  }

  /** Returns whether brokers of a version know the key. */
  public boolean isKnownIn(KafkaVersion version) {
    return version.isMinorOrLater(since);
  }
}
