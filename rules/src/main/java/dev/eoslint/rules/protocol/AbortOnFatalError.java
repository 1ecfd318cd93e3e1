package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule that reports aborts of a producer that failed for good.
 *
 * <p>Source: {@code TransactionManager.beginAbort} and {@code maybeFailWithError}, which throw the
 * fatal error again; the class documentation of {@code KafkaProducer}.
 */
@RuleInfo(
    name = "abort-on-fatal-error",
    title = "Abort after an error that only allows to close",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "errors"})
public final class AbortOnFatalError implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (ProducerCall call : application.protocol().calls()) {
      call.before(ProducerState.Failed.class).stream()
          .filter(ProducerState.Failed::swallowed)
          .filter(failed -> isFatal(failed, application))
          .forEach(
              failed ->
                  failed.abort().ifPresent(abort -> problems.add(swallowed(abort, failed, call))));
    }
    // An abort in a 'finally' block hides the error as well, but is no answer to it.
    application.protocol().unclosed().stream()
        .filter(failed -> isFatal(failed, application))
        .forEach(failed -> failed.abort().ifPresent(abort -> problems.add(problem(abort, failed))));
    return problems;
  }

  private static boolean isFatal(ProducerState.Failed failed, KafkaApplication application) {
    return failed.caught().filter(caught -> FatalErrors.isFatal(caught, application)).isPresent();
  }

  private static Problem problem(Site abort, ProducerState.Failed failed) {
    return withHandler(
        Problem.at(
            abort,
            ("'abortTransaction' is also called when the producer was fenced%s. It throws the fatal"
                    + " error again, which hides the first one, and nothing closes the producer; catch"
                    + " 'ProducerFencedException' and the other fatal errors before, and close the"
                    + " producer there.")
                .formatted(handlerName(failed))),
        failed);
  }

  private static Problem swallowed(Site abort, ProducerState.Failed failed, ProducerCall next) {
    return withHandler(
        Problem.at(
                abort,
                ("'abortTransaction' is also called when the producer was fenced%s, and what it"
                        + " throws is swallowed. The loop goes on with a producer that fails on"
                        + " every call; close the producer after a fatal error and stop or create a"
                        + " new one.")
                    .formatted(handlerName(failed)))
            .withRelated(next.site(), "goes on with the same producer")
            .withSeverity(Severity.ERROR),
        failed);
  }

  private static String handlerName(ProducerState.Failed failed) {
    return failed
        .caught()
        .map(caught -> " ('%s' is caught)".formatted(caught.simpleName()))
        .orElse("");
  }

  private static Problem withHandler(Problem problem, ProducerState.Failed failed) {
    return failed
        .caught()
        .map(caught -> problem.withRelated(caught.handler(), "the handler"))
        .orElse(problem);
  }
}
