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
