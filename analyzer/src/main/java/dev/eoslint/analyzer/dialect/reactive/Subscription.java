package dev.eoslint.analyzer.dialect.reactive;

import dev.eoslint.analyzer.dialect.reactive.Path.Place;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.AbstractValue.Choice;
import dev.eoslint.analyzer.java.value.AbstractValue.Opaque;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Sequences;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs what the operators of publishers are given, in the order of the signals. */
final class Subscription {

  /** More publishers inside of each other than these are taken for unknown ones. */
  private static final int DEEPEST = 40;

  private final Origins origins = new Origins(this);
  private final Operators operators = new Operators(this);
  private final LibrarySemantics requests;
  private final Site site;

  /**
   * Creates a subscription.
   *
   * @param requests know what happens when somebody waits for a publisher of another library
   * @param site the call that subscribes
   */
  Subscription(LibrarySemantics requests, Site site) {
    this.requests = requests;
    this.site = site;
  }

  /** Subscribes to {@code publisher}. */
  void to(AbstractValue publisher, Path path, Downstream downstream) {
    if (!path.isReachable()) {
      return;
    } else if (publisher instanceof Choice choice) {
      List<Path> ends = new ArrayList<>();
      for (AbstractValue alternative : choice.alternatives()) {
        Path end = path.fork();
        to(alternative, end, downstream);
        ends.add(end);
      }
      path.meet(ends);
      return;
    }
    Optional<LibraryObject> object = path.state().object(publisher, LibraryObject.class);
    Optional<Publisher> known =
        object.flatMap(Publisher::of).filter(each -> path.depth() < DEEPEST);
    if (known.isEmpty()) {
      toUnknown(publisher, object, path, downstream);
    } else if (known.get().upstream().isPresent()) {
      operators.subscribe(known.get(), known.get().upstream().get(), path.deeper(), downstream);
    } else {
      origins.subscribe(known.get(), path.deeper(), downstream);
    }
  }

  /** Libraries make requests when somebody subscribes, and answer on threads of their own. */
  private void toUnknown(
      AbstractValue publisher, Optional<LibraryObject> object, Path path, Downstream downstream) {
    path.mayFail();
    AbstractValue element =
        object
            .filter(request -> path.place() != Place.OUT_OF_VIEW)
            .flatMap(request -> waitFor(publisher, request, path))
            .orElseGet(() -> elementOf(publisher, path));
    boolean many = object.filter(request -> request.type().is(Publisher.FLUX)).isPresent();
    if (many) {
      each(element, site, path.elsewhere(), downstream);
    } else {
      downstream.next(element, path.elsewhere());
    }
  }

  private Optional<AbstractValue> waitFor(
      AbstractValue publisher, LibraryObject request, Path path) {
    return requests.call(
        new Invocation(
            request.creation().orElse(site),
            Optional.of(request.type()),
            Optional.of(publisher),
            "block",
            List.of(),
            path.state(),
            path.frame(),
            path.engine()));
  }

  private static AbstractValue elementOf(AbstractValue publisher, Path path) {
    return new Opaque(
        publisher.typeIfOpaque().flatMap(JavaType::elementType),
        Sources.of(publisher, path.state()));
  }

  /** Subscribes to {@code publisher} and waits until it has ended. */
  Gathering waitFor(AbstractValue publisher, Path path) {
    Gathering gathering = new Gathering();
    to(publisher, path, gathering);
    return gathering;
  }

  /** Hands each element of a collection on. */
  void eachOf(AbstractValue collection, Site loop, Path path, Downstream downstream) {
    List<AbstractValue> apart = Sequences.apart(collection, path.state());
    if (apart.isEmpty()) {
      each(
          Sequences.element(collection, path.state())
              .withSources(Sources.of(collection, path.state())),
          loop,
          path,
          downstream);
    } else {
      Path inLoop = inLoop(collection, loop, path);
      apart.forEach(element -> downstream.next(element, inLoop));
    }
  }

  /** Hands any number of elements on, of which each can be {@code element}. */
  void each(AbstractValue element, Site loop, Path path, Downstream downstream) {
    if (!path.isReachable()) {
      return;
    }
    Path round = inLoop(element, loop, path);
    Path none = path.fork();
    downstream.next(element, round);
    Path one = path.fork();
    if (one.isReachable()) {
      downstream.next(element, round);
    }
    path.meet(List.of(none, one, path.fork()));
  }

  private static Path inLoop(AbstractValue elements, Site loop, Path path) {
    Frame.Iteration round =
        new Frame.Iteration(
            loop,
            elements.typeIfOpaque(),
            Sources.of(elements, path.state()),
            path.frame().conditions().size());
    return path.with(path.frame().inLoop(loop).inScope(round));
  }
}
