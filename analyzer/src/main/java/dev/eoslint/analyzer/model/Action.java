package dev.eoslint.analyzer.model;

import java.util.List;

/** Something that happens in a transaction or in the processing of records. */
public sealed interface Action
    permits Action.Send,
        Action.OffsetCommit,
        CollectedBatch,
        CountedCommit,
        DatabaseCommit,
        Effect,
        TimedCommit,
        Wait,
        WholeInput {

  /** Returns the call that does it. */
  Site site();

  /** Returns the calls that lead to it from the scope or entry point, outermost first. */
  List<CallStep> path();

  /**
   * A record is given to a producer.
   *
   * @param site the call
   * @param topic where to
   * @param foreign whether a producer sends it that does not take part in the transaction around it
   * @param path the calls that lead to it
   */
  record Send(Site site, Value topic, boolean foreign, List<CallStep> path) implements Action {
    public Send {
      path = List.copyOf(path);
    }
  }

  /**
   * The position of a consumer group is stored.
   *
   * @param site the call
   * @param means how
   * @param path the calls that lead to it
   */
  record OffsetCommit(Site site, Means means, List<CallStep> path) implements Action {
    public OffsetCommit {
      path = List.copyOf(path);
    }
  }

  /** How the position of a consumer group is stored. */
  enum Means {
    /** In the transaction, with the metadata that the consumer itself gives (KIP-447). */
    TRANSACTION_WITH_GROUP_METADATA,
    /**
     * In the transaction, with the metadata of a consumer that was assigned partitions by code. It
     * is no member of the group, so that its generation (-1) fences no predecessor.
     */
    TRANSACTION_WITH_METADATA_OF_NO_MEMBER,
    /** In the transaction, with no more than the group id. */
    TRANSACTION_WITH_GROUP_ID,
    /** In the transaction, with metadata whose origin is not seen. */
    TRANSACTION,
    /** By the consumer, outside of any transaction. */
    CONSUMER;

    /** Returns whether a transaction stores it with metadata that the consumer itself gives. */
    public boolean isWithMetadataOfConsumer() {
      return this == TRANSACTION_WITH_GROUP_METADATA
          || this == TRANSACTION_WITH_METADATA_OF_NO_MEMBER;
    }
  }
}
