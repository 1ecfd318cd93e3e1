package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.CallStep;
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
import java.util.Optional;

/**
 * A rule that reports calls that the protocol of a transactional producer forbids in its state.
 *
 * <p>Source: {@code TransactionManager.State.isTransitionValid}; since kafka-clients 3.1 a
 * forbidden call throws {@code IllegalStateException}, before that {@code KafkaException}.
 */
@RuleInfo(
    name = "transaction-call-out-of-order",
    title = "Transaction call in a state that forbids it",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "protocol"})
public final class TransactionCallOutOfOrder implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (ProducerCall call : application.protocol().calls()) {
      switch (call.kind()) {
        case BEGIN -> begunTwice(call, application).ifPresent(problems::add);
        case COMMIT ->
            withoutTransaction(call, application)
                .or(() -> onSomeWay(call, application))
                .ifPresent(problems::add);
        case ABORT, SEND_OFFSETS -> withoutTransaction(call, application).ifPresent(problems::add);
        default -> {
          // Other rules judge these.
        }
      }
    }
    return problems;
  }

  /** The same begin again is a transaction that was not completed, which is another rule's. */
  private static Optional<Problem> begunTwice(ProducerCall call, KafkaApplication application) {
    List<ProducerState.InTransaction> open = call.before(ProducerState.InTransaction.class);
    boolean again = open.stream().anyMatch(each -> isSame(each, call));
    boolean swallowed = open.stream().anyMatch(each -> each.caught().isPresent());
    return call.isAlways(ProducerState.InTransaction.class) && !again && !swallowed
        ? Optional.of(begunTwice(open.get(0), call, application))
        : Optional.empty();
  }

  private static boolean isSame(ProducerState.InTransaction open, ProducerCall call) {
    return open.begin().equals(call.site()) && open.path().equals(call.path());
  }

  private static Problem begunTwice(
      ProducerState.InTransaction open, ProducerCall call, KafkaApplication application) {
    int inner = open.begin().equals(call.site()) ? commonAtEnd(open.path(), call.path()) : 0;
    return Problem.at(
            placeOf(call.site(), call.path(), inner),
            ("'beginTransaction' is called while a transaction of the same producer is open. It"
                    + " throws %s; commit or abort the open transaction before.")
                .formatted(ForbiddenCalls.exception(call.site(), application)))
        .withRelated(placeOf(open.begin(), open.path(), inner), "the open transaction begins")
        .withRelated(call.site(), "calls 'beginTransaction'")
        .withPath(call.path().subList(0, call.path().size() - inner));
  }

  /**
   * Where one method begins both transactions, those who call it are the ones to change. Returns
   * how many calls lie behind the place where they part, that place included.
   */
  private static int commonAtEnd(List<CallStep> left, List<CallStep> right) {
    int most = Math.min(left.size(), right.size());
    int common = 0;
    while (common < most
        && left.get(left.size() - 1 - common).equals(right.get(right.size() - 1 - common))) {
      common++;
    }
    return common < most ? common + 1 : 0;
  }

  /** Returns the call behind which the last {@code inner} calls of {@code path} lead to a begin. */
  private static Site placeOf(Site begin, List<CallStep> path, int inner) {
    return inner == 0 ? begin : path.get(path.size() - inner).site();
  }

  private static Optional<Problem> withoutTransaction(
      ProducerCall call, KafkaApplication application) {
    if (!call.isAlways(ProducerState.Ready.class) || isOnlySometimes(call, application)) {
      return Optional.empty();
    }
    ProducerState.Ready ready = call.before(ProducerState.Ready.class).get(0);
    return Optional.of(
        Problem.at(
                call.site(),
                ("'%s' is called when no transaction is open%s. It throws %s, which hides what"
                        + " happened before; call it only between 'beginTransaction' and the end"
                        + " of the transaction.")
                    .formatted(
                        call.kind().method(),
                        after(ready),
                        ForbiddenCalls.exception(call.site(), application)))
            .withRelated(ready.since(), "'%s' was called".formatted(ready.by().method()))
            .withPath(call.path()));
  }

  /** A handler can get some exceptions inside of a transaction, and others before it begins. */
  private static boolean isOnlySometimes(ProducerCall call, KafkaApplication application) {
    boolean unaborted =
        call.before(ProducerState.Ready.class).stream()
            .noneMatch(ready -> ready.by() == ProducerCall.Kind.ABORT);
    return call.handling()
        && unaborted
        && application.protocol().calls().stream()
            .filter(other -> other.site().equals(call.site()) && other.path().equals(call.path()))
            .anyMatch(other -> !other.before(ProducerState.InTransaction.class).isEmpty());
  }

  private static String after(ProducerState.Ready ready) {
    return switch (ready.by()) {
      case COMMIT -> ", because it is committed already";
      case ABORT -> ", because it is aborted already";
      default -> "";
    };
  }

  /** Some way to the commit has aborted the transaction, or never begun one. */
  private static Optional<Problem> onSomeWay(ProducerCall call, KafkaApplication application) {
    if (call.conditional() || call.before(ProducerState.InTransaction.class).isEmpty()) {
      return Optional.empty();
    }
    return call.before(ProducerState.Ready.class).stream()
        .filter(ready -> isUnnoticed(ready, call))
        .findFirst()
        .map(
            ready ->
                Problem.at(
                        call.site(),
                        ("'commitTransaction' is also reached when no transaction is open%s. It"
                                + " throws %s then; commit only where a transaction was begun and"
                                + " not ended.")
                            .formatted(
                                after(ready), ForbiddenCalls.exception(call.site(), application)))
                    .withRelated(ready.since(), "'%s' was called".formatted(ready.by().method()))
                    .withPath(call.path())
                    .withSeverity(Severity.WARNING));
  }

  /** Whether nothing that the code does on this way could keep it from the commit. */
  private static boolean isUnnoticed(ProducerState.Ready ready, ProducerCall call) {
    if (ready.by() == ProducerCall.Kind.ABORT) {
      return ready.caught().map(ProducerState.Caught::onlyReports).orElse(true);
    }
    return call.before(ProducerState.InTransaction.class).stream()
        .allMatch(ProducerState.InTransaction::beginIsConditional);
  }
}
