package dev.eoslint.analyzer.dialect.timing;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.dialect.kafka.InTransaction;
import dev.eoslint.analyzer.dialect.kafka.OpenTransactions;
import dev.eoslint.analyzer.dialect.kafka.TransactionClock;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Wait;
import java.util.List;
import java.util.Optional;

/**
 * Sees where code waits in transactions. It looks at calls of many libraries and leaves them to
 * those who know them.
 */
public final class WaitSemantics implements LibrarySemantics {

  private static final String RECORD = "org.apache.kafka.clients.consumer.ConsumerRecord";

  private final Latches latches;
  private final WholeInputs inputs;

  /** Creates semantics that tell {@code facts} what they see. */
  public WaitSemantics(ApplicationFacts facts) {
    this.latches = new Latches(facts);
    this.inputs = new WholeInputs(facts);
  }

  @Override
  public boolean knowsType(String qualifiedName) {
    return Keyboard.knowsType(qualifiedName) || WaitingCalls.knowsType(qualifiedName);
  }

  @Override
  public Optional<AbstractValue> constant(String typeName, String field, Site site) {
    return Keyboard.constant(typeName, field);
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    latches.observe(invocation);
    inputs.observe(invocation);
    WaitingCalls.observe(invocation);
    WaitingCalls.of(invocation, latches).ifPresent(waiting -> note(waiting, invocation));
    return Latches.create(invocation)
        .or(() -> Keyboard.create(invocation))
        .or(() -> Inputs.query(invocation));
  }

  private void note(WaitingCalls.Waiting waiting, Invocation invocation) {
    Frame frame = invocation.frame();
    if (frame.handlesException()) {
      return;
    }
    List<Frame.EnclosingScope> scopes = frame.scopes();
    for (int index = scopes.size() - 1; index >= 0; index--) {
      if (scopes.get(index) instanceof ScopeSighting scope) {
        List<Frame.Iteration> inside = Frame.Iteration.among(scopes.subList(index, scopes.size()));
        add(waiting, scope, inside, List.of(), invocation);
        return;
      }
    }
    OpenTransactions.around(invocation.state(), frame).stream()
        .filter(transaction -> frame.loops().containsAll(transaction.loops()))
        .filter(transaction -> transaction.caught().isEmpty())
        .forEach(transaction -> add(waiting, transaction, invocation));
  }

  private static void add(
      WaitingCalls.Waiting waiting, InTransaction transaction, Invocation invocation) {
    List<Frame.Iteration> inside =
        invocation.frame().iterations().stream()
            .filter(iteration -> !transaction.loops().contains(iteration.loop()))
            .toList();
    add(waiting, transaction.scope(), inside, transaction.scope().conditions(), invocation);
  }

  private static void add(
      WaitingCalls.Waiting waiting,
      ScopeSighting transaction,
      List<Frame.Iteration> inside,
      List<Site> before,
      Invocation invocation) {
    Frame frame = invocation.frame();
    Optional<Frame.Iteration> records = overRecords(inside, frame);
    boolean conditional =
        records.isPresent()
            ? frame.conditions().size() > records.get().conditions()
            : !before.containsAll(frame.conditions());
    transaction.add(
        new Wait(
            invocation.site(),
            waiting.name(),
            waiting.length(),
            TransactionClock.mayRun(transaction, invocation.state()),
            records.isPresent(),
            conditional,
            transaction.pathFrom(frame.path())));
  }

  /** Returns the innermost loop if it goes over records that a consumer polled. */
  private static Optional<Frame.Iteration> overRecords(
      List<Frame.Iteration> iterations, Frame frame) {
    if (iterations.isEmpty()) {
      return Optional.empty();
    }
    Frame.Iteration innermost = iterations.get(iterations.size() - 1);
    boolean loopsInside =
        !frame.loops().isEmpty()
            && !frame.loops().get(frame.loops().size() - 1).equals(innermost.loop());
    return Optional.of(innermost)
        .filter(iteration -> !loopsInside && !iteration.sources().isEmpty())
        .filter(iteration -> iteration.element().filter(type -> type.is(RECORD)).isPresent());
  }
}
