package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.AheadOffsets;
import dev.eoslint.analyzer.model.ShareConsumer;
import dev.eoslint.analyzer.model.ShareUse;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.SpanningTransaction;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what is seen of the use of consumers over all executions. */
public final class ConsumerFacts {

  private final Set<GroupCallSighting> groupCalls = new LinkedHashSet<>();
  private final Set<ShareConsumer> shareConsumers = new LinkedHashSet<>();
  private final Set<ShareUse> shareUses = new LinkedHashSet<>();
  private final Set<SpanningTransaction> spanningTransactions = new LinkedHashSet<>();
  private final Set<AheadOffsets> aheadOffsets = new LinkedHashSet<>();
  private final Set<Site> abortedLoops = new LinkedHashSet<>();

  /** Remembers a call that needs a consumer group. */
  public void addGroupCall(GroupCallSighting call) {
    groupCalls.add(call);
  }

  /** Remembers a consumer of a share group. */
  public void addShareConsumer(ShareConsumer consumer) {
    shareConsumers.add(consumer);
  }

  /** Remembers that a transaction is given something of a share group. */
  public void addShareUse(ShareUse use) {
    shareUses.add(use);
  }

  /** Remembers a transaction that stays open from one poll to the next one. */
  public void addSpanningTransaction(SpanningTransaction transaction) {
    spanningTransactions.add(transaction);
  }

  /** Remembers offsets that a transaction is given without the records before them. */
  public void addAheadOffsets(AheadOffsets offsets) {
    aheadOffsets.add(offsets);
  }

  public List<GroupCallSighting> groupCalls() {
    return List.copyOf(groupCalls);
  }

  public List<ShareConsumer> shareConsumers() {
    return List.copyOf(shareConsumers);
  }

  public List<ShareUse> shareUses() {
    return List.copyOf(shareUses);
  }

  /** Says that code can abort what a loop left early, without anything having failed. */
  public void addAbortedLoop(Site loop) {
    abortedLoops.add(loop);
  }

  /** Returns such offsets; where code asks whether to abort, the early end is taken for handled. */
  public List<AheadOffsets> aheadOffsets() {
    return aheadOffsets.stream()
        .filter(offsets -> !abortedLoops.contains(offsets.other()))
        .toList();
  }

  public List<SpanningTransaction> spanningTransactions() {
    return List.copyOf(spanningTransactions);
  }
}
