package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.config.spring.SpringEnvironment;
import dev.eoslint.analyzer.config.spring.SpringProperties;
import dev.eoslint.analyzer.config.spring.SpringProperty;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.FrameworkDefault;
import dev.eoslint.analyzer.model.IgnoredSetting;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What Spring Boot makes of {@code spring.kafka.*}: common properties are overridden by the fields
 * of a role, and those by the role's free properties ({@code KafkaProperties} of Spring Boot).
 */
final class BootSettings {

  private static final String COMMON = "spring.kafka.properties";
  private static final String ISOLATION = "isolation.level";
  private static final String TRANSACTIONAL_ID = "transactional.id";
  private static final String PRODUCER = "spring.kafka.producer";
  private static final String PREFIX = PRODUCER + ".transaction-id-prefix";
  private static final String LISTENER_TYPE = "spring.kafka.listener.type";
  private static final String FREE_ID = PRODUCER + ".properties";

  static final FrameworkDefault CONTAINER_AUTO_COMMIT =
      new FrameworkDefault(
          "enable.auto.commit",
          "false",
          "Spring's listener container sets it when the application does not");

  private static final FrameworkDefault BOOT_ISOLATION =
      new FrameworkDefault(
          ISOLATION, "read_uncommitted", "Spring Boot writes it into every consumer");

  private static final Map<String, String> CONSUMER_FIELDS =
      fields(
          Map.of(
              "enable-auto-commit", "enable.auto.commit",
              "isolation-level", ISOLATION,
              "group-id", "group.id",
              "auto-offset-reset", "auto.offset.reset",
              "max-poll-records", "max.poll.records",
              "auto-commit-interval", "auto.commit.interval.ms",
              "bootstrap-servers", "bootstrap.servers",
              "client-id", "client.id"));

  /** A prefix counts as the id, since every producer of the factory gets an id made from it. */
  private static final Map<String, String> PRODUCER_FIELDS =
      fields(
          Map.of(
              "transaction-id-prefix", TRANSACTIONAL_ID,
              "acks", "acks",
              "retries", "retries",
              "bootstrap-servers", "bootstrap.servers",
              "client-id", "client.id",
              "batch-size", "batch.size"));

  private static final Map<String, String> STREAMS_FIELDS =
      fields(
          Map.of(
              "application-id", "application.id",
              "bootstrap-servers", "bootstrap.servers",
              "client-id", "client.id",
              "replication-factor", "replication.factor",
              "state-dir", "state.dir"));

  private static final String STREAMS = "spring.kafka.streams";
  private static final String GUARANTEE = "processing.guarantee";

  /** The binder of Spring Cloud Stream; its functions and bindings can have more of their own. */
  private static final String BINDER = "spring.cloud.stream.kafka.streams.binder.configuration";

  /** Where Spring Cloud Stream's binder takes the transactional ids of its producers from. */
  private static final String BINDER_PREFIX =
      "spring.cloud.stream.kafka.binder.transaction.transaction-id-prefix";

  private BootSettings() {}

  private static Map<String, String> fields(Map<String, String> fields) {
    Map<String, String> sorted = new LinkedHashMap<>();
    fields.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
    return sorted;
  }

  /** Returns the configuration that Boot gives to consumers, once for each profile. */
  static List<ClientConfig> consumers(SpringEnvironment environment) {
    return environment.views().stream().map(view -> consumer(view, environment)).toList();
  }

  /** Returns the configuration that Boot gives to producers, once for each profile. */
  static List<ClientConfig> producers(SpringEnvironment environment) {
    return environment.views().stream()
        .map(
            view ->
                new ClientConfig(
                    ClientRole.PRODUCER,
                    withCommonServers(settings(view, PRODUCER, PRODUCER_FIELDS, List.of()), view),
                    List.of(),
                    List.of(),
                    isComplete(view, environment),
                    view.profile(),
                    Optional.empty()))
        .toList();
  }

  /**
   * Returns the configuration that Boot gives to Kafka Streams, once for each profile; nothing when
   * the files say nothing of it.
   */
  static List<ClientConfig> streams(SpringEnvironment environment) {
    return environment.views().stream()
        .filter(BootSettings::configuresStreams)
        .map(
            view ->
                streams(
                    withCommonServers(settings(view, STREAMS, STREAMS_FIELDS, List.of()), view),
                    environment.complete(),
                    view))
        .toList();
  }

  private static List<Setting> withCommonServers(List<Setting> own, SpringProperties view) {
    List<Setting> settings = new ArrayList<>();
    view.find("spring.kafka.bootstrap-servers")
        .map(property -> setting("bootstrap.servers", property, property.key()))
        .ifPresent(settings::add);
    settings.addAll(own);
    return settings;
  }

  private static boolean configuresStreams(SpringProperties view) {
    return !view.under(STREAMS).isEmpty()
        || view.under(COMMON).stream().anyMatch(property -> property.key().equals(GUARANTEE));
  }

  /** Returns what Spring Cloud Stream's binder gives to Kafka Streams, once for each profile. */
  static List<ClientConfig> streamsOfBinder(SpringEnvironment environment) {
    return environment.views().stream()
        .filter(view -> !view.under(BINDER).isEmpty())
        .map(
            view ->
                streams(
                    view.under(BINDER).stream()
                        .map(each -> setting(each.key(), each, BINDER + "." + each.key()))
                        .toList(),
                    false,
                    view))
        .toList();
  }

