package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.kafka.BrokerKey;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.rules.setting.Keys;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The transactional producers that use a cluster. */
final class Clients {

  private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");

  private Clients() {}

  /**
   * A time that a client has.
   *
   * @param milliseconds how long
   * @param site where it is set, or where the client is made when its default holds
   * @param explanation whose time it is, for messages
   * @param set whether the client sets it itself
   */
  record Time(long milliseconds, Site site, String explanation, boolean set) {}

  /** Returns whether the application has transactions at all. */
  static boolean useTransactions(KafkaApplication application) {
    return !application.transactions().isEmpty()
        || application.producers().stream().anyMatch(producer -> !producer.identities().isEmpty());
  }

  /**
   * Returns the longest transaction timeout of a producer of the cluster, up to a limit. One that
   * the producer sets and no broker of the project grants is left to the rule on the producer.
   */
  static Optional<Time> longestTransaction(
      BrokerCluster cluster, KafkaApplication application, long limit) {
    Stream<Time> ofProducers =
        transactional(application)
            .filter(producer -> uses(producer, cluster, application))
            .flatMap(producer -> times(producer, Keys.TRANSACTION_TIMEOUT, application));
    return Stream.concat(ofProducers, StreamsTimes.transactions(cluster, application))
        .filter(time -> time.milliseconds() <= limit)
        .filter(time -> !(time.set() && isRefusedEverywhere(time, application)))
        .max(Comparator.comparingLong(Time::milliseconds));
  }

  private static boolean isRefusedEverywhere(Time time, KafkaApplication application) {
    return application.brokerSettings().stream()
        .filter(setting -> setting.key().equals(BrokerKey.TRANSACTION_MAX_TIMEOUT.key()))
        .allMatch(
            setting ->
                setting
                    .value()
                    .text()
                    .flatMap(Clients::number)
                    .filter(granted -> granted < time.milliseconds())
                    .isPresent());
  }

  /** Returns the longest time of a key that a producer of the cluster sets itself. */
  static Optional<Time> longestSet(
      BrokerCluster cluster, KafkaApplication application, String key) {
    Stream<Time> ofProducers =
        application.producers().stream()
            .filter(producer -> uses(producer, cluster, application))
            .flatMap(producer -> producer.configs().stream())
            .flatMap(config -> config.lastSetting(key).stream())
            .flatMap(setting -> time(setting, "a producer").stream());
    return Stream.concat(ofProducers, StreamsTimes.set(cluster, application, key))
        .max(Comparator.comparingLong(Time::milliseconds));
  }

  private static Stream<Producer> transactional(KafkaApplication application) {
    List<Site> inTransactions =
        application.transactions().stream()
            .map(TransactionScope::producer)
            .flatMap(Optional::stream)
            .map(Producer::creation)
            .toList();
    return application.producers().stream()
        .filter(
            producer ->
                !producer.identities().isEmpty() || inTransactions.contains(producer.creation()));
  }

  private static boolean uses(
      Producer producer, BrokerCluster cluster, KafkaApplication application) {
    return serves(cluster, producer.module(), application);
  }

  /** A cluster serves its own module and those below; the only one of a tree serves all. */
  static boolean serves(
      BrokerCluster cluster, ApplicationModule module, KafkaApplication application) {
    return application.clusters().size() == 1
        || cluster.module().equals(module)
        || cluster.module().contains(module.root());
  }

  private static Stream<Time> times(Producer producer, String key, KafkaApplication application) {
    return producer.configs().stream()
        .map(config -> application.effective(producer, config, key))
        .flatMap(effective -> time(effective, key, producer).stream());
  }

  private static Optional<Time> time(Effective effective, String key, Producer producer) {
    if (effective instanceof Effective.SetHere here) {
      return time(here.setting(), "a producer");
    }
    return effective instanceof Effective.DefaultApplies standard
        ? number(standard.value())
            .map(
                number ->
                    new Time(
                        number,
                        producer.creation(),
                        "a producer whose '%s' is '%d' by default".formatted(key, number),
                        false))
        : Optional.empty();
  }

  /**
   * Returns the time that a setting is, if it is known.
   *
   * @param whose the client that has it, for messages
   */
  static Optional<Time> time(Setting setting, String whose) {
    return setting
        .value()
        .text()
        .filter(text -> !setting.conditional())
        .flatMap(Clients::number)
        .map(
            number ->
                new Time(
                    number,
                    setting.site(),
                    "%s whose '%s' is '%d'".formatted(whose, setting.key(), number),
                    true));
  }

  private static Optional<Long> number(String text) {
    String stripped = text.strip();
    return NUMBER.matcher(stripped).matches()
        ? Optional.of(Long.parseLong(stripped))
        : Optional.empty();
  }
}
