package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.ConcurrentTransaction;
import dev.eoslint.analyzer.model.PollingFault;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.ShortLivedProducer;
import dev.eoslint.analyzer.model.Site;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects what is seen of the protocol of transactions over all executions. */
public final class ProtocolFacts {

  private final Set<ProducerCallSighting> calls = new LinkedHashSet<>();
  private final Set<OffsetsSighting> offsets = new LinkedHashSet<>();
  private final Set<PollingFault> pollingFaults = new LinkedHashSet<>();
  private final Set<ConcurrentTransaction> concurrentTransactions = new LinkedHashSet<>();
  private final Set<ShortLivedProducer> shortLivedProducers = new LinkedHashSet<>();
  private final Set<ProducerState.Failed> unclosed = new LinkedHashSet<>();
  private final Map<String, Set<String>> completingMethods = new HashMap<>();
  private final Set<Site> begunWithLess = new HashSet<>();
  private final FaultFacts faults = new FaultFacts();
  private final ClosingFacts closings = new ClosingFacts();

  /** Returns what the protocol allows and goes wrong all the same. */
  public FaultFacts faults() {
    return faults;
  }

  /** Returns what tells whether something closes the producers. */
  public ClosingFacts closings() {
    return closings;
  }

  /** Remembers a call. */
  public void addCall(ProducerCallSighting call) {
    calls.add(call);
  }

  /** Remembers that {@code method} of {@code type} ends transactions that others begin. */
  public void addCompleting(String type, String method) {
    completingMethods.computeIfAbsent(type, key -> new HashSet<>()).add(method);
  }

  /** Returns whether methods of {@code type} other than {@code method} end its transactions. */
  public boolean isCompletedElsewhere(String type, String method) {
    return completingMethods.getOrDefault(type, Set.of()).stream()
        .anyMatch(other -> !other.equals(method));
  }

  /** Remembers that {@code begin} does not wait until a collection has become large. */
  public void addBegunWithLess(Site begin) {
    begunWithLess.add(begin);
  }

  /** Returns whether {@code begin} was seen not to wait until a collection has become large. */
  public boolean isBegunWithLess(Site begin) {
    return begunWithLess.contains(begin);
  }

  /** Remembers offsets that are sent to a transaction. */
  public void addOffsets(OffsetsSighting sighting) {
    offsets.add(sighting);
  }

  /** Remembers a fault of a poll loop. */
  public void addPollingFault(PollingFault fault) {
    pollingFaults.add(fault);
  }

  /** Remembers a transaction that several threads begin on one producer. */
  public void addConcurrentTransaction(ConcurrentTransaction transaction) {
    concurrentTransactions.add(transaction);
  }

  /** Remembers a producer that is created anew for each poll or request. */
  public void addShortLivedProducer(ShortLivedProducer producer) {
    shortLivedProducers.add(producer);
  }

  /** Remembers a producer that failed for good and that an execution leaves unclosed. */
  public void addUnclosed(ProducerState.Failed failed) {
    unclosed.add(failed);
  }

  public List<ProducerCallSighting> calls() {
    return List.copyOf(calls);
  }

  public List<OffsetsSighting> offsets() {
    return List.copyOf(offsets);
  }

  public List<PollingFault> pollingFaults() {
    return List.copyOf(pollingFaults);
  }

  public List<ConcurrentTransaction> concurrentTransactions() {
    return List.copyOf(concurrentTransactions);
  }

  public List<ShortLivedProducer> shortLivedProducers() {
    return List.copyOf(shortLivedProducers);
  }

  public List<ProducerState.Failed> unclosed() {
    return List.copyOf(unclosed);
  }
}
