package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.kafka.KeyDefinition;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.StreamsClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A rule that reports keys that are nearly those of a guarantee, which Kafka ignores.
 *
 * <p>Source: {@code AbstractConfig.logUnused}: unknown keys are only logged.
 */
@RuleInfo(
    name = "misspelled-guarantee-key",
    title = "Key that Kafka does not know",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"producer", "consumer", "configuration"})
public final class MisspelledGuaranteeKey implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (ConfiguredClient client : ConfiguredClient.all(application)) {
      problems.addAll(judge(client, meant -> true));
    }
    for (StreamsClient streams : StreamsClient.all(application)) {
      problems.addAll(judge(streams.client(), meant -> matters(meant, streams)));
    }
    return problems;
  }

  /** Whoever repairs a key that Kafka Streams sets itself gains nothing. */
  private static boolean matters(String meant, StreamsClient streams) {
    return !meant.equals(Keys.TRANSACTIONAL_ID) && !streams.replaces(meant);
  }

  private static List<Problem> judge(ConfiguredClient client, Predicate<String> matters) {
    List<Problem> problems = new ArrayList<>();
    Spelling spelling = new Spelling(client.config().role(), client.application().keys());
    for (Setting setting : client.config().settings()) {
      spelling
          .meant(setting.key())
          .filter(meant -> !client.config().mentions(meant))
          .filter(matters)
          .map(meant -> problem(client, setting, meant))
          .ifPresent(problems::add);
    }
    return problems;
  }

  private static Problem problem(ConfiguredClient client, Setting setting, String meant) {
    return Problem.at(
            setting.site(),
            ("'%s' is no key of a Kafka %s; '%s' is probably meant. Kafka only logs keys that it"
                    + " does"
                    + " not know, so that %s.")
                .formatted(setting.spelling(), client.noun(), meant, consequence(client, meant)))
        .withRelated(client.creation(), client.label());
  }

  private static String consequence(ConfiguredClient client, String meant) {
    if (client.isOfStreams() && client.config().role() != ClientRole.STREAMS) {
      return "'%s' stays what Kafka Streams makes it".formatted(meant);
    }
    List<Optional<String>> defaults =
        client.application().keys().find(client.config().role(), meant).stream()
            .flatMap(key -> key.definitions().stream())
            .map(KeyDefinition::defaultValue)
            .distinct()
            .toList();
    if (defaults.size() == 1) {
      return defaults
          .get(0)
          .map(value -> "'%s' keeps its default '%s'".formatted(meant, value))
          .orElseGet(() -> "'%s' stays unset".formatted(meant));
    }
    return "'%s' keeps its default".formatted(meant) + byVersion(client, meant);
  }

  /** A default that differs between versions is named only with the version. */
  private static String byVersion(ConfiguredClient client, String key) {
    return client
        .application()
        .keys()
        .defaultOf(client.config().role(), key, client.version())
        .filter(value -> client.knowsVersion())
        .map(value -> ", which is '%s'%s".formatted(value, client.inShownVersion()))
        .orElse("");
  }
}
