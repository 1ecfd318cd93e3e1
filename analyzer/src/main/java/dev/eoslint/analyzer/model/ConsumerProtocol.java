package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * How the code uses consumers of kafka-clients.
 *
 * @param groupCalls calls that only a consumer with a group can answer
 * @param shareConsumers the consumers of share groups that the code creates, in the order of their
 *     creation sites
 * @param shareUses what transactions are given of share groups
 * @param spanningTransactions transactions that stay open from one poll to the next one
 * @param aheadOffsets offsets that transactions are given without the records before them
 */
public record ConsumerProtocol(
    List<GroupCall> groupCalls,
    List<ShareConsumer> shareConsumers,
    List<ShareUse> shareUses,
    List<SpanningTransaction> spanningTransactions,
    List<AheadOffsets> aheadOffsets) {

  /** Copies the lists. */
  public ConsumerProtocol {
    groupCalls = List.copyOf(groupCalls);
    shareConsumers = List.copyOf(shareConsumers);
    shareUses = List.copyOf(shareUses);
    spanningTransactions = List.copyOf(spanningTransactions);
    aheadOffsets = List.copyOf(aheadOffsets);
  }
}
