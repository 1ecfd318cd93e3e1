package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.CollectedBatch;
import dev.eoslint.analyzer.model.CountedCommit;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TimedCommit;
import dev.eoslint.analyzer.model.TransactionEnd;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.Wait;
import dev.eoslint.analyzer.model.WholeInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** One transaction as it was seen in one execution. */
public final class ScopeSighting implements Frame.EnclosingScope {

  private final Site begin;
  private final TransactionScope.Kind kind;
  private final List<CallStep> path;
  private Optional<ClientSighting> producer;
  private final List<Action> actions = new ArrayList<>();
  private final Set<TransactionEnd> ends = new LinkedHashSet<>();
  private final Set<Integer> consumers = new TreeSet<>();
  private Optional<MethodSymbol> beginner = Optional.empty();
  private boolean leftToCallback;
  private final Set<Integer> possibleConsumers = new TreeSet<>();
  private final Set<Site> sendingLoops = new LinkedHashSet<>();
  private List<Site> conditions = List.of();
  private boolean endsAtThreshold;
  private final Set<Site> counts = new LinkedHashSet<>();
  private final Set<Wait> polls = new LinkedHashSet<>();
  private boolean endsOtherwise;
  private boolean endsOnCondition;
  private boolean endsBeforeTime;
  private final Map<CollectedBatch, Set<Site>> collected = new LinkedHashMap<>();
  private final Set<Site> divided = new LinkedHashSet<>();
  private OptionalInt clock = OptionalInt.empty();

  /**
   * Creates a sighting.
   *
   * @param begin what begins the transaction
   * @param path the calls that led to the begin
   * @param producer the producer that it belongs to, if it is seen
   */
  public ScopeSighting(
      Site begin,
      TransactionScope.Kind kind,
      List<CallStep> path,
      Optional<ClientSighting> producer) {
    this.begin = begin;
    this.kind = kind;
    this.path = List.copyOf(path);
    this.producer = producer;
  }

  public Site begin() {
    return begin;
  }

  public TransactionScope.Kind kind() {
    return kind;
  }

  /** Returns the calls that led to the begin. */
  public List<CallStep> path() {
    return path;
  }

  public Optional<ClientSighting> producer() {
    return producer;
  }

  /** Returns what happens inside, but for loops that commit before they end. */
  public List<Action> actions() {
    Stream<Wait> waits = onlyCount().isPresent() ? polls.stream() : Stream.of();
    return Stream.of(actions.stream(), waits, sentBatches())
        .<Action>flatMap(each -> each)
        .filter(action -> !(action instanceof WholeInput && divided.contains(action.site())))
        .filter(action -> !(action instanceof CountedCommit && endsOnCondition))
        .filter(action -> !(action instanceof TimedCommit && endsBeforeTime))
        .toList();
  }

  /** Adds a poll that waits for more records while it is open. */
  public void addPoll(Wait poll) {
    polls.add(poll);
  }

  /** Says that code in {@code loops} commits it. */
  public void committedIn(List<Site> loops) {
    divided.addAll(loops);
  }

  /** Adds something that happens inside, once. */
  public void add(Action action) {
    if (!actions.contains(action)) {
      actions.add(action);
    }
  }

  /** Returns the ways in which it ends or is left open. */
  public List<TransactionEnd> ends() {
    return List.copyOf(ends);
  }

  /** Adds a way in which it ends. */
  public void endsWith(TransactionEnd end) {
    ends.add(end);
  }

  /** Returns the ids of the consumers whose records it processes, in the execution that saw it. */
  public Set<Integer> consumers() {
    return Set.copyOf(consumers);
  }

  /** Says that it processes records of the consumer {@code id}. */
  public void addConsumer(int id) {
    consumers.add(id);
  }

  /** Returns the method whose code begins it. */
  public Optional<MethodSymbol> beginner() {
    return beginner;
  }

  /** Says which method begins it. */
  public void begunBy(MethodSymbol method) {
    beginner = Optional.of(method);
  }

  /** Returns whether the callback of a send commits or aborts it. */
  public boolean leftToCallback() {
    return leftToCallback;
  }

