package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.AbandonedProducer;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports producers that are given up with records in their buffer.
 *
 * <p>Source: {@code KafkaProducer.close}, which sends what is left, but without any time fails it;
 * the thread that sends otherwise is a daemon ({@code KafkaThread}) and ends with the process.
 */
@RuleInfo(
    name = "producer-not-closed",
    title = "Producer that is given up with records in its buffer",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "durability"})
public final class ProducerNotClosed implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.sending().abandoned().stream()
        .filter(abandoned -> PlainProducers.isPlain(abandoned.producer()))
        .map(ProducerNotClosed::problem)
        .toList();
  }

  private static Problem problem(AbandonedProducer abandoned) {
    return abandoned
        .closedAtOnce()
        .map(ProducerNotClosed::closedAtOnce)
        .orElseGet(() -> outOfReach(abandoned.producer().creation()))
        .withRelated(abandoned.send(), "nothing waits for the record that is sent here");
  }

  private static Problem outOfReach(Site creation) {
    return Problem.at(
        creation,
        "The producer that is created here goes out of reach without 'close' or 'flush' after"
            + " its last send. Records that are still in its buffer are lost when the process"
            + " ends; create it in a 'try' statement that closes it.");
  }

  private static Problem closedAtOnce(Site close) {
    return Problem.at(
        close,
        "'close' does not wait here, and neither did the code after its last send. Records that are"
            + " still in the buffer of the producer are given up and never sent; give 'close' time,"
            + " or call 'flush' before.");
  }
}
