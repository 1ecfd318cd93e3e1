package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.PollingFault;
import dev.eoslint.analyzer.model.Site;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Rebalance listeners that commit the position of their consumer when it gives partitions up.
 *
 * <p>Source: documentation of {@code ConsumerRebalanceListener.onPartitionsRevoked}: it is called
 * in a poll before a rebalance, and when the consumer is closed or unsubscribes.
 */
final class RebalanceCommits {

  /** Attribute of a consumer: the commit that its rebalance listener makes in any case. */
  private static final String REVOKED = "commit when partitions are revoked";

  private static final String LISTENER = KafkaTypes.CONSUMERS + "ConsumerRebalanceListener";
  private static final String POSITION = "position";

  private final ApplicationFacts facts;
  private final Map<Site, List<CallStep>> paths = new HashMap<>();
  private Optional<Listening> running = Optional.empty();

  RebalanceCommits(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** What a listener does while it runs. */
  private static final class Listening {
    private final int consumer;
    private final Frame around;
    private Optional<Site> commit = Optional.empty();
    private boolean doesMore;

    Listening(int consumer, Frame around) {
      this.consumer = consumer;
      this.around = around;
    }

    boolean isUnconditional(Frame frame) {
      return frame.conditions().size() == around.conditions().size()
          && frame.loops().size() == around.loops().size()
          && !frame.isPerhapsRun()
          && !frame.handlesException();
    }

    Optional<Site> shown() {
      return doesMore ? Optional.empty() : commit;
    }
  }

  /** Notes that {@code consumer} gets other partitions from now on, and perhaps a listener. */
  static void forget(int consumer, State state) {
    remember(consumer, AbstractValue.opaque(), state);
  }

  /** Runs {@code listener}, which the subscription at {@code invocation} names, for revocations. */
  void during(Runnable listener, int consumer, Invocation invocation) {
    Optional<Listening> outer = running;
    Listening listening = new Listening(consumer, invocation.frame());
    running = Optional.of(listening);
    try {
      listener.run();
    } finally {
      running = outer;
    }
    listening
        .shown()
        .ifPresent(
            commit ->
                remember(consumer, AbstractValue.known(POSITION, commit), invocation.state()));
  }

  private static void remember(int consumer, AbstractValue commit, State state) {
    state
        .object(consumer, LibraryObject.class)
        .ifPresent(object -> state.update(consumer, object.with(REVOKED, commit)));
  }

  /** Notes a call that a listener makes: one that is not understood may do what is missing. */
  void called(Invocation invocation) {
    if (!isUnderstood(invocation)) {
      running.ifPresent(listening -> listening.doesMore = true);
    }
  }

  /** What seems to be a method of the listener is perhaps one of the class around it. */
  private static boolean isUnderstood(Invocation invocation) {
    if (KafkaTypes.isConsumer(invocation.type())) {
      return !invocation.method().startsWith("seek");
    }
    return invocation.isOn(LISTENER)
        || invocation.isOn("java.time.Duration")
        || (LoopCalls.isHarmless(invocation) && !invocation.isOn("java.lang.Runnable"));
  }

  /** Notes a commit of the position, if a listener makes it. */
  void commitsPosition(int consumer, Invocation invocation) {
    running
        .filter(listening -> listening.consumer == consumer)
        .filter(listening -> listening.isUnconditional(invocation.frame()))
        .ifPresent(
            listening -> {
              listening.commit = Optional.of(invocation.site());
              paths.put(invocation.site(), invocation.frame().path());
            });
  }

  /** {@code consumer} is about to make a call that can tell its listener of a revocation. */
  void mayRevoke(int consumer, Invocation invocation) {
    State state = invocation.state();
    Optional<Site> commit = commitOf(consumer, state);
    if (commit.isEmpty()) {
      return;
    }
    Rounds.uncommitted(consumer, state).stream()
        .filter(RebalanceCommits::takesOffsets)
        .forEach(scope -> note(commit.get(), scope));
  }

  private static Optional<Site> commitOf(int consumer, State state) {
    return state
        .object(consumer, LibraryObject.class)
        .flatMap(object -> object.attribute(REVOKED))
        .filter(how -> how.text().filter(POSITION::equals).isPresent())
        .flatMap(how -> how.asValue().innermostOrigin());
  }

  private static boolean takesOffsets(ScopeSighting scope) {
    return scope.actions().stream()
        .anyMatch(
            action ->
                action instanceof Action.OffsetCommit commit
                    && commit.means() != Action.Means.CONSUMER);
  }

  private void note(Site commit, ScopeSighting scope) {
    facts
        .protocol()
        .addPollingFault(
            new PollingFault(
                PollingFault.Kind.COMMITS_UNCOMMITTED,
                commit,
                scope.begin(),
                paths.getOrDefault(commit, List.of())));
  }
}
