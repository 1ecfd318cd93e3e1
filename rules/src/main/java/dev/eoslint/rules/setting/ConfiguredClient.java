package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.Client;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.StreamsApplication;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A client in one of its configurations, as rules on settings see it. All that it tells is certain.
 *
 * @param client the client
 * @param noun what it is, for messages: {@code "producer"}
 * @param config the configuration
 * @param identified whether a framework gives it a transactional id that its settings do not show
 * @param application what it belongs to
 */
public record ConfiguredClient(
    Client client,
    String noun,
    ClientConfig config,
    boolean identified,
    KafkaApplication application) {

  /** Returns the producers of an application, once for each configuration. */
  public static List<ConfiguredClient> producers(KafkaApplication application) {
    return application.producers().stream()
        .flatMap(producer -> of(producer, application).stream())
        .toList();
  }

  /** Returns a producer, once for each of its configurations. */
  public static List<ConfiguredClient> of(Producer producer, KafkaApplication application) {
    boolean identified = producer.configs().size() == 1 && !producer.identities().isEmpty();
    return producer.configs().stream()
        .map(config -> new ConfiguredClient(producer, "producer", config, identified, application))
        .toList();
  }

  /** Returns the consumers of an application, once for each configuration. */
  public static List<ConfiguredClient> consumers(KafkaApplication application) {
    return application.consumers().stream()
        .flatMap(consumer -> of(consumer, application).stream())
        .toList();
  }

  /** Returns a consumer, once for each of its configurations. */
  public static List<ConfiguredClient> of(Consumer consumer, KafkaApplication application) {
    return consumer.configs().stream()
        .map(config -> new ConfiguredClient(consumer, "consumer", config, false, application))
        .toList();
  }

  /** Returns the producers and consumers of an application. */
  public static List<ConfiguredClient> all(KafkaApplication application) {
    List<ConfiguredClient> all = new ArrayList<>(producers(application));
    all.addAll(consumers(application));
    return all;
  }

  /** Returns where the client is made. */
  public Site creation() {
    return client.creation();
  }

  /** Returns what the application sets {@code key} to, if that is certain. */
  public Optional<Stated> stated(String key) {
    return client.leavesToProfiles(config, key)
        ? Optional.empty()
        : config.lastSetting(key).flatMap(Stated::of);
  }

  /** Returns whether {@code key} is certainly not set. */
  public boolean lacks(String key) {
    return config.complete()
        && client.configs().stream().noneMatch(other -> other.mentions(key))
        && config.frameworkDefaults().stream().noneMatch(each -> each.key().equals(key));
  }

  /** Returns whether the client certainly has a transactional id. */
  public boolean isTransactional() {
    Optional<Setting> id = transactionalId();
    boolean blank =
        id.flatMap(Stated::of)
            .filter(each -> each.isKafkaKey() && each.text().isEmpty())
            .isPresent();
    return !blank && (identified || id.filter(set -> !set.conditional()).isPresent());
  }

  /** Returns the setting of the transactional id. */
  public Optional<Setting> transactionalId() {
    return config.lastSetting(Keys.TRANSACTIONAL_ID);
  }

  /** Returns whether the client can have a transactional id. */
  public boolean mayBeTransactional() {
    return identified || config.mentions(Keys.TRANSACTIONAL_ID);
  }

  /** Returns whether the build or the settings say which version of the Kafka clients is used. */
  public boolean knowsVersion() {
    return application.versions().shownAt(creation()).isPresent();
  }

  /** Returns {@code " in version 4.0.0"} when the build or the settings say so, else nothing. */
  public String inShownVersion() {
    return application.versions().shownAt(creation()).map(" in version %s"::formatted).orElse("");
  }

  /** Returns the version of the Kafka clients that is used or assumed. */
  public KafkaVersion version() {
    return application.versions().at(creation());
  }

  /** Returns the number that holds for {@code key}, if it is certain. */
  public Optional<Amount> amount(String key) {
    Optional<Stated> stated = stated(key);
    if (stated.isPresent()) {
      OptionalLong number = stated.get().number();
      return number.isPresent()
          ? Optional.of(new Amount(key, number.getAsLong(), "", stated))
          : Optional.empty();
    }
    if (application.effective(client, config, key) instanceof Effective.DefaultApplies byDefault
        && lacks(key)) {
      return Optional.of(
          new Amount(
              key,
              Long.parseLong(byDefault.value()),
              " (the default%s)".formatted(inShownVersion()),
              Optional.empty()));
    }
    return Optional.empty();
  }

  /** Returns {@code " in profile 'x'"} when the settings do not hold in the base too. */
  public String inProfile(Setting... settings) {
    boolean alsoInBase =
        Arrays.stream(settings)
            .allMatch(
                set ->
                    client.configs().get(0).lastSetting(set.key()).filter(set::equals).isPresent());
    return alsoInBase ? "" : Profiles.inProfile(config);
  }

  /** Returns {@code "'acks' is '1' in profile 'x'"}. */
  public String phrase(Stated stated) {
    return stated.phrase() + inProfile(stated.setting());
  }

  /** Returns a problem with a setting of this client. */
  public Problem problem(Stated stated, Severity severity, String message) {
    return Problem.at(stated.setting().site(), message)
        .withSeverity(stated.severity(severity))
        .withRelated(creation(), label());
  }

  /** Returns whether it is a part of an application of Kafka Streams. */
  public boolean isOfStreams() {
    return client instanceof StreamsApplication;
  }

  /** Returns what stands at its creation, for related places of problems. */
  public String label() {
    return isOfStreams() ? "the Kafka Streams application" : "the " + noun;
  }

  /** Returns {@code problem} with the place that gives the client its transactional id. */
  public Problem withIdentity(Problem problem) {
    return transactionalId().map(id -> problem.withRelated(id.site(), label(id))).orElse(problem);
  }

  private static String label(Setting setting) {
    Value value = setting.value();
    return value instanceof Value.Unknown
        ? "sets '%s'".formatted(setting.spelling())
        : "sets '%s' to '%s'".formatted(setting.spelling(), value.display());
  }
}
