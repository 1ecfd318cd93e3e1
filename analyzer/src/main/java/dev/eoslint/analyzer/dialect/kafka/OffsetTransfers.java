package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.OffsetsSighting;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.GroupReference;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code sendOffsetsToTransaction}: whose offsets, and how their group is named. */
final class OffsetTransfers {

  private final ApplicationFacts facts;
  private final PipelineJoining pipelines;
  private final ShareConsumers shareConsumers;
  private final BatchEnds batchEnds;

  OffsetTransfers(ApplicationFacts facts) {
    this.facts = facts;
    this.pipelines = new PipelineJoining(facts);
    this.shareConsumers = new ShareConsumers(facts);
    this.batchEnds = new BatchEnds(facts);
  }

  void send(int producer, Invocation invocation) {
    AbstractValue group = invocation.argument(1).orElseGet(AbstractValue::opaque);
    List<GroupMetadata> metadata = metadata(group, invocation.state());
    List<InTransaction> open = OpenTransactions.of(producer, invocation.state());
    Action.OffsetCommit commit =
        new Action.OffsetCommit(
            invocation.site(), means(group, invocation), invocation.frame().path());
    List<Integer> polling = new ArrayList<>();
    for (InTransaction transaction : open) {
      transaction.scope().add(OpenTransactions.relativeTo(commit, transaction));
      TransactionClock.start(transaction.scope(), invocation.state());
      polling.addAll(polling(transaction, invocation));
      for (int consumer : consumersBehind(metadata, polling)) {
        pipelines.join(consumer, transaction, invocation);
      }
    }
    List<Integer> polled = polling.stream().distinct().toList();
    batchEnds.sent(polled, invocation);
    if (polled.isEmpty() && metadata.isEmpty()) {
      open.forEach(transaction -> shareConsumers.noteOffsetsBeside(transaction, invocation));
    }
    facts
        .protocol()
        .addOffsets(
            new OffsetsSighting(
                invocation.site(),
                reference(group, metadata, invocation),
                facts.client(producer),
                polled.size() == 1 ? facts.client(polled.get(0)) : Optional.empty(),
                polled.size() == 1 && isFromGroup(polled.get(0), invocation.state()),
                isForeign(metadata, polled),
                invocation.frame().path()));
    LastOffsets.committed(invocation, facts);
  }

  /** A poll that failed, or that was not made, leaves the same metadata. */
  private static List<GroupMetadata> metadata(AbstractValue group, State state) {
    List<GroupMetadata> all =
        group.references().stream()
            .flatMap(id -> state.statuses(id).stream())
            .filter(GroupMetadata.class::isInstance)
            .map(GroupMetadata.class::cast)
            .toList();
    return all.stream()
        .filter(each -> each.polledSince() || !all.contains(each.afterPoll()))
        .toList();
  }

  private static Action.Means means(AbstractValue group, Invocation invocation) {
    List<GroupMetadata> metadata = metadata(group, invocation.state());
    if (!metadata.isEmpty()) {
      return metadata.stream().allMatch(each -> isOfNoMember(each, invocation.state()))
          ? Action.Means.TRANSACTION_WITH_METADATA_OF_NO_MEMBER
          : Action.Means.TRANSACTION_WITH_GROUP_METADATA;
    }
    boolean bare = invocation.state().object(group, LibraryObject.class).isPresent();
    return bare || group instanceof AbstractValue.Scalar
        ? Action.Means.TRANSACTION_WITH_GROUP_ID
        : Action.Means.TRANSACTION;
  }

  private static boolean isOfNoMember(GroupMetadata metadata, State state) {
    List<ConsumerStatus.Polled> polls = PipelineJoining.polls(metadata.consumer(), state);
    return !polls.isEmpty()
        && polls.stream().allMatch(poll -> poll.subscription() == ConsumerStatus.Subscription.CODE);
  }

