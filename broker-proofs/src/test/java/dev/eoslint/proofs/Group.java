package dev.eoslint.proofs;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.ConsumerGroupDescription;
import org.apache.kafka.clients.admin.RemoveMembersFromConsumerGroupOptions;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.GroupState;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.GroupIdNotFoundException;

/** A consumer group as the broker sees it. */
final class Group {

  private final Admin admin;
  private final String name;

  Group(Admin admin, String name) {
    this.admin = admin;
    this.name = name;
  }

  /** Returns the group id. */
  String name() {
    return name;
  }

  /** Returns the offset that the group would go on with, 0 if it has committed none. */
  long offset(Topic topic) {
    Map<TopicPartition, OffsetAndMetadata> offsets =
        Results.of(admin.listConsumerGroupOffsets(name).partitionsToOffsetAndMetadata());
    OffsetAndMetadata offset = offsets.get(topic.partition());
    return offset == null ? 0 : offset.offset();
  }

  /** Returns how many members the group has. */
  int members() {
    return description().map(group -> group.members().size()).orElse(0);
  }

  /** Returns whether all members know what they read, and none is waited for. */
  boolean isStable() {
    return description().filter(group -> group.groupState() == GroupState.STABLE).isPresent();
  }

  private Optional<ConsumerGroupDescription> description() {
    try {
      return Results.of(admin.describeConsumerGroups(List.of(name)).all()).values().stream()
          .findFirst();
    } catch (GroupIdNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Lets the group, which is one that shares records, begin with the first of a topic. */
  void shareFromTheStart() {
    ConfigResource group = new ConfigResource(ConfigResource.Type.GROUP, name);
    AlterConfigOp earliest =
        new AlterConfigOp(
            new ConfigEntry("share.auto.offset.reset", "earliest"), AlterConfigOp.OpType.SET);
    Results.of(admin.incrementalAlterConfigs(Map.of(group, List.of(earliest))).all());
  }

  /**
   * Removes all members, if there are any, as the broker does with those that do not poll in time.
   */
  void evictMembers() {
    if (members() > 0) {
      Results.of(
          admin
              .removeMembersFromConsumerGroup(name, new RemoveMembersFromConsumerGroupOptions())
              .all());
    }
  }

  /**
   * Removes the group with its offsets, as the broker does some time after the last member left.
   */
  void forget() {
    Results.of(admin.deleteConsumerGroups(List.of(name)).all());
  }

  /** Tells a loop to go on until the group stands at {@code offset} of {@code topic}. */
  BooleanSupplier before(long offset, Topic topic) {
    return Until.notYet("group " + name + " at offset " + offset, () -> offset(topic) >= offset);
  }
}
