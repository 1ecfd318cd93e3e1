package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.ShareConsumer;
import dev.eoslint.analyzer.model.ShareUse;
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

  public List<GroupCallSighting> groupCalls() {
    return List.copyOf(groupCalls);
  }

  public List<ShareConsumer> shareConsumers() {
    return List.copyOf(shareConsumers);
  }

  public List<ShareUse> shareUses() {
    return List.copyOf(shareUses);
  }

  public List<SpanningTransaction> spanningTransactions() {
    return List.copyOf(spanningTransactions);
  }
}
