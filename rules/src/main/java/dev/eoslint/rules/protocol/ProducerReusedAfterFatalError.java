package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A rule that reports calls on a producer after an error that only allows to close it was caught.
 *
 * <p>Source: {@code TransactionManager.maybeFailWithError}: in {@code FATAL_ERROR} every call
 * throws.
 */
@RuleInfo(
    name = "producer-reused-after-fatal-error",
    title = "Producer used further after a fatal error",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "errors"})
public final class ProducerReusedAfterFatalError implements Rule {

  private static final Set<String> CATCH_ALL =
      Set.of("Throwable", "Exception", "RuntimeException", "KafkaException", "ApiException");

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (ProducerCall call : application.protocol().calls()) {
      if (call.kind() != ProducerCall.Kind.ABORT) {
        call.before(ProducerState.Failed.class).stream()
            .filter(failed -> failed.abort().isEmpty())
            .flatMap(failed -> failed.caught().stream())
            .filter(caught -> isFatal(caught, application))
            .map(caught -> problem(call, caught))
            .forEach(problems::add);
      }
      if (uses(call)) {
        call.before(ProducerState.Closed.class).stream()
            .flatMap(closed -> closed.after().stream())
            .filter(caught -> isFatal(caught, application))
            .map(caught -> closed(call, caught))
            .forEach(problems::add);
      }
    }
    return problems;
  }

  /** What follows in the same handlers to end the transaction is no way to go on. */
  private static boolean uses(ProducerCall call) {
    return call.kind() != ProducerCall.Kind.ABORT && call.kind() != ProducerCall.Kind.COMMIT;
  }

  private static boolean isFatal(ProducerState.Caught caught, KafkaApplication application) {
    return !CATCH_ALL.contains(caught.simpleName()) && FatalErrors.isFatal(caught, application);
  }

  private static Problem closed(ProducerCall call, ProducerState.Caught caught) {
    return Problem.at(
            call.site(),
            ("'%s' is called on a producer that was closed after '%s' was caught. Every call on a"
                    + " closed producer throws; stop after the fatal error, or create a new one.")
                .formatted(call.kind().method(), caught.simpleName()))
        .withRelated(caught.handler(), "catches the fatal error and goes on")
        .withPath(call.path());
  }

  private static Problem problem(ProducerCall call, ProducerState.Caught caught) {
    return Problem.at(
            call.site(),
            ("'%s' is called on the same producer after '%s' was caught. After this error every"
                    + " call on the producer throws; close it and stop, or create a new one.")
                .formatted(call.kind().method(), caught.simpleName()))
        .withRelated(caught.handler(), "catches the fatal error and goes on")
        .withPath(call.path());
  }
}
