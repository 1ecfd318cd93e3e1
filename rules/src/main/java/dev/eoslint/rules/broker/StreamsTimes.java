package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.ProcessingGuarantee;
import dev.eoslint.rules.setting.StreamsClient;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The times of the producers that exactly-once applications of Kafka Streams make.
 *
 * <p>Source: {@code StreamsConfig}: its own default of {@code transaction.timeout.ms}, which the
 * key replaces with or without the prefix, since 2.6.
 */
final class StreamsTimes {

  private static final String WHOSE = "a producer of Kafka Streams";
  private static final long DEFAULT_TRANSACTION = 10_000;
  private static final KafkaVersion DEFAULT_SINCE = KafkaVersion.of(2, 6);

  private StreamsTimes() {}

  /** Returns how long transactions of applications of the cluster may last, as far as is known. */
  static Stream<Clients.Time> transactions(BrokerCluster cluster, KafkaApplication application) {
    return producers(cluster, application)
        .filter(
            producer ->
                application
                    .versions()
                    .at(producer.client().creation())
                    .isMinorOrLater(DEFAULT_SINCE))
        .flatMap(producer -> transaction(producer).stream());
  }

  private static Optional<Clients.Time> transaction(ConfiguredClient producer) {
    if (producer.config().mentions(Keys.TRANSACTION_TIMEOUT)) {
      return set(producer, Keys.TRANSACTION_TIMEOUT);
    }
    return producer.config().complete()
        ? Optional.of(
            new Clients.Time(
                DEFAULT_TRANSACTION,
                producer.client().creation(),
                "%s whose '%s' is '%d' by default"
                    .formatted(WHOSE, Keys.TRANSACTION_TIMEOUT, DEFAULT_TRANSACTION),
                false))
        : Optional.empty();
  }

  /** Returns the times that applications of the cluster set for {@code key} of their producers. */
  static Stream<Clients.Time> set(BrokerCluster cluster, KafkaApplication application, String key) {
    return producers(cluster, application).flatMap(producer -> set(producer, key).stream());
  }

  private static Optional<Clients.Time> set(ConfiguredClient producer, String key) {
    return producer.config().lastSetting(key).flatMap(setting -> Clients.time(setting, WHOSE));
  }

  private static Stream<ConfiguredClient> producers(
      BrokerCluster cluster, KafkaApplication application) {
    return StreamsClient.producers(ProcessingGuarantee.EXACTLY_ONCE, application).stream()
        .filter(producer -> Clients.serves(cluster, producer.client().module(), application));
  }
}
