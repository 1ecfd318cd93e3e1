package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
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
 * @param creation where the client is made
 * @param noun what it is, for messages: {@code "producer"}
 * @param framework who drives it
 * @param module the module that owns it
 * @param config the configuration
 * @param all all its configurations, the base first
 * @param identified whether a framework gives it a transactional id that its settings do not show
 * @param application what it belongs to
 */
record ConfiguredClient(
    Site creation,
    String noun,
    Framework framework,
    ApplicationModule module,
    ClientConfig config,
    List<ClientConfig> all,
    boolean identified,
    KafkaApplication application) {

  /** Returns the producers of an application, once for each configuration. */
  static List<ConfiguredClient> producers(KafkaApplication application) {
    return application.producers().stream()
        .flatMap(producer -> of(producer, application).stream())
        .toList();
  }

  /** Returns a producer, once for each of its configurations. */
  static List<ConfiguredClient> of(Producer producer, KafkaApplication application) {
    boolean identified = producer.configs().size() == 1 && !producer.identities().isEmpty();
    return producer.configs().stream()
        .map(
            config ->
                new ConfiguredClient(
                    producer.creation(),
                    "producer",
                    producer.framework(),
                    producer.module(),
                    config,
                    producer.configs(),
                    identified,
                    application))
        .toList();
  }

  /** Returns the consumers of an application, once for each configuration. */
  static List<ConfiguredClient> consumers(KafkaApplication application) {
    return application.consumers().stream()
        .flatMap(consumer -> of(consumer, application).stream())
        .toList();
  }

  /** Returns a consumer, once for each of its configurations. */
  static List<ConfiguredClient> of(Consumer consumer, KafkaApplication application) {
    return consumer.configs().stream()
        .map(
            config ->
                new ConfiguredClient(
                    consumer.creation(),
                    "consumer",
                    consumer.framework(),
                    consumer.module(),
                    config,
                    consumer.configs(),
                    false,
                    application))
        .toList();
  }

  /** Returns the producers and consumers of an application. */
  static List<ConfiguredClient> all(KafkaApplication application) {
    List<ConfiguredClient> all = new ArrayList<>(producers(application));
    all.addAll(consumers(application));
    return all;
  }

  /** Returns what the application sets {@code key} to, if that is certain. */
  Optional<Stated> stated(String key) {
    return config.lastSetting(key).filter(set -> !isLeftToProfiles(set)).flatMap(Stated::of);
  }

  /** A base whose profiles set a key anew need not run without one of them. */
  private boolean isLeftToProfiles(Setting setting) {
    return config.profile().isEmpty()
        && all.stream()
            .flatMap(other -> other.lastSetting(setting.key()).stream())
            .anyMatch(other -> !other.equals(setting));
  }

  /** Returns whether {@code key} is certainly not set. */
  boolean lacks(String key) {
    return config.complete()
        && all.stream().noneMatch(other -> other.mentions(key))
        && config.frameworkDefaults().stream().noneMatch(each -> each.key().equals(key));
  }

  /** Returns whether the client certainly has a transactional id. */
  boolean isTransactional() {
    Optional<Setting> id = transactionalId();
    boolean blank =
        id.flatMap(Stated::of)
            .filter(each -> each.isKafkaKey() && each.text().isEmpty())
            .isPresent();
    return !blank && (identified || id.filter(set -> !set.conditional()).isPresent());
  }

  /** Returns the setting of the transactional id. */
  Optional<Setting> transactionalId() {
    return config.lastSetting(Keys.TRANSACTIONAL_ID);
  }

  /** Returns whether the client can have a transactional id. */
  boolean mayBeTransactional() {
    return identified || config.mentions(Keys.TRANSACTIONAL_ID);
  }

  /** Returns whether the build or the settings say which version of the Kafka clients is used. */
  boolean knowsVersion() {
    return application.versions().shownAt(creation).isPresent();
  }

  /** Returns the version of the Kafka clients that is used or assumed. */
  KafkaVersion version() {
    return application.versions().at(creation);
  }

  /** Returns the number that holds for {@code key}, if it is certain. */
  Optional<Amount> amount(String key) {
    Optional<Stated> stated = stated(key);
    if (stated.isPresent()) {
      OptionalLong number = stated.get().number();
      return number.isPresent()
          ? Optional.of(new Amount(key, number.getAsLong(), "", stated))
          : Optional.empty();
    }
    if (application.effective(config, key, creation)
            instanceof Effective.DefaultApplies byDefault
        && lacks(key)) {
      return Optional.of(
          new Amount(
              key,
              Long.parseLong(byDefault.value()),
              " (the default in version " + version() + ")",
              Optional.empty()));
    }
    return Optional.empty();
  }

  /**
   * A number that holds for a key.
   *
   * @param key the key
   * @param number the number
   * @param remark why it holds, when the application does not set it
   * @param stated the setting, when the application sets it
   */
  record Amount(String key, long number, String remark, Optional<Stated> stated) {

    /** Returns {@code "'linger.ms' of '5' (the default in version 4.0.0)"}. */
    String phrase() {
      return "'%s' of '%d'%s".formatted(key, number, remark);
    }
  }

  /** Returns {@code " in profile 'x'"} when the settings do not hold in the base too. */
  String inProfile(Setting... settings) {
    boolean alsoInBase =
        Arrays.stream(settings)
            .allMatch(set -> all.get(0).lastSetting(set.key()).filter(set::equals).isPresent());
    return alsoInBase ? "" : config.profile().map(" in profile '%s'"::formatted).orElse("");
  }

  /** Returns {@code "'acks' is '1' in profile 'x'"}. */
  String phrase(Stated stated) {
    return stated.phrase() + inProfile(stated.setting());
  }

  /** Returns a problem with a setting of this client. */
  Problem problem(Stated stated, Severity severity, String message) {
    return Problem.at(stated.setting().site(), message)
        .withSeverity(stated.severity(severity))
        .withRelated(creation, "the " + noun);
  }

  /** Returns {@code problem} with the place that gives the client its transactional id. */
  Problem withIdentity(Problem problem) {
    return transactionalId().map(id -> problem.withRelated(id.site(), label(id))).orElse(problem);
  }

  private static String label(Setting setting) {
    Value value = setting.value();
    return value instanceof Value.Unknown
        ? "sets '%s'".formatted(setting.spelling())
        : "sets '%s' to '%s'".formatted(setting.spelling(), value.display());
  }
}
