package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ResendSighting;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.List;
import java.util.Set;

/** Follows records that are sent with one producer, and with another one after a failure. */
final class Resends {

  private static final Set<String> WAITING = Set.of("get", "join");

  private final ApplicationFacts facts;
  private boolean followsAny;

  Resends(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** Notes a call of a library before it is known whether it fails. */
  void attempts(Invocation invocation) {
    if (followsAny && WAITING.contains(invocation.method())) {
      invocation
          .state()
          .changeAllStatuses(
              status -> status instanceof SentRecord sent ? sent.waitedFor() : status);
    } else if (KafkaTypes.isProducer(invocation.type()) && invocation.method().equals("send")) {
      sends(invocation);
    }
  }

  private void sends(Invocation invocation) {
    List<Integer> producers =
        invocation.receiver().map(AbstractValue::references).orElseGet(List::of);
    List<Integer> records =
        invocation.argument(0).map(AbstractValue::references).orElseGet(List::of);
    if (producers.size() != 1 || records.size() != 1) {
      return;
    }
    int producer = producers.get(0);
    State state = invocation.state();
    for (Status status : state.statuses(records.get(0))) {
      if (status instanceof SentRecord sent
          && sent.producer() != producer
          && isClosed(sent.producer(), state)) {
        note(sent, producer, invocation);
      }
    }
    followsAny = true;
    state.setStatus(records.get(0), SentRecord.by(producer, invocation.site()));
  }

  private static boolean isClosed(int producer, State state) {
    return state.statuses(producer).stream().anyMatch(ProducerStatus.Closed.class::isInstance);
  }

  private void note(SentRecord sent, int producer, Invocation again) {
    sent.handler()
        .ifPresent(
            handler ->
                facts.addResend(
                    new ResendSighting(
                        sent.send(),
                        handler,
                        again.site(),
                        facts.client(sent.producer()),
                        facts.client(producer),
                        again.frame().path())));
  }
}
