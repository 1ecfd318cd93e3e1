package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.dialect.effect.EffectSink;
import dev.eoslint.analyzer.dialect.facts.Actions;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.PipelineSighting;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.dialect.kafka.ConsumerStatus;
import dev.eoslint.analyzer.dialect.kafka.InTransaction;
import dev.eoslint.analyzer.dialect.kafka.OpenTransactions;
import dev.eoslint.analyzer.dialect.kafka.PlainLoops;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.DatabaseCommit;
import dev.eoslint.analyzer.model.Effect;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Puts an effect where it belongs: into the transaction that is open for certain, or else into the
 * processing of the records that were polled.
 */
final class EffectPlacement implements EffectSink {

  private final ApplicationFacts facts;
  private final PlainLoops loops;
  private final Map<Effect, Set<ScopeSighting>> writtenIn = new HashMap<>();

  EffectPlacement(ApplicationFacts facts) {
    this.facts = facts;
    this.loops = new PlainLoops(facts);
  }

  @Override
  public void happens(Effect effect, Invocation invocation) {
    if (effect.repetition() != Effect.Repetition.READS_ONLY) {
      loops.processes(invocation);
    }
    Frame frame = invocation.frame();
    if (facts.addToEnclosing(effect, frame)) {
      return;
    }
    List<InTransaction> open = OpenTransactions.around(invocation.state(), frame);
    // What is left open when its loop ends was given up by an exception or a fenced producer.
    open.stream()
        .filter(transaction -> frame.loops().containsAll(transaction.loops()))
        .forEach(
            transaction -> {
              transaction.scope().add(OpenTransactions.relativeTo(effect, transaction));
              writtenIn
                  .computeIfAbsent(effect, fresh -> new LinkedHashSet<>())
                  .add(transaction.scope());
            });
    if (open.isEmpty() && !OpenTransactions.mayBeOpen(invocation.state())) {
      addToProcessing(effect, invocation);
    }
  }

  /**
   * A commit belongs to the transaction that is open around it; behind a transaction, to the one
   * that it commits the writes of.
   */
  @Override
  public void commits(DatabaseCommit commit, Invocation invocation) {
    Frame frame = invocation.frame();
    if (facts.addToEnclosing(commit, frame)) {
      return;
    }
    List<InTransaction> open = OpenTransactions.around(invocation.state(), frame);
    open.stream()
        .filter(transaction -> frame.loops().containsAll(transaction.loops()))
        .forEach(
            transaction ->
                transaction.scope().add(OpenTransactions.relativeTo(commit, transaction)));
    if (open.isEmpty() && !OpenTransactions.mayBeOpen(invocation.state())) {
      DatabaseCommit behind =
          new DatabaseCommit(
              commit.site(), commit.call(), commit.writes(), commit.remembers(), false, List.of());
      commit.writes().stream()
          .flatMap(write -> writtenIn.getOrDefault(write, Set.of()).stream())
          .forEach(scope -> scope.add(behind));
    }
  }

  private void addToProcessing(Effect effect, Invocation invocation) {
    for (int object : invocation.state().objectsWithStatus()) {
      for (Status status : invocation.state().statuses(object)) {
        if (status instanceof ConsumerStatus.Polled polled
            && polled.detachments() == invocation.frame().detachments()
            && !polled.loops().isEmpty()
            && invocation.frame().loops().containsAll(polled.loops())) {
          PipelineSighting pipeline =
              facts.pipeline(
                  object,
                  new PipelineSighting(
                      polled.site(), facts.client(object), invocation.frame().path()));
          pipeline.add(Actions.withPath(effect, pipeline.pathFrom(invocation.frame().path())));
        }
      }
    }
  }
}
