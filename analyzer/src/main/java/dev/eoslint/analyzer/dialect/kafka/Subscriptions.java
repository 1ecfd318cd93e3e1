package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.SpanningTransaction;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Who learns of a rebalance, and the transactions that one would meet. */
final class Subscriptions {

  /** Attribute of a consumer: the call that subscribes it without a rebalance listener. */
  private static final String UNHEARD = "subscribed without listener";

  private static final String NO_LISTENER = "none";

  private final ApplicationFacts facts;

  Subscriptions(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** Remembers whether a rebalance listener comes with a subscription. */
  static void remember(int consumer, Invocation invocation) {
    State state = invocation.state();
    state
        .object(consumer, LibraryObject.class)
        .ifPresent(
            object ->
                state.update(
                    consumer,
                    object.with(
                        UNHEARD,
                        isHeard(invocation)
                            ? AbstractValue.opaque()
                            : AbstractValue.known(NO_LISTENER, invocation.site()))));
  }

  /** A listener that does nothing when partitions are revoked is none. */
  private static boolean isHeard(Invocation invocation) {
    Optional<AbstractValue> listener = invocation.argument(1);
    if (listener.isEmpty()) {
      return false;
    }
    Optional<Instance> instance = invocation.state().object(listener.get(), Instance.class);
    if (instance.isEmpty()) {
      return true;
    }
    List<MethodSymbol> revoked = instance.get().type().methods("onPartitionsRevoked", 1);
    return revoked.isEmpty() || !revoked.stream().allMatch(Subscriptions::isEmpty);
  }

  private static boolean isEmpty(MethodSymbol method) {
    return method.declaration().body().filter(body -> body.statements().isEmpty()).isPresent();
  }

  /** Notes a transaction with earlier records of {@code consumer} that is open when it polls. */
  void polls(int consumer, Invocation invocation) {
    Optional<Site> unheard = unheard(consumer, invocation.state());
    if (unheard.isEmpty() || !isInGroup(consumer, invocation.state())) {
      return;
    }
    State state = invocation.state();
    for (int object : new TreeSet<>(state.objectsWithStatus())) {

      for (Status status : state.statuses(object)) {
        if (status instanceof InTransaction open
            && open.caught().isEmpty()
            && open.failed().isEmpty()
            && open.scope().endsAtThreshold()
            && open.detachments() == invocation.frame().detachments()
            && open.scope().possibleConsumers().contains(consumer)) {
          facts
              .consuming()
              .addSpanningTransaction(
                  new SpanningTransaction(unheard.get(), invocation.site(), open.scope().begin()));
        }
      }
    }
  }

  private static Optional<Site> unheard(int consumer, State state) {
    return state
        .object(consumer)
        .filter(LibraryObject.class::isInstance)
        .flatMap(object -> ((LibraryObject) object).attribute(UNHEARD))
        .filter(how -> how.text().filter(NO_LISTENER::equals).isPresent())
        .flatMap(how -> how.asValue().innermostOrigin());
  }

  private static boolean isInGroup(int consumer, State state) {
    List<ConsumerStatus.Polled> polls = PipelineJoining.polls(consumer, state);
    return !polls.isEmpty()
        && polls.stream()
            .allMatch(poll -> poll.subscription() == ConsumerStatus.Subscription.GROUP);
  }
}
