package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.PipelineSighting;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.PollingFault;
import java.util.List;
import java.util.Optional;

/** Brings consumers and the transactions that process their records together. */
final class PipelineJoining {

  private final ApplicationFacts facts;

  PipelineJoining(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** Says that {@code transaction} processes records or offsets of the consumer {@code id}. */
  void join(int id, ClientStatus.Open transaction, Invocation invocation) {
    Optional<ClientStatus.Polled> polled = lastPoll(id, invocation.state());
    if (polled.isEmpty()) {
      return;
    }
    facts
        .pipeline(
            id,
            new PipelineSighting(polled.get().site(), facts.client(id), invocation.frame().path()))
        .addTransaction(
            transaction.scope(),
            polls(id, invocation.state()).stream()
                .allMatch(poll -> takesWhole(poll, transaction)));
    transaction.scope().addConsumer(id);
    polls(id, invocation.state()).forEach(poll -> noteEarlierCommit(poll, transaction, invocation));
    Rounds.change(id, invocation.state(), round -> round.in(transaction.scope()));
  }

  /** A loop around the begin that does not poll begins several transactions for one poll. */
  private static boolean takesWhole(ClientStatus.Polled poll, ClientStatus.Open transaction) {
    return poll.detachments() == transaction.detachments()
        && poll.loops().containsAll(transaction.loops());
  }

  private void noteEarlierCommit(
      ClientStatus.Polled poll, ClientStatus.Open transaction, Invocation invocation) {
    poll.round()
        .committed()
        .ifPresent(
            commit ->
                facts
                    .protocol()
                    .addPollingFault(
                        new PollingFault(
                            PollingFault.Kind.COMMITS_BESIDE_TRANSACTION,
                            commit,
                            transaction.scope().begin(),
                            invocation.frame().path())));
  }

  static List<ClientStatus.Polled> polls(int id, State state) {
    return state.statuses(id).stream()
        .filter(ClientStatus.Polled.class::isInstance)
        .map(ClientStatus.Polled.class::cast)
        .toList();
  }

  private static Optional<ClientStatus.Polled> lastPoll(int id, State state) {
    return polls(id, state).stream().findFirst();
  }
}
