package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Pools;
import dev.eoslint.analyzer.java.value.Sequences;
import dev.eoslint.analyzer.java.value.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Lists, sets and streams: their elements, and closures that run over them. */
final class CollectionSemantics implements LibrarySemantics {

  private static final Set<String> CLASSES =
      Set.of(
          "java.util.ArrayList",
          "java.util.LinkedList",
          "java.util.HashSet",
          "java.util.LinkedHashSet",
          "java.util.TreeSet",
          "java.util.ArrayDeque",
          "java.util.concurrent.CopyOnWriteArrayList");

  private static final Set<String> FACTORIES =
      Set.of(
          "java.util.List.of",
          "java.util.Set.of",
          "java.util.Arrays.asList",
          "java.util.Arrays.stream",
          "java.util.Collections.singletonList",
          "java.util.Collections.singleton",
          "java.util.Collections.emptyList",
          "java.util.Collections.emptySet",
          "java.util.stream.Stream.of");

  private static final Set<String> COPIES =
      Set.of(
          "java.util.List.copyOf",
          "java.util.Set.copyOf",
          "java.util.Collections.unmodifiableList",
          "java.util.Collections.unmodifiableSet");

  private static final Set<String> SAME_ELEMENTS =
      Set.of(
          "stream",
          "parallelStream",
          "filter",
          "distinct",
          "sorted",
          "limit",
          "skip",
          "collect",
          "toList",
          "boxed",
          "iterator",
          "asList",
          "sequential",
          "subList",
          "reversed",
          "peek",
          "spliterator");

  /** These leave some elements out, or make a collection that can change. */
  private static final Set<String> LEAVING_OUT =
      Set.of("filter", "limit", "skip", "subList", "collect");

  private static final String PARALLEL = "parallel";

  private static final Set<String> MAPPERS =
      Set.of("map", "mapToObj", "mapToInt", "mapToLong", "flatMap", "mapMulti");

  private static final Set<String> ONE_ELEMENT =
      Set.of("get", "getFirst", "getLast", "next", "poll", "peek", "pop", "findFirst", "findAny");

  private static final Set<String> NUMBERS =
      Set.of("int", "java.lang.Integer", "short", "long", "java.lang.Long");

  private static final Set<String> APPENDING = Set.of("add", "addLast", "offer");

