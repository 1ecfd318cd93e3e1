package dev.eoslint.analyzer.dialect.reactive;

import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.dialect.reactive.Path.Place;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Engine.Raised;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code Mono} and {@code Flux}: chains are remembered, and run when somebody subscribes. */
public final class ReactiveSemantics implements LibrarySemantics {

  private static final Set<String> WAITING =
      Set.of("block", "blockOptional", "blockFirst", "blockLast");

  private static final Set<String> COLLECTING = Set.of("toIterable", "toStream");

  private static final Set<String> APPLIED_TO_CHAIN =
      Set.of("as", "transform", "transformDeferred");

  /** Subscribe once, whoever subscribes to their results. */
  private static final Set<String> SUBSCRIBED_ONCE =
      Set.of("cache", "share", "shareNext", "publish", "replay");

  private final LibrarySemantics requests;

  /**
   * Creates the semantics.
   *
   * @param requests know what happens when somebody waits for a publisher of another library, such
   *     as the answer to an HTTP request
   */
  public ReactiveSemantics(LibrarySemantics requests) {
    this.requests = requests;
  }

  @Override
  public boolean knowsType(String qualifiedName) {
    return qualifiedName.equals(Publisher.MONO) || qualifiedName.equals(Publisher.FLUX);
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    Optional<JavaType> type = invocation.type().filter(Publisher::isPublisher);
    if (type.isEmpty()) {
      return Optional.empty();
    } else if (invocation.receiver().isEmpty()) {
      return Optional.of(made(invocation));
    }
    Optional<LibraryObject> receiver = invocation.receiverAs(LibraryObject.class);
    return receiver.isEmpty() ? Optional.empty() : onPublisher(receiver.get(), invocation);
  }

  /** Chains fail as what they are made of fails. */
  @Override
  public Optional<List<Failure>> failures(Invocation invocation) {
    boolean chain =
        invocation.type().filter(Publisher::isPublisher).isPresent()
            && (invocation.receiver().isEmpty()
                || invocation.receiverAs(LibraryObject.class).flatMap(Publisher::of).isPresent());
    return chain ? Optional.of(List.of()) : Optional.empty();
  }

  private Optional<AbstractValue> onPublisher(LibraryObject receiver, Invocation invocation) {
    String method = invocation.method();
    boolean waits = WAITING.contains(method);
    boolean collects = COLLECTING.contains(method);
    boolean subscribes = method.equals("subscribe") || method.equals("toFuture");
    if (waits || collects || subscribes) {
      return Publisher.of(receiver).isEmpty()
          ? Optional.empty()
          : Optional.of(subscribes ? subscribe(invocation) : waitFor(collects, invocation));
    } else if (APPLIED_TO_CHAIN.contains(method)) {
      return invocation
          .argument(0)
          .map(code -> Path.of(invocation).run(code, List.of(invocation.receiver().orElseThrow())));
    }
    if (SUBSCRIBED_ONCE.contains(method)) {
      return Optional.of(subscribedOnce(invocation));
    }
    return Optional.of(made(invocation));
  }

  private AbstractValue subscribedOnce(Invocation invocation) {
    handedOut(
        invocation.receiver().orElseThrow(),
        invocation.state(),
        invocation.frame(),
        invocation.engine());
    return invocation.derivedResult();
  }

  private static AbstractValue made(Invocation invocation) {
    return invocation.state().reference(Publisher.madeBy(invocation));
  }

  private AbstractValue waitFor(boolean collects, Invocation invocation) {
    Gathering gathering =
        subscription(invocation).waitFor(invocation.receiver().orElseThrow(), Path.of(invocation));
    return collects
        ? invocation
            .state()
            .reference(new Sequence(List.of(gathering.element()), false, Optional.empty()))
        : gathering.element();
  }

  private Subscription subscription(Invocation invocation) {
    return new Subscription(requests, invocation.site());
  }

  private AbstractValue subscribe(Invocation invocation) {
    Path path = Path.of(invocation);
    List<Raised> raised =
        path.engine()
            .attempt(
                engine ->
                    subscription(invocation)
                        .to(
                            invocation.receiver().orElseThrow(),
                            path.with(engine),
                            consumer(invocation)));
    List<Path> ends = new ArrayList<>(List.of(path.fork()));
    for (Raised each : raised) {
      Path failed = path.with(each.state());
      runArgument(1, List.of(AbstractValue.opaque()), invocation, failed);
      ends.add(failed);
    }
    path.meet(ends);
    runArgument(2, List.of(), invocation, path.elsewhere());
    return invocation.derivedResult();
  }

  private static Downstream consumer(Invocation invocation) {
    return (element, at) -> runArgument(0, List.of(element), invocation, at);
  }

  private static void runArgument(
      int index, List<AbstractValue> arguments, Invocation invocation, Path path) {
    invocation.argument(index).filter(path::isCode).ifPresent(code -> path.run(code, arguments));
  }

  @Override
  public void handedOut(AbstractValue value, State state, Frame frame, Engine engine) {
    subscribe(value, new Path(state.fork(), frame, engine, Place.OUT_OF_VIEW, 0));
  }

  /**
   * Spring's containers subscribe to what a listener returns. A transaction that they hold open
   * ends when the listener returns, so that nothing of it happens inside.
   *
   * <p>Source: "Asynchronous {@code @KafkaListener} Return Types" in the reference of Spring for
   * Apache Kafka (since 3.2).
   */
  @Override
  public void answered(AbstractValue value, State state, Frame frame, Engine engine) {
    if (frame.scopes().stream().anyMatch(ScopeSighting.class::isInstance)) {
      handedOut(value, state, frame, engine);
    } else {
      subscribe(value, new Path(state, frame, engine, Place.HERE, 0));
    }
  }

  private void subscribe(AbstractValue value, Path path) {
    path.state().objects(value, LibraryObject.class).stream()
        .filter(object -> Publisher.isPublisher(object.type()))
        .flatMap(object -> object.creation().stream())
        .findFirst()
        .ifPresent(site -> new Subscription(requests, site).waitFor(value, path));
  }
}
