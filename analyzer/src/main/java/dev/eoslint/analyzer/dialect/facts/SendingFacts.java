package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.RedundantWait;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects what is seen of the results of sends over all executions. */
public final class SendingFacts {

  private final Set<Unchecked> unchecked = new LinkedHashSet<>();
  private final Set<Repeated> repeated = new LinkedHashSet<>();
  private final Set<Abandoned> abandoned = new LinkedHashSet<>();
  private final Set<RedundantWait> redundantWaits = new LinkedHashSet<>();
  private final Set<OffsetRead> offsetReads = new LinkedHashSet<>();

  /** A send whose result nobody looks at. */
  public record Unchecked(
      Site site,
      Value topic,
      ClientSighting producer,
      Optional<Site> callback,
      List<CallStep> path) {}

  /** A record that is sent again after a failure. */
  public record Repeated(
      Site site, Site first, Site failure, ClientSighting producer, List<CallStep> path) {}

  /** A producer that goes out of reach, or is closed at once, with records nothing waits for. */
  public record Abandoned(ClientSighting producer, Site send, Optional<Site> closedAtOnce) {}

  /** A read of the offset that the result of a send tells. */
  public record OffsetRead(Site site, ClientSighting producer, List<CallStep> path) {}

  /** Remembers a send whose result nobody looks at. */
  public void add(Unchecked send) {
    unchecked.add(send);
  }

  /** Remembers a record that is sent again. */
  public void add(Repeated send) {
    repeated.add(send);
  }

  /** Remembers a producer that goes out of reach. */
  public void add(Abandoned producer) {
    abandoned.add(producer);
  }

  /** Remembers a wait that is not needed. */
  public void add(RedundantWait wait) {
    redundantWaits.add(wait);
  }

  /** Remembers a read of an offset. */
  public void add(OffsetRead read) {
    offsetReads.add(read);
  }

  public List<Unchecked> unchecked() {
    return List.copyOf(unchecked);
  }

  public List<Repeated> repeated() {
    return List.copyOf(repeated);
  }

  public List<Abandoned> abandoned() {
    return List.copyOf(abandoned);
  }

  public List<RedundantWait> redundantWaits() {
    return List.copyOf(redundantWaits);
  }

  public List<OffsetRead> offsetReads() {
    return List.copyOf(offsetReads);
  }
}
