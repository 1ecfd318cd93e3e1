package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.ExactlyOnce;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.Stated;
import dev.eoslint.rules.setting.StreamsClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rule that reports values of guarantee keys that Kafka rejects.
 *
 * <p>Source: the definitions in {@code ProducerConfig}, {@code ConsumerConfig} and {@code
 * StreamsConfig}, {@code ConfigDef.parseType}.
 */
@RuleInfo(
    name = "invalid-guarantee-value",
    title = "Value that Kafka does not accept",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "consumer", "configuration"})
public final class InvalidGuaranteeValue implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    Stream<ConfiguredClient> ofStreams =
        StreamsClient.all(application).stream().map(StreamsClient::client);
    return Stream.concat(ConfiguredClient.all(application).stream(), ofStreams)
        .flatMap(client -> judge(client).stream())
        .toList();
  }

  private static List<Problem> judge(ConfiguredClient client) {
    List<Problem> problems = new ArrayList<>();
    for (String key : GuaranteeKeys.of(client.config().role())) {
      client
          .stated(key)
          .filter(Stated::isKafkaKey)
          .filter(stated -> !stated.text().isEmpty())
          .filter(stated -> !hasRuleOfItsOwn(stated))
          .flatMap(stated -> problem(client, stated))
          .ifPresent(problems::add);
    }
    return problems;
  }

  /** Another rule tells what became of the older guarantees of Kafka Streams. */
  private static boolean hasRuleOfItsOwn(Stated stated) {
    return stated.setting().key().equals(Keys.PROCESSING_GUARANTEE)
        && ExactlyOnce.isRemoved(stated.text());
  }

  private static Optional<Problem> problem(ConfiguredClient client, Stated stated) {
    Optional<Domain> known = Domain.of(client, stated.setting().key());
    if (stated.setting().isLong() && known.filter(Domain::isInt).isPresent()) {
      return Optional.of(
          client.problem(
              stated,
              Severity.ERROR,
              ("%s and is given as a 'Long', but it has to be an 'Integer' or a text. Kafka rejects"
                      + " it with a ConfigException when the %s is created.")
                  .formatted(client.phrase(stated), client.noun())));
    }
    return known
        .filter(domain -> !domain.permits(stated.text()))
        .map(
            domain ->
                client.problem(
                    stated,
                    Severity.ERROR,
                    ("%s, but it has to be %s. Kafka rejects it with a ConfigException when the %s"
                            + " is created.")
                        .formatted(client.phrase(stated), domain.words(), client.noun())));
  }
}
