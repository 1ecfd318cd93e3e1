package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.RepeatedSend;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports records that are sent again after a failed send.
 *
 * <p>Source: the class documentation of {@code KafkaProducer}: idempotence covers the retries of
 * the client itself, and a record that the application sends again gets a new sequence number.
 */
@RuleInfo(
    name = "application-level-resend",
    title = "Record that is sent again after a failure",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "idempotence"})
public final class ApplicationLevelResend implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.sending().repeated().stream()
        .filter(send -> PlainProducers.isPlain(send.producer()))
        .map(ApplicationLevelResend::problem)
        .toList();
  }

  private static Problem problem(RepeatedSend send) {
    Problem problem =
        Problem.at(
            send.site(),
            "The same record is sent again after a send of it failed. The first attempt may have"
                + " been written all the same, and idempotence does not recognise the second one, so"
                + " that the record can appear twice and out of order; raise 'delivery.timeout.ms'"
                + " and leave repetitions to the client.");
    if (!send.first().equals(send.site())) {
      problem = problem.withRelated(send.first(), "the send that failed");
    }
    if (!send.failure().equals(send.site())) {
      problem = problem.withRelated(send.failure(), "the failure shows here");
    }
    return problem.withPath(send.path());
  }
}
