package dev.eoslint.rules.streams;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ExactlyOnce;
import dev.eoslint.rules.setting.Keys;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rule that reports the values of {@code processing.guarantee} that Kafka Streams 4.0 removed.
 *
 * <p>Source: KIP-732; the validator of {@code StreamsConfig.PROCESSING_GUARANTEE_CONFIG}.
 */
@RuleInfo(
    name = "streams-guarantee-value-removed",
    title = "Removed value of processing.guarantee",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"streams", "versions"})
public final class StreamsGuaranteeValueRemoved implements Rule {

  private static final KafkaVersion DEPRECATED_IN = KafkaVersion.of(3, 0);
  private static final KafkaVersion REMOVED_IN = KafkaVersion.of(4, 0);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Written> ofApplications =
        application.streams().applications().stream()
            .flatMap(
                streams ->
                    streams.configs().stream()
                        .flatMap(config -> config.lastSetting(Keys.PROCESSING_GUARANTEE).stream())
                        .map(setting -> Written.of(setting, application)))
            .toList();
    Stream<Written> others =
        application.streams().guarantees().stream()
            .map(setting -> Written.of(setting, application))
            .filter(each -> ofApplications.stream().noneMatch(each::isSameAs));
    return Stream.concat(ofApplications.stream(), others)
        .distinct()
        .filter(written -> !written.isOnlyValue())
        .flatMap(written -> problem(written).stream())
        .toList();
  }

  /**
   * A setting of the guarantee.
   *
   * @param version the version of Kafka Streams that reads it, if the build shows one
   */
  private record Written(Setting setting, Optional<KafkaVersion> version) {

    static Written of(Setting setting, KafkaApplication application) {
      return new Written(setting, application.versions().shownAt(setting.site()));
    }

    boolean isSameAs(Written other) {
      return setting.site().equals(other.setting.site())
          && setting.value().sameMeaning(other.setting.value());
    }

    /** Before the values were deprecated there was no other one. */
    boolean isOnlyValue() {
      return version.filter(known -> !known.isMinorOrLater(DEPRECATED_IN)).isPresent();
    }

    boolean isRejected() {
      return version.filter(known -> known.isMinorOrLater(REMOVED_IN)).isPresent();
    }
  }

  private static Optional<Problem> problem(Written written) {
    Setting setting = written.setting();
    return removedIn(setting.value())
        .map(
            use ->
                Problem.at(
                        setting.site(),
                        "'%s' %s%s. Set 'exactly_once_v2', which clients know since version 3.0 and"
                                .formatted(setting.spelling(), use.phrase(), versions(written))
                            + " which needs brokers of version 2.5 or later.")
                    .withSeverity(severity(use, written)));
  }

  /**
   * How a removed value gets into a setting.
   *
   * @param phrase what the setting does, for messages
   * @param certain whether it is written as such, and no default of the environment
   */
  private record Use(String phrase, boolean certain) {}

  private static Optional<Use> removedIn(Value value) {
    Optional<String> written = removed(value).map("is '%s'"::formatted);
    if (written.isPresent()) {
      return written.map(phrase -> new Use(phrase, true));
    } else if (value instanceof Value.OneOf oneOf) {
      return oneOf.alternatives().stream()
          .flatMap(each -> removed(each).stream())
          .findFirst()
          .map(text -> new Use("can be '%s'".formatted(text), true));
    } else if (value instanceof Value.External external) {
      return external
          .defaultValue()
          .flatMap(StreamsGuaranteeValueRemoved::removed)
          .map(
              text ->
                  new Use("is '%s' when '%s' is not set".formatted(text, external.name()), false));
    }
    return Optional.empty();
  }

  private static Optional<String> removed(Value value) {
    return value.text().map(String::strip).filter(ExactlyOnce::isRemoved);
  }

  private static String versions(Written written) {
    if (written.version().isEmpty()) {
      return ", which Kafka Streams rejects with a ConfigException since version 4.0 and calls"
          + " deprecated since 3.0";
    }
    KafkaVersion version = written.version().get();
    return written.isRejected()
        ? ", which Kafka Streams rejects with a ConfigException since version 4.0 (this project"
            + " uses %s)".formatted(version)
        : ", which is deprecated since Kafka Streams 3.0 (this project uses %s) and rejected with a"
                .formatted(version)
            + " ConfigException since 4.0";
  }

  private static Severity severity(Use use, Written written) {
    if (use.certain()) {
      return written.isRejected() ? Severity.ERROR : Severity.WARNING;
    }
    return written.isRejected() ? Severity.WARNING : Severity.INFO;
  }
}
