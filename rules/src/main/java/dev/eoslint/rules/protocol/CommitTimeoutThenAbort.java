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
import java.util.Optional;
import java.util.Set;

/**
 * A rule that reports aborts after a commit whose outcome is not known.
 *
 * <p>Source: {@code KafkaProducer.commitTransaction} (a timed-out call may be repeated); {@code
 * TransactionManager.handleCachedTransactionRequestResult}.
 */
@RuleInfo(
    name = "commit-timeout-then-abort",
    title = "Timed-out commit answered by an abort",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "errors"})
public final class CommitTimeoutThenAbort implements Rule {

  /** Handlers of wider types belong to other rules, unless they catch nothing but the commit. */
  private static final Set<String> TIMEOUTS =
      Set.of("TimeoutException", "InterruptException", "RetriableException");

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (ProducerCall call : application.protocol().calls()) {
      if (call.kind() == ProducerCall.Kind.ABORT || call.kind() == ProducerCall.Kind.BEGIN) {
        call.before(ProducerState.Unanswered.class).stream()
            .filter(state -> state.kind() == ProducerCall.Kind.COMMIT)
            .filter(state -> call.kind() == ProducerCall.Kind.ABORT || !state.repeated())
            .flatMap(state -> problem(call, state, application).stream())
            .forEach(problems::add);
      }
    }
    return problems;
  }

  private static Optional<Problem> problem(
      ProducerCall call, ProducerState.Unanswered state, KafkaApplication application) {
    Optional<ProducerState.Caught> caught = state.caught();
    if (caught.filter(CommitTimeoutThenAbort::isTimeout).isPresent()) {
      return Optional.of(
          problem(call, state, "'%s' is called after 'commitTransaction' timed out.", application));
    }
    boolean alone =
        call.kind() == ProducerCall.Kind.ABORT
            && caught
                .filter(ProducerState.Caught::onlyCall)
                .filter(handler -> handler.protectedBlock().contains(state.call()))
                .isPresent();
    return alone
        ? Optional.of(
            problem(
                call,
                state,
                "'%s' is also called when 'commitTransaction' timed out, which this handler"
                    + " catches too.",
                application))
        : Optional.empty();
  }

  private static boolean isTimeout(ProducerState.Caught caught) {
    return TIMEOUTS.contains(caught.simpleName());
  }

  private static Problem problem(
      ProducerCall call,
      ProducerState.Unanswered state,
      String what,
      KafkaApplication application) {
    return Problem.at(
            call.site(),
            (what
                    + " The commit may have succeeded, and only 'commitTransaction' again or"
                    + " 'close' is allowed: this call throws %s; repeat the commit a few times,"
                    + " then close the producer.")
                .formatted(
                    call.kind().method(), ForbiddenCalls.exception(call.site(), application)))
        .withRelated(state.call(), "the commit whose outcome is not known")
        .withPath(call.path());
  }
}