  /** Says that the callback of a send commits or aborts it. */
  public void leaveToCallback() {
    leftToCallback = true;
  }

  /** Returns the ids of the consumers whose records are sent while it can be open. */
  public Set<Integer> possibleConsumers() {
    return Set.copyOf(possibleConsumers);
  }

  /** Says that data of the objects {@code ids} is sent while it can be open. */
  public void addPossibleConsumers(Set<Integer> ids) {
    possibleConsumers.addAll(ids);
  }

  /** Returns whether records are sent in it inside of {@code loop}. */
  public boolean sendsIn(Site loop) {
    return sendingLoops.contains(loop);
  }

  /** Says that records are sent in it inside of {@code loops}. */
  public void addSendingLoops(List<Site> loops) {
    sendingLoops.addAll(loops);
  }

  /** Returns the conditions that decide whether it begins. */
  public List<Site> conditions() {
    return conditions;
  }

  /** Says which conditions decide whether it begins. */
  public void begunUnder(List<Site> deciding) {
    conditions = List.copyOf(deciding);
  }

  /** Returns whether it is committed when a count, a size or a time has reached some limit. */
  public boolean endsAtThreshold() {
    return endsAtThreshold;
  }

  /** Says that it is committed when a count, a size or a time has reached some limit. */
  public void markEndingAtThreshold() {
    endsAtThreshold = true;
  }

  /** Says that it is committed when {@code condition}, which asks for a count, holds. */
  public void markEndingAtCount(Site condition) {
    counts.add(condition);
  }

  /** Says that some other condition than one on a count decides on a commit. */
  public void markEndingOnCondition() {
    endsOnCondition = true;
  }

  /** Adds what was collected for it, which it sends in one of {@code loops} if it sends all. */
  public void addCollected(CollectedBatch batch, Set<Site> loops) {
    collected.put(batch, loops);
  }

  private Stream<CollectedBatch> sentBatches() {
    return collected.entrySet().stream()
        .filter(
            each ->
                each.getValue().stream().anyMatch(loop -> sendsIn(loop) && !divided.contains(loop)))
        .map(Map.Entry::getKey);
  }

  /** Says that its input need not end for a commit that waits for no time. */
  public void markEndingBeforeTime() {
    endsBeforeTime = true;
  }

  /** Says that it is committed or aborted without a count that has to be reached before. */
  public void markEndingOtherwise() {
    endsOtherwise = true;
  }

  /** Returns the condition on a count without which only failures and a close end it. */
  public Optional<Site> onlyCount() {
    return endsOtherwise || counts.size() != 1 ? Optional.empty() : counts.stream().findFirst();
  }

  /**
   * Says which object has a protocol state as soon as the broker counts the time of the
   * transaction.
   */
  public void timedBy(int timer) {
    clock = OptionalInt.of(timer);
  }

  /** Returns the object that has a protocol state as soon as the broker counts the time. */
  public OptionalInt clock() {
    return clock;
  }

  /** Returns the calls from the begin of this transaction to code with the path {@code inner}. */
  public List<CallStep> pathFrom(List<CallStep> inner) {
    int common = 0;
    while (common < path.size()
        && common < inner.size()
        && path.get(common).equals(inner.get(common))) {
      common++;
    }
    return inner.subList(common, inner.size());
  }

  boolean sameAs(ScopeSighting other) {
    return begin.equals(other.begin) && kind == other.kind && path.equals(other.path);
  }

  void absorb(ScopeSighting other) {
    other.actions.forEach(this::add);
    ends.addAll(other.ends);
    leftToCallback |= other.leftToCallback;
    counts.addAll(other.counts);
    polls.addAll(other.polls);
    endsAtThreshold |= other.endsAtThreshold;
    endsOtherwise |= other.endsOtherwise;
    endsOnCondition |= other.endsOnCondition;
    endsBeforeTime |= other.endsBeforeTime;
    collected.putAll(other.collected);
    sendingLoops.addAll(other.sendingLoops);
    divided.addAll(other.divided);
    if (beginner.isEmpty()) {
      beginner = other.beginner;
    }
    if (producer.isEmpty()) {
      producer = other.producer;
    }
  }
}
