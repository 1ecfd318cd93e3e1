package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.CommitSighting;
import dev.eoslint.analyzer.dialect.facts.LoopSighting;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.ConsumerLoop;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Follows records from their poll to their processing, and the commits of their offsets.
 *
 * <p>Each poll makes an object that stands for its records. Whatever is made of the content of a
 * record has that object as a source.
 */
public final class PlainLoops {

  private final ApplicationFacts facts;

  /** Creates an observer that tells {@code facts} what it sees. */
  public PlainLoops(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** Notes that the consumer polls; returns the id of the object that stands for the records. */
  int polls(int consumer, Invocation invocation) {
    State state = invocation.state();
    boolean positioned = isPositioned(consumer, state);
    for (int id : Batches.all(consumer, state)) {
      for (Status status : state.statuses(id)) {
        if (status instanceof Batch batch && !positioned) {
          noteLeftBehind(id, batch, invocation);
        }
      }
      change(id, state, batch -> batch.in(Batch.Stage.PASSED));
    }
    facts.loops().markPolled();
    Frame frame = invocation.frame();
    if (!frame.loops().isEmpty()) {
      LoopSighting loop = facts.loops().loop(facts.client(consumer), invocation.site());
      if (facts.loops().isPositioned(consumer)) {
        loop.markKeepingPositions();
      }
    }
    int batch = state.allocate(Batches.object(invocation.site()));
    state.setStatus(
        batch, Batch.polled(consumer, invocation.site(), frame.loops(), frame.detachments()));
    return batch;
  }

  private void noteLeftBehind(int id, Batch batch, Invocation poll) {
    if (batch.loops().isEmpty() || batch.stage() == Batch.Stage.SETTLED) {
      return;
    }
    batch
        .failure()
        .ifPresent(
            failure ->
                loop(batch)
                    .add(
                        new ConsumerLoop.SkippedFailure(
                            failure.handler(),
                            failure.call(),
                            Optional.empty(),
                            poll.frame().path())));
    batch
        .givenTo()
        .ifPresent(
            call ->
                facts.loops().processedElsewhere(id).stream()
                    .filter(handOver -> handOver.call().equals(call))
                    .forEach(loop(batch)::add));
  }

  private LoopSighting loop(Batch batch) {
    return facts.loops().loop(facts.client(batch.consumer()), batch.poll());
  }

  /** Notes that the code sets a position of the consumer. */
  void setsPosition(int consumer) {
    facts.loops().markPositioned(consumer);
  }

  /** Notes that the consumer was set to a position, or gave up what it had. */
  void setBack(int consumer, State state) {
    Batches.all(consumer, state)
        .forEach(id -> change(id, state, batch -> batch.in(Batch.Stage.SETTLED)));
  }

  /** Notes a commit. */
  void commits(int consumer, Invocation invocation) {
    facts
        .loops()
        .add(
            new CommitSighting(
                invocation.site(),
                invocation.method().equals("commitSync"),
                facts.client(consumer),
                loopAround(consumer, invocation),
                invocation.frame().path()));
    if (!givesOffsets(invocation)) {
      commitsPosition(consumer, invocation);
    }
  }

  private static Optional<Site> loopAround(int consumer, Invocation invocation) {
    return PipelineJoining.polls(consumer, invocation.state()).stream()
        .filter(polled -> !polled.loops().isEmpty())
        .filter(polled -> polled.detachments() == invocation.frame().detachments())
        .filter(polled -> invocation.frame().loops().containsAll(polled.loops()))
        .map(ConsumerStatus.Polled::site)
        .findFirst();
  }

  private void commitsPosition(int consumer, Invocation invocation) {
    State state = invocation.state();
    boolean quiet = isPositioned(consumer, state) || OpenTransactions.mayBeOpen(state);
    for (int id : Batches.all(consumer, state)) {
      for (Status status : state.statuses(id)) {
        boolean skips =
            !quiet
                && status instanceof Batch batch
                && batch.failure().isPresent()
                && batch.detachments() == invocation.frame().detachments()
                && !batch.loops().isEmpty();
        if (skips) {
          noteSkipped((Batch) status, invocation);
        }
      }
      change(
          id,
          state,
          batch ->
              batch.stage() == Batch.Stage.CURRENT
                  ? batch.committed(commit(batch, invocation))
                  : batch.triedAgain());
    }
  }

  private void noteSkipped(Batch batch, Invocation commit) {
    batch
        .failure()
        .ifPresent(
            failure ->
                loop(batch)
                    .add(
                        new ConsumerLoop.SkippedFailure(
                            failure.handler(),
                            failure.call(),
                            Optional.of(commit.site()),
                            commit.frame().path())));
  }

  private static Batch.Commit commit(Batch batch, Invocation invocation) {
    Frame frame = invocation.frame();
    return new Batch.Commit(
        invocation.site(), frame.loops(), !frame.isConditionalInLoop(), isRepeated(batch, frame));
  }

  private static boolean isRepeated(Batch batch, Frame frame) {
    return !batch.loops().containsAll(frame.repetitions());
  }

  /** {@code commitSync()}, with a time limit or a callback at most, commits the position. */
  static boolean givesOffsets(Invocation invocation) {
    Optional<AbstractValue> first = invocation.argument(0);
    if (first.isEmpty() || first.get() instanceof AbstractValue.Null) {
      return false;
    } else if (invocation.arguments().size() > 1) {
      return true;
    }
    return !Batches.isTimeLimitOrCallback(first.get(), invocation.state());
  }

  private static boolean isPositioned(int consumer, State state) {
    return PipelineJoining.polls(consumer, state).stream()
        .anyMatch(polled -> polled.round().positioned());
  }

  /** Notes a call of a library before it is known whether it fails. */
  void attempts(Invocation invocation) {
    if (!facts.loops().hasPolled()
        || invocation.method().equals("<init>")
        || LoopCalls.isHarmless(invocation)) {
      return;
    }
    for (int id : touched(invocation)) {
      // In a loop of its own the call may be tried again until it succeeds.
      change(
          id,
          invocation.state(),
          batch ->
              batch.attempted(
                  isRepeated(batch, invocation.frame())
                      ? Optional.empty()
                      : Optional.of(invocation.site())));
    }
  }

  /** Notes a call of a library that did not fail. */
  void called(Invocation invocation) {
    State state = invocation.state();
    Frame frame = invocation.frame();
    facts.loops().lastCall(frame.detachments(), Optional.empty());
    notePassedOn(invocation);
    if (!facts.loops().hasPolled()) {
      return;
    }
    Set<Integer> all = Batches.all(state);
    if (all.isEmpty()) {
      return;
    }
    if (!invocation.method().equals("<init>") && !LoopCalls.isHarmless(invocation)) {
      touched(invocation)
          .forEach(id -> change(id, state, batch -> batch.attempted(Optional.empty())));
    }
    if (LoopCalls.givesTasks(invocation)) {
      facts.loops().lastCall(frame.detachments(), Optional.of(invocation.site()));
      all.forEach(
          id ->
              change(
                  id,
                  state,
                  batch ->
                      batch.detachments() == frame.detachments()
                          ? batch.given(invocation.site())
                          : batch));
    } else if (LoopCalls.mayWait(invocation)) {
      noteWaiting(all, invocation);
    }
    if (LoopCalls.isProcessing(invocation)) {
      processes(invocation);
    }
  }

  private void noteWaiting(Set<Integer> batches, Invocation invocation) {
    for (int id : batches) {
      for (Status status : invocation.state().statuses(id)) {
        if (status instanceof Batch batch
            && batch.detachments() == invocation.frame().detachments()) {
          loop(batch).markWaiting();
        }
      }
    }
  }

  private void notePassedOn(Invocation invocation) {
    if (KafkaTypes.isConsumer(invocation.type())) {
      return;
    }
    invocation.arguments().stream()
        .flatMap(argument -> argument.references().stream())
        .flatMap(id -> facts.client(id).stream())
        .map(ClientSighting::creation)
        .forEach(facts.loops()::markPassedOn);
  }

  /** Notes that {@code invocation} does something with records for good. */
  public void processes(Invocation invocation) {
    State state = invocation.state();
    if (!facts.loops().hasPolled() || OpenTransactions.mayBeOpen(state)) {
      return;
    }
    facts.loops().markProcessing(invocation.site());
    for (int id : touched(invocation)) {
      List<Batch> possible =
          state.statuses(id).stream()
              .filter(Batch.class::isInstance)
              .map(Batch.class::cast)
              .toList();
      if (!possible.isEmpty()) {
        processes(id, possible, invocation);
      }
    }
  }

  private void processes(int id, List<Batch> possible, Invocation invocation) {
    State state = invocation.state();
    Frame frame = invocation.frame();
    Batch any = possible.get(0);
    if (frame.detachments() != any.detachments()) {
      facts
          .loops()
          .taskGiver(any.detachments())
          .filter(call -> frame.detachments() == any.detachments() + 1)
          .ifPresent(
              call ->
                  facts
                      .loops()
                      .processedElsewhere(
                          id, new ConsumerLoop.HandOver(call, invocation.site(), frame.path())));
      return;
    }
    boolean inLoop = !any.loops().isEmpty() && frame.loops().containsAll(any.loops());
    if (inLoop && !isPositioned(any.consumer(), state)) {
      possible.stream()
          .flatMap(batch -> earlyCommit(batch, possible, invocation).stream())
          .findFirst()
          .ifPresent(loop(any)::add);
    }
    boolean triedAgain = isRepeated(any, frame);
    change(
        id,
        state,
        batch ->
            triedAgain
                ? batch.triedAgain().processedBy(invocation.site())
                : batch.processedBy(invocation.site()));
  }

  /**
   * A commit that not every round makes may be one behind the last record, or one that a setting
   * asks for.
   */
  private static Optional<ConsumerLoop.EarlyCommit> earlyCommit(
      Batch batch, List<Batch> possible, Invocation processing) {
    if (batch.stage() != Batch.Stage.CURRENT || batch.commit().isEmpty()) {
      return Optional.empty();
    }
    Batch.Commit commit = batch.commit().get();
    boolean inSameLoop = processing.frame().loops().containsAll(commit.loops());
    boolean between = batch.processed().isPresent();
    boolean shown =
        between
            ? commit.certain()
                && !commit.repeated()
                && inSameLoop
                && commit.loops().size() > batch.loops().size()
                && batch.processed().get().equals(processing.site())
            : inSameLoop
                && possible.stream().allMatch(each -> each.processed().isEmpty())
                && (commit.certain()
                    || possible.stream().allMatch(each -> each.commit().isPresent()));
    return shown
        ? Optional.of(
            new ConsumerLoop.EarlyCommit(
                commit.site(), processing.site(), between, processing.frame().path()))
        : Optional.empty();
  }

  /** Returns the batches whose records a call gets, or is about. */
  private static Set<Integer> touched(Invocation invocation) {
    Set<Integer> found = Batches.among(invocation.arguments(), invocation.state());
    if (found.isEmpty() && LoopCalls.isStatement(invocation)) {
      return Batches.current(invocation.state());
    }
    return found;
  }

  private static void change(int id, State state, UnaryOperator<Batch> change) {
    state.changeStatuses(
        id, status -> status instanceof Batch batch ? change.apply(batch) : status);
  }
}
