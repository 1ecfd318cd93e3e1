package dev.eoslint.rules.timing;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.ProcessingGuarantee;
import dev.eoslint.rules.setting.Stated;
import dev.eoslint.rules.setting.StreamsClient;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The timeout of a transactional producer when it is wrong. It has one kind, so that one timeout
 * never gets findings of two rules.
 *
 * @param kind what is wrong
 * @param producer the producer
 * @param stated the setting
 * @param limit the greatest timeout that brokers grant
 * @param broker the setting of the limit; empty when it is the default
 */
record TransactionTimeout(
    Kind kind, ConfiguredClient producer, Stated stated, long limit, Optional<Setting> broker) {

  /** What is wrong. */
  enum Kind {
    /** No time at all. */
    NOT_POSITIVE,
    /** More than a broker of the project grants. */
    ABOVE_BROKER,
    /** More than brokers grant that are not configured otherwise. */
    ABOVE_DEFAULT_OF_BROKER,
    /** Allowed, but longer than readers should have to wait. */
    LONG,
    /** Longer than Kafka's default. */
    ABOVE_DEFAULT
  }

  private static final long DEFAULT_LIMIT = 900_000;
  private static final long LONG = 300_000;
  private static final long DEFAULT = 60_000;

  /** Returns the timeouts of one kind. */
  static List<TransactionTimeout> of(Kind kind, KafkaApplication application) {
    return of(kind, ConfiguredClient.producers(application), application);
  }

  /** Returns the timeouts of one kind of Kafka Streams that processes exactly once. */
  static List<TransactionTimeout> ofStreams(Kind kind, KafkaApplication application) {
    return of(
        kind, StreamsClient.producers(ProcessingGuarantee.EXACTLY_ONCE, application), application);
  }

  private static List<TransactionTimeout> of(
      Kind kind, List<ConfiguredClient> producers, KafkaApplication application) {
    Limit limit = Limit.of(application);
    return producers.stream()
        .filter(ConfiguredClient::isTransactional)
        .filter(producer -> !producer.config().mentions(Keys.TWO_PHASE_COMMIT))
        .flatMap(producer -> of(producer, limit).stream())
        .filter(timeout -> timeout.kind == kind)
        .toList();
  }

  private static Optional<TransactionTimeout> of(ConfiguredClient producer, Limit limit) {
    Optional<Stated> stated = producer.stated(Keys.TRANSACTION_TIMEOUT);
    OptionalLong number = stated.map(Stated::number).orElseGet(OptionalLong::empty);
    if (stated.isEmpty() || number.isEmpty()) {
      return Optional.empty();
    }
    return kindOf(number.getAsLong(), limit)
        .map(
            kind ->
                new TransactionTimeout(
                    kind, producer, stated.get(), limit.most(), limit.setting()));
  }

  private static Optional<Kind> kindOf(long timeout, Limit limit) {
    if (timeout <= 0) {
      return Optional.of(Kind.NOT_POSITIVE);
    } else if (timeout > limit.most()) {
      return Optional.of(
          limit.setting().isPresent() ? Kind.ABOVE_BROKER : Kind.ABOVE_DEFAULT_OF_BROKER);
    }
    if (timeout > LONG) {
      return Optional.of(Kind.LONG);
    }
    return timeout > DEFAULT ? Optional.of(Kind.ABOVE_DEFAULT) : Optional.empty();
  }

  /**
   * The greatest timeout that brokers grant.
   *
   * @param most in milliseconds, as high as possible when it cannot be known
   * @param setting where it is set; of several brokers the most generous one counts
   */
  private record Limit(long most, Optional<Setting> setting) {

    static Limit of(KafkaApplication application) {
      Limit limit = new Limit(DEFAULT_LIMIT, Optional.empty());
      boolean seen = false;
      for (Setting setting : application.brokerSettings()) {
        if (setting.key().equals("transaction.max.timeout.ms")) {
          OptionalLong number =
              Stated.of(setting)
                  .filter(Stated::isFixed)
                  .map(Stated::number)
                  .orElseGet(OptionalLong::empty);
          long most = number.orElse(Long.MAX_VALUE);
          limit = !seen || most > limit.most ? new Limit(most, Optional.of(setting)) : limit;
          seen = true;
        }
      }
      return limit;
    }
  }
}
