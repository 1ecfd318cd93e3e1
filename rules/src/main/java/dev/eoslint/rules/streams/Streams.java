package dev.eoslint.rules.streams;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.StreamsApplication;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.rules.setting.ExactlyOnce;
import dev.eoslint.rules.setting.ProcessingGuarantee;
import dev.eoslint.rules.setting.Profiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** What the rules on Kafka Streams ask of a configuration. */
final class Streams {

  private Streams() {}

  /**
   * One configuration of one application.
   *
   * @param whole what the configuration is a part of
   */
  record Configured(KafkaApplication whole, StreamsApplication application, ClientConfig config) {

    /** Returns the setting that asks for exactly-once processing, if one does for certain. */
    Optional<Setting> exactlyOnce() {
      return ExactlyOnce.in(config, application, whole);
    }

    /** Returns whether the application processes at least once for certain. */
    boolean atLeastOnce() {
      return ProcessingGuarantee.of(config, application, whole)
          == ProcessingGuarantee.AT_LEAST_ONCE;
    }

    /** Returns the setting of {@code key} that holds on every path. */
    Optional<Setting> certain(String key) {
      return whole.effective(application, config, key) instanceof Effective.SetHere set
          ? Optional.of(set.setting())
          : Optional.empty();
    }

    /** Returns what holds for a key of a client: what is written with its prefix wins. */
    Optional<Setting> certainOfClient(String prefix, String key) {
      return config.mentions(prefix + key) ? certain(prefix + key) : certain(key);
    }

    /** Returns whether the build or the settings say which version of Kafka Streams is used. */
    boolean knowsVersion() {
      return whole.versions().shownAt(application.creation()).isPresent();
    }

    /** Returns the version of Kafka Streams that the application has or is taken to have. */
    KafkaVersion version() {
      return whole.versions().at(application.creation());
    }

    /** Returns {@code problem} with the places that explain it. */
    Problem explained(Problem problem) {
      Problem explained = problem;
      Optional<Setting> guarantee = exactlyOnce();
      if (guarantee.isPresent()) {
        explained = explained.withRelated(guarantee.get().site(), "asks for exactly-once");
      }
      return explained.withRelated(application.creation(), "the Kafka Streams application");
    }

    /** Returns {@code " in profile 'x'"}, or nothing for the base configuration. */
    String inProfile() {
      return Profiles.inProfile(config);
    }
  }

  /** Returns what {@code judgement} says of each configuration of each application. */
  static List<Problem> judgeEach(
      KafkaApplication whole, Function<Configured, List<Problem>> judgement) {
    List<Problem> problems = new ArrayList<>();
    for (StreamsApplication application : whole.streams().applications()) {
      for (ClientConfig config : application.configs()) {
        problems.addAll(judgement.apply(new Configured(whole, application, config)));
      }
    }
    return problems;
  }

  /** Returns the setting that asks for exactly-once in some application of {@code module}. */
  static Optional<Setting> exactlyOnceIn(ApplicationModule module, KafkaApplication whole) {
    return whole.streams().applications().stream()
        .filter(application -> application.module().equals(module))
        .flatMap(
            application ->
                application.configs().stream()
                    .map(config -> new Configured(whole, application, config)))
        .flatMap(configured -> configured.exactlyOnce().stream())
        .findFirst();
  }

  /** Returns the text of a setting as Kafka reads it, empty when it is not known. */
  static String text(Setting setting) {
    return setting.value().text().map(String::strip).orElse("");
  }

  /** Returns the text of a setting of type boolean, class or list in lower case. */
  static String lowerCase(Setting setting) {
    return text(setting).toLowerCase(Locale.ROOT);
  }

  /** Returns the number of a setting, if it is known. */
  static Optional<Long> number(Setting setting) {
    try {
      return Optional.of(Long.parseLong(text(setting)));
    } catch (NumberFormatException notANumber) {
      return Optional.empty();
    }
  }
}
