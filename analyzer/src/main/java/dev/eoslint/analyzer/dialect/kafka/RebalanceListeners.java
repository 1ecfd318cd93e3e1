package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.List;
import java.util.Optional;

/** Runs the rebalance listeners that subscriptions name. */
final class RebalanceListeners {

  private final ApplicationFacts facts;
  private final RebalanceCommits commits;

  RebalanceListeners(ApplicationFacts facts, RebalanceCommits commits) {
    this.facts = facts;
    this.commits = commits;
  }

  /** Runs a rebalance listener; one that is not seen may set positions of its own. */
  void run(int consumer, AbstractValue listener, Invocation invocation) {
    Optional<Instance> instance = invocation.state().object(listener, Instance.class);
    if (instance.isEmpty()) {
      facts.client(consumer).ifPresent(ClientSighting::markKeepingPositions);
      return;
    }
    for (MethodSymbol assigned : instance.get().type().methods("onPartitionsAssigned", 1)) {
      hear(assigned, listener, invocation);
    }
    for (MethodSymbol revoked : instance.get().type().methods("onPartitionsRevoked", 1)) {
      commits.during(() -> hear(revoked, listener, invocation), consumer, invocation);
    }
  }

  /** Between a subscription and a rebalance anything may happen to the producers. */
  private static void hear(MethodSymbol method, AbstractValue listener, Invocation invocation) {
    State state = invocation.state();
    State path = state.fork();
    path.changeAllStatuses(Status::afterOtherMethods);
    invocation
        .engine()
        .invoke(
            method,
            listener,
            List.of(AbstractValue.opaque()),
            path,
            invocation.frame().elsewhere(),
            invocation.site());
    state.objectsWithStatus().forEach(id -> path.setStatuses(id, state.statuses(id)));
    State.join(List.of(state, path)).ifPresent(state::become);
  }
}
