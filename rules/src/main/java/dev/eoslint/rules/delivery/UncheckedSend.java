package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.UnobservedSend;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports sends whose failure nobody learns of.
 *
 * <p>Source: {@code KafkaProducer.send} and {@code flush}: a record that cannot be delivered
 * completes its future and its callback with an exception, and nothing else.
 */
@RuleInfo(
    name = "unchecked-send",
    title = "Send whose failure nobody learns of",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "durability"})
public final class UncheckedSend implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.sending().unchecked().stream()
        .filter(send -> PlainProducers.isPlain(send.producer()))
        .filter(send -> !PlainProducers.asksForNoAnswer(send.producer()))
        .filter(send -> !PlainProducers.hasInterceptors(send.producer()))
        .map(UncheckedSend::problem)
        .toList();
  }

  private static Problem problem(UnobservedSend send) {
    boolean telemetry = PlainProducers.sendsTelemetry(send.producer(), send.topic());
    String ignored =
        send.callback().isPresent()
            ? "The callback of this 'send' does not look at its exception, and the future is dropped"
            : "The future that 'send' returns is dropped, and no callback is given";
    Problem problem =
        Problem.at(
            send.site(),
            ignored
                + ". A record that cannot be delivered is lost without a trace, since neither"
                + " 'flush' nor 'close' reports it; look at the exception in a callback or call"
                + " 'get' on the future.");
    for (var callback : send.callback().stream().toList()) {
      problem = problem.withRelated(callback, "this callback ignores the exception");
    }
    return problem
        .withSeverity(telemetry ? Severity.INFO : Severity.WARNING)
        .withRelated(send.producer().creation(), "the producer")
        .withPath(send.path());
  }
}