  private static GroupReference reference(
      AbstractValue group, List<GroupMetadata> metadata, Invocation invocation) {
    State state = invocation.state();
    if (metadata.size() == 1 && group instanceof AbstractValue.Reference) {
      return new GroupReference.OfConsumer(
          metadata.get(0).call(), isOutdated(metadata.get(0), state));
    }
    Optional<LibraryObject> bare =
        state
            .object(group, LibraryObject.class)
            .filter(object -> object.attribute(OffsetSemantics.GROUP_ID).isPresent());
    if (bare.flatMap(LibraryObject::creation).isPresent()) {
      return new GroupReference.Bare(
          bare.get().creation().get(),
          bare.get()
              .attribute(OffsetSemantics.GROUP_ID)
              .orElseGet(AbstractValue::opaque)
              .asValue());
    } else if (group instanceof AbstractValue.Scalar || isText(group)) {
      return new GroupReference.GroupId(group.asValue(), isPassedOn(invocation));
    }
    return new GroupReference.Unseen();
  }

  private static boolean isText(AbstractValue group) {
    return group instanceof AbstractValue.Opaque opaque
        && opaque.type().filter(type -> type.is("java.lang.String")).isPresent();
  }

  /** A wrapper of a producer has the same method. */
  private static boolean isPassedOn(Invocation invocation) {
    return invocation
        .frame()
        .method()
        .filter(method -> method.declaration().name().equals(invocation.method()))
        .isPresent();
  }

  /** Metadata that was read before the loop does not know of rebalances inside of it. */
  private static boolean isOutdated(GroupMetadata metadata, State state) {
    return metadata.polledSince()
        && PipelineJoining.polls(metadata.consumer(), state).stream()
            .anyMatch(
                poll ->
                    poll.subscription() != ConsumerStatus.Subscription.CODE
                        && !poll.loops().isEmpty()
                        && !metadata.loops().containsAll(poll.loops()));
  }

  private static boolean isFromGroup(int consumer, State state) {
    List<ConsumerStatus.Polled> polls = PipelineJoining.polls(consumer, state);
    return !polls.isEmpty()
        && polls.stream()
            .allMatch(poll -> poll.subscription() == ConsumerStatus.Subscription.GROUP);
  }

  private static boolean isForeign(List<GroupMetadata> metadata, List<Integer> polled) {
    return metadata.size() == 1
        && polled.size() == 1
        && metadata.get(0).consumer() != polled.get(0);
  }

  /** The consumers whose data flows into the offsets, or else those that poll in the same loop. */
  private static List<Integer> polling(InTransaction transaction, Invocation invocation) {
    Set<Integer> sources =
        Sources.ofAll(invocation.argument(0).map(List::of).orElseGet(List::of), invocation.state());
    List<Integer> found = new ArrayList<>();
    for (int object : invocation.state().objectsWithStatus()) {
      if (sources.contains(object)
          && !PipelineJoining.polls(object, invocation.state()).isEmpty()) {
        found.add(object);
      }
    }
    if (found.isEmpty()) {
      for (int object : invocation.state().objectsWithStatus()) {
        if (pollsWith(object, transaction, invocation.state())) {
          found.add(object);
        }
      }
    }
    return found;
  }

  /** The group metadata names the consumer; else it is the only one that can be meant. */
  private static List<Integer> consumersBehind(
      List<GroupMetadata> metadata, List<Integer> polling) {
    if (!metadata.isEmpty()) {
      return metadata.stream().map(GroupMetadata::consumer).distinct().toList();
    }
    return polling.size() == 1 ? polling : List.of();
  }

  private static boolean pollsWith(int object, InTransaction transaction, State state) {
    for (Status status : state.statuses(object)) {
      if (status instanceof ConsumerStatus.Polled polled
          && polled.detachments() == transaction.detachments()
          && (polled.loops().isEmpty()
              || transaction.loops().containsAll(firstOf(polled.loops())))) {
        return true;
      }
    }
    return false;
  }

  private static List<Site> firstOf(List<Site> loops) {
    return loops.subList(0, 1);
  }
}
