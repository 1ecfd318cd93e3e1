package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ProducerCallSighting;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.SwallowedFencing;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Notes the calls of producers with the protocol states that they are made in. */
final class ProtocolRecord {

  private final ApplicationFacts facts;

  ProtocolRecord(ApplicationFacts facts) {
    this.facts = facts;
  }

  void call(int producer, ProducerCall.Kind kind, Invocation invocation) {
    Set<Status> statuses = invocation.state().statuses(producer);
    if (kind != ProducerCall.Kind.ABORT) {
      noteSwallowedFencing(statuses, Optional.of(invocation.site()), facts);
    }
    List<ProducerState> before =
        statuses.isEmpty()
            ? List.of(new ProducerState.Unseen())
            : statuses.stream().map(ProtocolRecord::stateOf).distinct().toList();
    facts
        .protocol()
        .addCall(
            new ProducerCallSighting(
                invocation.site(),
                kind,
                before,
                facts.client(producer),
                invocation.frame().isConditionalInLoop(),
                invocation.frame().handlesException(),
                invocation.frame().path()));
    if (ends(kind) && !endsOwn(before, invocation.frame())) {
      facts
          .protocol()
          .addCompleting(invocation.frame().type().qualifiedName(), methodName(invocation.frame()));
    }
  }

  private static boolean ends(ProducerCall.Kind kind) {
    return kind == ProducerCall.Kind.COMMIT || kind == ProducerCall.Kind.ABORT;
  }

  /** A transaction that a method begins and ends itself says nothing of those of others. */
  private static boolean endsOwn(List<ProducerState> before, Frame frame) {
    Optional<Site> method = frame.method().map(each -> each.declaration().site());
    return before.stream()
        .allMatch(
            state ->
                state instanceof ProducerState.InTransaction open
                    && method.filter(site -> site.contains(open.begin())).isPresent());
  }

  private static String methodName(Frame frame) {
    return frame.method().map(each -> each.declaration().name()).orElse("");
  }

  /**
   * Notes aborts that failed because of fencing, which a handler of everything swallowed.
   *
   * @param next the next call on the producer; absent when an execution ends
   */
  static void noteSwallowedFencing(
      Set<Status> statuses, Optional<Site> next, ApplicationFacts facts) {
    for (Status status : statuses) {
      if (status instanceof FailedForGood failed && failed.fallback().isPresent()) {
        failed
            .caught()
            .filter(caught -> KafkaExceptions.isCatchAll(caught.exception()))
            .ifPresent(
                caught ->
                    facts
                        .protocol()
                        .faults()
                        .addSwallowedFencing(
                            new SwallowedFencing(
                                failed.call(), failed.fallback().get().handler(), caught, next)));
      }
    }
  }

  private static ProducerState stateOf(Status status) {
    if (status instanceof ProducerStatus.Created created) {
      return new ProducerState.Created(created.site(), created.perhapsUsed());
    } else if (status instanceof ProducerStatus.Ready ready) {
      return new ProducerState.Ready(ready.since(), ready.by(), ready.caught());
    } else if (status instanceof ProducerStatus.Initialised initialised) {
      return new ProducerState.Initialised(initialised.since());
    } else if (status instanceof InTransaction open) {
      return new ProducerState.InTransaction(
          open.scope().begin(),
          open.scope().path(),
          open.conditional(),
          open.failed(),
          open.caught());
    } else if (status instanceof ProducerStatus.Unanswered unanswered) {
      return new ProducerState.Unanswered(
          unanswered.call(), unanswered.kind(), unanswered.repeated(), unanswered.caught());
    } else if (status instanceof FailedForGood failed) {
      return stateOf(failed);
    } else if (status instanceof ProducerStatus.Closed closed) {
      return new ProducerState.Closed(closed.after());
    }
    return new ProducerState.Unseen();
  }

  static ProducerState.Failed stateOf(FailedForGood failed) {
    return new ProducerState.Failed(
        failed.call(), failed.caught(), failed.abort(), failed.swallowed());
  }
}
