package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.OffsetRead;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports producers that do not wait for all in-sync replicas.
 *
 * <p>Source: {@code ProducerConfig.ACKS_DOC}.
 */
@RuleInfo(
    name = "acks-not-all",
    title = "Records that count as sent before they are replicated",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "durability", "configuration"})
public final class AcksNotAll implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (Weakness weakness : Weakness.of(Weakness.Kind.ACKS, application)) {
      problems.add(problem(weakness, application));
    }
    return problems;
  }

  private static Problem problem(Weakness weakness, KafkaApplication application) {
    if (weakness.producer().isOfStreams()) {
      return ofStreams(weakness);
    }
    return weakness.culprit().is("0")
        ? withoutAnswer(weakness, application)
        : withoutCopies(weakness);
  }

  private static Problem ofStreams(Weakness weakness) {
    return problem(
        weakness,
        Severity.WARNING,
        ", so that what this Kafka Streams application writes counts as written before any follower"
            + " has a copy. Results and the changelogs of its state are lost when a leader fails,"
            + " although the offsets of their input are committed; set it to 'all'.");
  }

  private static Problem withoutCopies(Weakness weakness) {
    return problem(
        weakness,
        Severity.WARNING,
        ", so that a record counts as sent before any follower has a copy. It is lost when the"
            + " leader fails before it is replicated; set 'acks' to 'all'.");
  }

  private static Problem withoutAnswer(Weakness weakness, KafkaApplication application) {
    return offsetRead(weakness, application)
        .map(read -> withoutOffset(weakness, read))
        .or(
            () ->
                ExactlyOnceClaim.of(weakness.producer().client().module(), application)
                    .map(claim -> againstClaim(weakness, claim)))
        .orElseGet(
            () ->
                problem(
                    weakness,
                    Severity.WARNING,
                    ", so that the producer does not wait for any answer of a broker. A record that"
                        + " never arrives is lost without an error; set 'acks' to 'all'."));
  }

  private static Optional<OffsetRead> offsetRead(Weakness weakness, KafkaApplication application) {
    return application.sending().offsetReads().stream()
        .filter(read -> read.producer().creation().equals(weakness.producer().client().creation()))
        .findFirst();
  }

  private static Problem withoutOffset(Weakness weakness, OffsetRead read) {
    return problem(
            weakness,
            Severity.ERROR,
            ", so that no broker answers with the offset of a record, and the offset that the code"
                + " reads from the result of 'send' is always -1. A record that never arrives is"
                + " lost without an error; set 'acks' to 'all'.")
        .withRelated(read.site(), "the offset is read here");
  }

  private static Problem againstClaim(Weakness weakness, ExactlyOnceClaim claim) {
    return problem(
            weakness,
            Severity.ERROR,
            ", so that the producer does not wait for any answer of a broker, in an application"
                + " that means to process exactly once. A record that never arrives is lost"
                + " without an error; set 'acks' to 'all'.")
        .withRelated(claim.site(), claim.label());
  }

  private static Problem problem(Weakness weakness, Severity severity, String consequence) {
    ConfiguredClient producer = weakness.producer();
    return producer.problem(
        weakness.culprit(), severity, producer.phrase(weakness.culprit()) + consequence);
  }
}
