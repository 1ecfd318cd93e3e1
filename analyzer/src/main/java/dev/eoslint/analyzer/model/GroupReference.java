package dev.eoslint.analyzer.model;

/** How the consumer group is named whose offsets go into a transaction. */
public sealed interface GroupReference {

  /**
   * {@code consumer.groupMetadata()}.
   *
   * @param call the call
   * @param outdated whether it was read before the consumer polled the records
   */
  record OfConsumer(Site call, boolean outdated) implements GroupReference {}

  /**
   * {@code new ConsumerGroupMetadata(groupId)}, without member and generation.
   *
   * @param creation the constructor call
   * @param groupId the id
   */
  record Bare(Site creation, Value groupId) implements GroupReference {}

  /**
   * The group id alone.
   *
   * @param groupId the id
   * @param passedOn whether the code only passes its own parameter on to another producer
   */
  record GroupId(Value groupId, boolean passedOn) implements GroupReference {}

  /** It comes from code that is not seen. */
  record Unseen() implements GroupReference {}
}
