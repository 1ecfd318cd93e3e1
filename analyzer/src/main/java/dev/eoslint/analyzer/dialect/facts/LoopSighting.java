package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.ConsumerLoop;
import dev.eoslint.analyzer.model.Site;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One loop that polls, as it was seen over all executions. */
public final class LoopSighting {

  private final Site poll;
  private final Optional<ClientSighting> consumer;
  private final Set<ConsumerLoop.EarlyCommit> earlyCommits = new LinkedHashSet<>();
  private final Set<ConsumerLoop.SkippedFailure> skippedFailures = new LinkedHashSet<>();
  private final Set<ConsumerLoop.HandOver> handOvers = new LinkedHashSet<>();
  private boolean waiting;
  private boolean keepsPositions;

  LoopSighting(Site poll, Optional<ClientSighting> consumer) {
    this.poll = poll;
    this.consumer = consumer;
  }

  public Site poll() {
    return poll;
  }

  public Optional<ClientSighting> consumer() {
    return consumer;
  }

  /** Remembers a commit before processing. */
  public void add(ConsumerLoop.EarlyCommit commit) {
    earlyCommits.add(commit);
  }

  /** Remembers a failure that is passed over. */
  public void add(ConsumerLoop.SkippedFailure failure) {
    skippedFailures.add(failure);
  }

  /** Remembers records that go to another thread. */
  public void add(ConsumerLoop.HandOver handOver) {
    handOvers.add(handOver);
  }

  /** Says that the loop waits for other threads. */
  public void markWaiting() {
    waiting = true;
  }

  /** Says that the code sets the positions of the consumer. */
  public void markKeepingPositions() {
    keepsPositions = true;
  }

  /** Returns whether the code sets the positions of the consumer. */
  public boolean keepsPositions() {
    return keepsPositions || consumer.filter(ClientSighting::keepsPositions).isPresent();
  }

  public List<ConsumerLoop.EarlyCommit> earlyCommits() {
    return List.copyOf(earlyCommits);
  }

  public List<ConsumerLoop.SkippedFailure> skippedFailures() {
    return List.copyOf(skippedFailures);
  }

  /** Returns what other threads get, none if the loop waits for them. */
  public List<ConsumerLoop.HandOver> handOvers() {
    return waiting ? List.of() : List.copyOf(handOvers);
  }
}
