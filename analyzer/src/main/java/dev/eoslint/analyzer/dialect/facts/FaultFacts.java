package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.CallbackCall;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.SwallowedFencing;
import dev.eoslint.analyzer.model.UncheckedSend;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects calls that the protocol of transactions allows and that go wrong all the same. */
public final class FaultFacts {

  private final Set<CallbackCall> callbackCalls = new LinkedHashSet<>();
  private final Set<AbandonedSighting> abandoned = new LinkedHashSet<>();
  private final Set<UncheckedSend> uncheckedSends = new LinkedHashSet<>();
  private final Set<SwallowedFencing> swallowedFencings = new LinkedHashSet<>();
  private final Set<Site> closedAside = new HashSet<>();
  private final Set<Driven> driven = new LinkedHashSet<>();
  private final Set<Site> perhapsClosed = new HashSet<>();
  private final Set<Site> unknownClosed = new HashSet<>();
  private final Set<Returned> returned = new HashSet<>();

  /** A loop that begins transactions of a producer, and the thread that it runs on. */
  private record Driven(AbandonedSighting producer, int detachments) {}

  /** The producer made at {@code creation} was there when the thread ended its work. */
  private record Returned(Site creation, int detachments) {}

  /** Remembers a call inside of a callback. */
  public void addCallbackCall(CallbackCall call) {
    callbackCalls.add(call);
  }

  /** Remembers a place that gives up a producer. */
  public void addAbandoned(AbandonedSighting sighting) {
    abandoned.add(sighting);
  }

  /** Remembers a send whose result nothing looks at. */
  public void addUncheckedSend(UncheckedSend send) {
    uncheckedSends.add(send);
  }

  /** Remembers a failed abort that nobody learns of. */
  public void addSwallowedFencing(SwallowedFencing fencing) {
    swallowedFencings.add(fencing);
  }

  /** Remembers that the producer made at {@code creation} is closed by other code than main's. */
  public void addClosedAside(Site creation) {
    closedAside.add(creation);
  }

  /** Returns whether other code than that of the main thread closes the producer. */
  public boolean isClosedAside(ClientSighting producer) {
    return closedAside.contains(producer.creation());
  }

  /**
   * Remembers a producer whose transactions a loop begins.
   *
   * @param detachments on which thread
   */
  public void addDriven(AbandonedSighting producer, int detachments) {
    driven.add(new Driven(producer, detachments));
  }

  /** Remembers that the producer is closed, or is used by code that is not seen. */
  public void addPerhapsClosed(ClientSighting producer) {
    perhapsClosed.add(producer.creation());
  }

  /** Remembers a call that closes a producer from outside. */
  public void addUnknownClosed(Site close) {
    unknownClosed.add(close);
  }

  /** Remembers that a thread ended its work while the producer was there. */
  public void addReturned(ClientSighting producer, int detachments) {
    returned.add(new Returned(producer.creation(), detachments));
  }

  /** Returns the places where producers from outside are closed. */
  public Set<Site> unknownClosed() {
    return Set.copyOf(unknownClosed);
  }

  /** Returns the producers that a loop without an end drives and that nothing in view closes. */
  public List<AbandonedSighting> unclosed() {
    return driven.stream()
        .filter(
            each -> !returned.contains(new Returned(each.producer().site(), each.detachments())))
        .map(Driven::producer)
        .filter(producer -> !perhapsClosed.contains(producer.site()))
        .filter(producer -> !isAbandonedElsewhere(producer.site()))
        .toList();
  }

  private boolean isAbandonedElsewhere(Site creation) {
    return abandoned.stream()
        .flatMap(sighting -> sighting.producer().stream())
        .anyMatch(producer -> producer.creation().equals(creation));
  }

  public List<CallbackCall> callbackCalls() {
    return List.copyOf(callbackCalls);
  }

  public List<AbandonedSighting> abandoned() {
    return List.copyOf(abandoned);
  }

  public List<UncheckedSend> uncheckedSends() {
    return List.copyOf(uncheckedSends);
  }

  public List<SwallowedFencing> swallowedFencings() {
    return List.copyOf(swallowedFencings);
  }
}