  private static final Set<String> ELEMENT_TESTS =
      Set.of("anyMatch", "allMatch", "noneMatch", "removeIf");

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.receiver().isEmpty()) {
      return staticCall(invocation);
    }
    AbstractValue receiver = invocation.receiver().get();
    if (MapCollectors.isCollecting(invocation)) {
      AbstractValue element = Sequences.element(receiver, invocation.state());
      return Optional.of(MapCollectors.collect(element, frameOfElements(invocation), invocation));
    }
    Optional<Sequence> sequence = invocation.state().object(receiver, Sequence.class);
    if (sequence.isPresent()) {
      return onSequence(receiver, sequence.get(), invocation);
    } else if (invocation.method().equals("forEach") && invocation.arguments().size() == 1) {
      return forEach(receiver, invocation);
    }
    return invocation.type().filter(Sequences::isCollection).isPresent()
        ? onUnseenCollection(receiver, invocation)
        : Optional.empty();
  }

  private static Optional<AbstractValue> staticCall(Invocation invocation) {
    String type = invocation.type().map(JavaType::name).orElse("");
    String called = type + "." + invocation.method();
    if (MapCollectors.creates(invocation)) {
      return Optional.of(MapCollectors.create(invocation));
    } else if (invocation.method().equals("<init>")) {
      return CLASSES.contains(type)
          ? Optional.of(invocation.state().reference(copied(invocation).ofSome()))
          : Optional.empty();
    } else if (FACTORIES.contains(called)) {
      return Optional.of(invocation.state().reference(Sequence.ofJust(spread(invocation))));
    } else if (COPIES.contains(called)) {
      return Optional.of(invocation.state().reference(copied(invocation)));
    } else if (called.equals("java.util.stream.StreamSupport.stream")) {
      return invocation.argument(0).map(CollectionSemantics::streamOf);
    } else if (GeneratedStreams.creates(invocation)) {
      return Optional.of(GeneratedStreams.create(invocation));
    }
    return Optional.empty();
  }

  private static AbstractValue streamOf(AbstractValue elements) {
    return elements instanceof AbstractValue.Opaque opaque
        ? new AbstractValue.Opaque(
            opaque
                .type()
                .map(
                    type ->
                        new JavaType(
                            "java.util.stream.Stream", type.arguments(), 0, Optional.empty())),
            opaque.sources())
        : elements;
  }

  /** A single array argument stands for its elements. */
  private static List<AbstractValue> spread(Invocation invocation) {
    if (invocation.arguments().size() == 1) {
      Optional<Sequence> only =
          invocation.state().object(invocation.arguments().get(0), Sequence.class);
      if (only.isPresent()) {
        return only.get().elements();
      }
    }
    return invocation.arguments();
  }

  private static Sequence copied(Invocation invocation) {
    Optional<AbstractValue> source =
        invocation.argument(0).filter(argument -> !isCapacity(argument));
    return source.isEmpty()
        ? new Sequence(List.of(), true, Optional.empty())
        : invocation
            .state()
            .object(source.get(), Sequence.class)
            .orElseGet(
                () ->
                    new Sequence(
                        List.of(Sequences.element(source.get(), invocation.state())),
                        false,
                        Optional.empty()));
  }

  private static boolean isCapacity(AbstractValue argument) {
    return argument instanceof AbstractValue.Scalar
        || argument.typeIfOpaque().filter(type -> NUMBERS.contains(type.name())).isPresent();
  }

  private static Optional<AbstractValue> onSequence(
      AbstractValue receiver, Sequence sequence, Invocation invocation) {
    String method = invocation.method();
    Optional<AbstractValue> client = takenFromPool(receiver, sequence, invocation);
    if (client.isPresent()) {
      return client;
    } else if (method.equals("parallelStream") || method.equals("parallel")) {
      return Optional.of(parallel(receiver, invocation));
    } else if (adds(invocation)) {
      AbstractValue added =
          invocation.argument(invocation.arguments().size() - 1).orElseGet(AbstractValue::opaque);
      receiver.references().forEach(id -> invocation.state().update(id, sequence.with(added)));
      return Optional.of(AbstractValue.opaque());
    } else if (method.equals("addAll")) {
      AbstractValue element =
          invocation
              .argument(0)
              .map(other -> Sequences.element(other, invocation.state()))
              .orElseGet(AbstractValue::opaque);
      Sequence changed =
          new Sequence(sequence.with(element).elements(), false, sequence.elementType());
      receiver.references().forEach(id -> invocation.state().update(id, changed));
      return Optional.of(AbstractValue.opaque());
    } else if (method.equals("forEach")) {
      return forEach(receiver, invocation);
    } else if (SAME_ELEMENTS.contains(method)) {
      invocation.arguments().forEach(closure -> runOverElements(closure, receiver, invocation));
      return Optional.of(
          sequence.fixed() && LEAVING_OUT.contains(method)
              ? invocation.state().reference(sequence.ofSome())
              : receiver);
    } else if (MAPPERS.contains(method)) {
      return Optional.of(mapped(receiver, sequence, invocation));
    } else if (ONE_ELEMENT.contains(method)) {
      return Optional.of(Sequences.element(receiver, invocation.state()));
    }
    Optional<AbstractValue> answer =
        ElementTests.answer(receiver, () -> frameOfRound(receiver, invocation), invocation);
    if (answer.isPresent()) {
      return answer;
    } else if (ELEMENT_TESTS.contains(method)) {
      invocation.arguments().forEach(closure -> runOverElements(closure, receiver, invocation));
    }
    return Optional.of(invocation.derivedResult());
  }

  /** What is put in front of others is only followed where it is given back to a pool. */
  private static boolean adds(Invocation invocation) {
    return APPENDING.contains(invocation.method())
        || (QueueSemantics.ADDING.contains(invocation.method())
            && invocation
                .argument(0)
                .filter(added -> Pools.isClient(added, invocation.state()))
                .isPresent());
  }

  /** A client that is taken out is not in the collection any more, until it is given back. */
  private static Optional<AbstractValue> takenFromPool(
      AbstractValue receiver, Sequence sequence, Invocation invocation) {
    if (!QueueSemantics.takes(invocation)) {
      return Optional.empty();
    }
    Optional<Pools.Taken> taken = Pools.take(sequence.elements(), invocation.state());
    return taken.map(
        one -> {
          Sequence left = new Sequence(one.left(), false, sequence.elementType());
          receiver.references().forEach(id -> invocation.state().update(id, left));
          return QueueSemantics.taken(one.client(), invocation);
        });
  }

  /** A stream whose elements several threads take. */
  private static AbstractValue parallel(AbstractValue receiver, Invocation invocation) {
    return invocation
        .state()
        .reference(
            new LibraryObject(
                JavaType.library("java.util.stream.Stream"),
                Optional.of(invocation.site()),
                Map.of(
                    "element",
                    Sequences.element(receiver, invocation.state()),
                    PARALLEL,
                    AbstractValue.known("true", invocation.site()))));
  }

  private static Optional<AbstractValue> onUnseenCollection(
      AbstractValue receiver, Invocation invocation) {
    String method = invocation.method();
    if (method.equals("parallelStream") || method.equals("parallel")) {
      return Optional.of(parallel(receiver, invocation));
    }
    AbstractValue element = Sequences.element(receiver, invocation.state());
    if (SAME_ELEMENTS.contains(method)) {
      invocation.arguments().forEach(closure -> runOverElements(closure, receiver, invocation));
      return Optional.of(receiver);
    } else if (MAPPERS.contains(method)) {
      AbstractValue result =
          invocation
              .argument(0)
              .map(mapper -> runOver(mapper, List.of(element), invocation))
              .orElseGet(AbstractValue::opaque);
      return Optional.of(
          invocation
              .state()
              .reference(
                  new Sequence(
                      List.of(result.withSources(receiver.sources())), false, Optional.empty())));
    } else if (ONE_ELEMENT.contains(method)) {
      return Optional.of(element);
    } else if (ELEMENT_TESTS.contains(method)) {
      invocation.arguments().forEach(closure -> runOverElements(closure, receiver, invocation));
      return Optional.of(invocation.derivedResult());
    }
    return Optional.empty();
  }

  private static AbstractValue mapped(
      AbstractValue receiver, Sequence sequence, Invocation invocation) {
    AbstractValue element = Sequences.element(receiver, invocation.state());
    AbstractValue result =
        invocation
            .argument(0)
            .map(mapper -> runOver(mapper, List.of(element), invocation))
            .orElseGet(AbstractValue::opaque);
    boolean complete = sequence.complete() && sequence.elements().size() == 1;
    return invocation.state().reference(new Sequence(List.of(result), complete, Optional.empty()));
  }

  private static Optional<AbstractValue> forEach(AbstractValue receiver, Invocation invocation) {
    AbstractValue closure = invocation.arguments().get(0);
    Optional<ConfigMap> map = invocation.state().object(receiver, ConfigMap.class);
    if (map.isPresent()) {
      runOver(closure, List.of(AbstractValue.opaque(), AbstractValue.opaque()), invocation);
    } else {
      invocation.state().discard(runOverElements(closure, receiver, invocation));
    }
    return Optional.of(AbstractValue.opaque());
  }

  private static Frame frameOfElements(Invocation invocation) {
    boolean parallel =
        invocation
            .receiverAs(LibraryObject.class)
            .filter(stream -> stream.attribute(PARALLEL).isPresent())
            .isPresent();
    return parallel
        ? invocation.frame().inParallel(invocation.site())
        : invocation.frame().inLoop(invocation.site());
  }

  private static Frame frameOfRound(AbstractValue collection, Invocation invocation) {
    AbstractValue element = Sequences.element(collection, invocation.state());
    return frameOfElements(invocation)
        .inScope(
            new Frame.Iteration(
                invocation.site(),
                element.typeIfOpaque(),
                Sources.of(collection, invocation.state()),
                invocation.frame().conditions().size()));
  }

  private static AbstractValue runOverElements(
      AbstractValue closure, AbstractValue collection, Invocation invocation) {
    AbstractValue element = Sequences.element(collection, invocation.state());
    Frame frame = frameOfRound(collection, invocation);
    List<AbstractValue> apart = Sequences.apart(collection, invocation.state());
    if (apart.isEmpty()) {
      return runOver(closure, List.of(element), frame, invocation);
    }
    return AbstractValue.join(
        apart.stream()
            .map(
                each ->
                    invocation
                        .engine()
                        .run(closure, List.of(each), invocation.state(), frame, Timing.IN_PLACE))
            .toList());
  }

  private static AbstractValue runOver(
      AbstractValue closure, List<AbstractValue> arguments, Invocation invocation) {
    return runOver(closure, arguments, frameOfElements(invocation), invocation);
  }

  private static AbstractValue runOver(
      AbstractValue closure, List<AbstractValue> arguments, Frame frame, Invocation invocation) {
    return invocation
        .engine()
        .run(closure, new ArrayList<>(arguments), invocation.state(), frame, Timing.REPEATEDLY);
  }
}
