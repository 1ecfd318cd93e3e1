package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.CallbackCall;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports callbacks of sends that wait for the thread that runs them.
 *
 * <p>Source: {@code KafkaProducer.send} (callbacks run on the I/O thread), {@code
 * KafkaProducer.flush}, {@code TransactionalRequestResult.await}.
 */
@RuleInfo(
    name = "blocking-call-in-send-callback",
    title = "Send callback that waits for its own producer",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "threads"})
public final class BlockingCallInSendCallback implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.protocol().faults().callbackCalls().stream()
        .map(BlockingCallInSendCallback::problem)
        .toList();
  }

  private static Problem problem(CallbackCall call) {
    return Problem.at(
            call.site(),
            ("'%s' is called in the callback of a send of the same producer. Callbacks run on the"
                    + " thread of the producer that this call waits for, so it cannot succeed; leave"
                    + " it to the thread that sends.")
                .formatted(call.method()))
        .withRelated(call.send(), "the send")
        .withPath(call.path());
  }
}
