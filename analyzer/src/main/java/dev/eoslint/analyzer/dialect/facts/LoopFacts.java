package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.ConsumerLoop;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Collects what poll loops do with records and offsets. What is kept by object id only means
 * something within one execution.
 */
public final class LoopFacts {

  private final Map<List<Object>, LoopSighting> loops = new LinkedHashMap<>();
  private final Set<CommitSighting> commits = new LinkedHashSet<>();
  private final Set<Site> processing = new LinkedHashSet<>();
  private final Set<Site> passedOn = new LinkedHashSet<>();
  private boolean polled;
  private final Set<Integer> positioned = new HashSet<>();
  private final Map<Integer, Site> taskGivers = new HashMap<>();
  private final Map<Integer, Set<ConsumerLoop.HandOver>> processedElsewhere = new HashMap<>();

  void startExecution() {
    polled = false;
    positioned.clear();
    taskGivers.clear();
    processedElsewhere.clear();
  }

  /** Returns the loop in which {@code consumer} polls at {@code poll}. */
  public LoopSighting loop(Optional<ClientSighting> consumer, Site poll) {
    List<Object> key =
        List.of(poll, consumer.map(ClientSighting::creation).map(Object.class::cast));
    return loops.computeIfAbsent(key, each -> new LoopSighting(poll, consumer));
  }

  /** Remembers a commit. */
  public void add(CommitSighting commit) {
    commits.add(commit);
  }

  /** Says that the call at {@code site} processes records. */
  public void markProcessing(Site site) {
    processing.add(site);
  }

  /** Returns whether the call at {@code site} is seen to process records. */
  public boolean isProcessing(Site site) {
    return processing.contains(site);
  }

  /** Says that a consumer polls. */
  public void markPolled() {
    polled = true;
  }

  /** Returns whether a consumer was seen to poll in this execution. */
  public boolean hasPolled() {
    return polled;
  }

  /** Says that the code sets positions of the consumer {@code id}. */
  public void markPositioned(int id) {
    positioned.add(id);
  }

  /** Returns whether the code is seen to set positions of the consumer {@code id}. */
  public boolean isPositioned(int id) {
    return positioned.contains(id);
  }

  /** Says that code out of view gets hold of the consumer that is created at {@code creation}. */
  public void markPassedOn(Site creation) {
    passedOn.add(creation);
  }

  /**
   * Says which call, on a thread with so many {@code detachments}, gives tasks to other threads;
   * none if the last one does not.
   */
  public void lastCall(int detachments, Optional<Site> taskGiver) {
    if (taskGiver.isPresent()) {
      taskGivers.put(detachments, taskGiver.get());
    } else {
      taskGivers.remove(detachments);
    }
  }

  /** Returns the call that gave the task which runs on a thread with one more detachment. */
  public Optional<Site> taskGiver(int detachments) {
    return Optional.ofNullable(taskGivers.get(detachments));
  }

  /** Remembers that another thread processes records of the batch {@code id}. */
  public void processedElsewhere(int id, ConsumerLoop.HandOver handOver) {
    processedElsewhere.computeIfAbsent(id, key -> new LinkedHashSet<>()).add(handOver);
  }

  /** Returns how other threads get records of the batch {@code id}. */
  public List<ConsumerLoop.HandOver> processedElsewhere(int id) {
    return List.copyOf(processedElsewhere.getOrDefault(id, Set.of()));
  }

  public List<LoopSighting> loops() {
    return List.copyOf(loops.values());
  }

  public List<CommitSighting> commits() {
    return new ArrayList<>(commits);
  }

  public List<Site> passedOn() {
    return List.copyOf(passedOn);
  }
}
