package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.Site;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what tells whether something closes a producer that a loop drives. */
public final class ClosingFacts {

  private final Set<Driven> driven = new LinkedHashSet<>();
  private final Set<Site> perhapsClosed = new HashSet<>();
  private final Set<Site> unknownClosed = new HashSet<>();
  private final Set<Returned> returned = new HashSet<>();

  /** A loop that begins transactions of a producer, and the thread that it runs on. */
  private record Driven(AbandonedSighting producer, int detachments) {}

  /** The producer made at {@code creation} was there when the thread ended its work. */
  private record Returned(Site creation, int detachments) {}

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
        .toList();
  }
}
