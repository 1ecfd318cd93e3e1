package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.StreamsApplication;
import dev.eoslint.rules.setting.ExactlyOnce;
import dev.eoslint.rules.setting.Keys;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The times of the producers that exactly-once applications of Kafka Streams make.
 *
 * <p>Source: {@code StreamsConfig}: its own default of {@code transaction.timeout.ms}, which the
 * key replaces with or without the prefix, since 2.6.
 */
final class StreamsTimes {

  private static final String PREFIX = "producer.";
  private static final String WHOSE = "a producer of Kafka Streams";
  private static final long DEFAULT_TRANSACTION = 10_000;
  private static final KafkaVersion DEFAULT_SINCE = KafkaVersion.of(2, 6);

  private StreamsTimes() {}

  /** Returns how long transactions of applications of the cluster may last, as far as is known. */
  static Stream<Clients.Time> transactions(BrokerCluster cluster, KafkaApplication application) {
    return application.streams().applications().stream()
        .filter(streams -> Clients.serves(cluster, streams.module(), application))
        .filter(
            streams -> application.versions().at(streams.creation()).isMinorOrLater(DEFAULT_SINCE))
        .flatMap(
            streams ->
                streams.configs().stream()
                    .filter(config -> ExactlyOnce.in(config, streams, application).isPresent())
                    .flatMap(config -> transaction(config, streams, application).stream()));
  }

  private static Optional<Clients.Time> transaction(
      ClientConfig config, StreamsApplication streams, KafkaApplication application) {
    if (config.mentions(PREFIX + Keys.TRANSACTION_TIMEOUT)
        || config.mentions(Keys.TRANSACTION_TIMEOUT)) {
      return set(config, Keys.TRANSACTION_TIMEOUT, streams, application);
    }
    return config.complete()
        ? Optional.of(
            new Clients.Time(
                DEFAULT_TRANSACTION,
                streams.creation(),
                "%s whose '%s' is '%d' by default"
                    .formatted(WHOSE, Keys.TRANSACTION_TIMEOUT, DEFAULT_TRANSACTION),
                false))
        : Optional.empty();
  }

  /** Returns the times that applications of the cluster set for {@code key} of their producers. */
  static Stream<Clients.Time> set(BrokerCluster cluster, KafkaApplication application, String key) {
    return application.streams().applications().stream()
        .filter(streams -> Clients.serves(cluster, streams.module(), application))
        .flatMap(
            streams ->
                streams.configs().stream()
                    .filter(config -> ExactlyOnce.in(config, streams, application).isPresent())
                    .flatMap(config -> set(config, key, streams, application).stream()));
  }

  private static Optional<Clients.Time> set(
      ClientConfig config, String key, StreamsApplication streams, KafkaApplication application) {
    String winning = config.mentions(PREFIX + key) ? PREFIX + key : key;
    return application.effective(streams, config, winning) instanceof Effective.SetHere here
        ? Clients.time(here.setting(), WHOSE)
        : Optional.empty();
  }
}
