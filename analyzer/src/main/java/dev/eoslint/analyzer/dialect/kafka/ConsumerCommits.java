package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.PollingFault;
import java.util.List;

/** What commits of consumers do, in transactions, beside them and behind them. */
final class ConsumerCommits {

  private final ApplicationFacts facts;
  private final PlainLoops loops;
  private final RebalanceCommits rebalances;

  ConsumerCommits(ApplicationFacts facts, PlainLoops loops, RebalanceCommits rebalances) {
    this.facts = facts;
    this.loops = loops;
    this.rebalances = rebalances;
  }

  /** Notes that {@code consumer} commits offsets. */
  void commit(int consumer, Invocation invocation) {
    loops.commits(consumer, invocation);
    Action.OffsetCommit commit =
        new Action.OffsetCommit(
            invocation.site(), Action.Means.CONSUMER, invocation.frame().path());
    OpenTransactions.around(invocation.state(), invocation.frame())
        .forEach(
            transaction ->
                transaction.scope().add(OpenTransactions.relativeTo(commit, transaction)));
    boolean ofPosition = !PlainLoops.givesOffsets(invocation);
    if (ofPosition) {
      rebalances.commitsPosition(consumer, invocation);
    }
    noteBesideTransaction(consumer, ofPosition, invocation);
    Rounds.change(consumer, invocation.state(), round -> round.committedAt(invocation.site()));
    boolean readsAgain =
        PipelineJoining.polls(consumer, invocation.state()).stream()
            .anyMatch(poll -> poll.round().positioned());
    if (!readsAgain) {
      LastOffsets.committed(invocation, facts);
    }
  }

  /**
   * A position that the code has set is not that of the records in the transaction. Behind the loop
   * that polls, a commit of what transactions have committed changes nothing.
   */
  private void noteBesideTransaction(int consumer, boolean ofPosition, Invocation commit) {
    State state = commit.state();
    List<ConsumerStatus.Polled> polls = PipelineJoining.polls(consumer, state);
    boolean behindLoop =
        polls.stream().noneMatch(poll -> commit.frame().loops().containsAll(poll.loops()));
    if (behindLoop && ofPosition) {
      Rounds.uncommitted(consumer, state)
          .forEach(scope -> note(PollingFault.Kind.COMMITS_UNCOMMITTED, scope, commit));
    } else if (!behindLoop) {
      polls.stream()
          .map(ConsumerStatus.Polled::round)
          .filter(round -> !round.positioned())
          .filter(round -> !givesUp(round, commit))
          .flatMap(round -> round.transaction().stream())
          .forEach(scope -> note(PollingFault.Kind.COMMITS_BESIDE_TRANSACTION, scope, commit));
    }
  }

  /** Whoever has tried often enough goes on behind records whose transaction was aborted. */
  private static boolean givesUp(Round round, Invocation commit) {
    return Rounds.isOver(round, commit.state())
        && commit.frame().conditions().stream().anyMatch(commit.engine()::isThreshold);
  }

  private void note(PollingFault.Kind kind, ScopeSighting scope, Invocation commit) {
    facts
        .protocol()
        .addPollingFault(
            new PollingFault(kind, commit.site(), scope.begin(), commit.frame().path()));
  }
}