  private static ClientConfig streams(
      List<Setting> settings, boolean complete, SpringProperties view) {
    return new ClientConfig(
        ClientRole.STREAMS,
        settings,
        List.of(),
        List.of(),
        complete,
        view.profile(),
        Optional.empty());
  }

  /** Returns the first place that sets something for Boot's producers alone, if there is one. */
  static Optional<Site> producerSite(SpringEnvironment environment) {
    return environment.views().stream()
        .flatMap(view -> view.under(PRODUCER).stream())
        .map(SpringProperty::site)
        .min(Comparator.naturalOrder());
  }

  private static ClientConfig consumer(SpringProperties view, SpringEnvironment environment) {
    return new ClientConfig(
        ClientRole.CONSUMER,
        settings(view, "spring.kafka.consumer", CONSUMER_FIELDS, List.of(ISOLATION)),
        deadIsolation(view),
        List.of(CONTAINER_AUTO_COMMIT, BOOT_ISOLATION),
        isComplete(view, environment),
        view.profile(),
        Optional.empty());
  }

  /**
   * Returns the isolation levels that the files set for Boot's consumers and that a consumer
   * factory of the application does not get, one for each place that sets one.
   */
  static List<IgnoredSetting> isolationOutOfReach(SpringEnvironment environment) {
    return consumers(environment).stream()
        .flatMap(config -> config.lastSetting(ISOLATION).stream())
        .distinct()
        .map(
            setting ->
                new IgnoredSetting(
                    setting,
                    "the application makes the consumer factory itself, and Spring Boot's settings"
                        + " do not reach it.",
                    false))
        .toList();
  }

  /** Environment variables can add keys anywhere; a file that names Kafka at all is a decision. */
  private static boolean isComplete(SpringProperties view, SpringEnvironment environment) {
    return environment.complete() && !view.under("spring.kafka").isEmpty();
  }

  private static List<Setting> settings(
      SpringProperties view, String role, Map<String, String> fields, List<String> overwritten) {
    List<Setting> settings = new ArrayList<>();
    for (SpringProperty property : view.under(COMMON)) {
      if (!overwritten.contains(property.key())) {
        settings.add(setting(property.key(), property, COMMON + "." + property.key()));
      }
    }
    fields.forEach(
        (field, key) ->
            view.find(role + "." + field)
                .ifPresent(property -> settings.add(setting(key, property, property.key()))));
    for (SpringProperty property : view.under(role + ".properties")) {
      settings.add(setting(property.key(), property, role + ".properties." + property.key()));
    }
    return settings;
  }

  private static Setting setting(String key, SpringProperty property, String spelling) {
    return new Setting(key, property.value(), property.site(), spelling, false);
  }

  private static List<IgnoredSetting> deadIsolation(SpringProperties view) {
    return view.under(COMMON).stream()
        .filter(property -> property.key().equals(ISOLATION))
        .map(
            property ->
                new IgnoredSetting(
                    setting(ISOLATION, property, COMMON + "." + ISOLATION),
                    "Spring Boot overwrites it with 'spring.kafka.consumer.isolation-level', which"
                        + " is 'read_uncommitted' when it is not set.",
                    true))
        .toList();
  }

  /** Returns the identities that Boot's producer factory has, one for each place that sets one. */
  static List<TransactionalIdentity> identities(SpringEnvironment environment) {
    List<TransactionalIdentity> identities = new ArrayList<>();
    for (SpringProperties view : environment.views()) {
      identity(view).filter(each -> !identities.contains(each)).ifPresent(identities::add);
    }
    return identities;
  }

  /**
   * Returns the identities of the producers of Spring Cloud Stream's binder, one for each place
   * that sets one.
   */
  static List<TransactionalIdentity> identitiesOfBinder(SpringEnvironment environment) {
    return environment.views().stream()
        .flatMap(view -> prefix(BINDER_PREFIX, view).stream())
        .distinct()
        .toList();
  }

  private static Optional<TransactionalIdentity> prefix(String name, SpringProperties view) {
    return view.find(name)
        .map(property -> new TransactionalIdentity(property.value(), property.site(), true));
  }

  private static Optional<TransactionalIdentity> identity(SpringProperties view) {
    Optional<TransactionalIdentity> prefix = prefix(PREFIX, view);
    if (prefix.isPresent()) {
      return prefix;
    }
    return view.under(FREE_ID).stream()
        .filter(property -> property.key().equals(TRANSACTIONAL_ID))
        .map(property -> new TransactionalIdentity(property.value(), property.site(), true))
        .findFirst();
  }

  /** Returns whether Boot defines its Kafka transaction manager in this view. */
  static boolean hasManager(SpringProperties view) {
    return view.find(PREFIX).isPresent();
  }

  /** Returns whether Boot lets listeners take all records of a poll at once in every view. */
  static boolean listensInBatches(SpringEnvironment environment) {
    return environment.views().stream()
        .allMatch(
            view ->
                view.find(LISTENER_TYPE)
                    .flatMap(type -> type.value().text())
                    .filter("batch"::equalsIgnoreCase)
                    .isPresent());
  }

  /** Returns whether Boot defines its Kafka transaction manager in any view. */
  static boolean hasManager(SpringEnvironment environment) {
    return environment.views().stream().anyMatch(BootSettings::hasManager);
  }
}
