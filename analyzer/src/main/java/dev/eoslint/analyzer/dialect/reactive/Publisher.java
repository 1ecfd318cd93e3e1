package dev.eoslint.analyzer.dialect.reactive;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A {@code Mono} or {@code Flux}: one operator on top of the publisher before it.
 *
 * @param operator the method that made it
 * @param upstream the publisher that the method was called on; absent for static methods
 * @param arguments what the method was given
 * @param many whether it is a {@code Flux}
 * @param site where the method is called
 */
record Publisher(
    String operator,
    Optional<AbstractValue> upstream,
    List<AbstractValue> arguments,
    boolean many,
    Site site) {

  static final String MONO = "reactor.core.publisher.Mono";
  static final String FLUX = "reactor.core.publisher.Flux";

  /** Operators on a {@code Flux} that make a {@code Mono}, beside those that collect. */
  private static final Set<String> TO_MONO =
      Set.of(
          "then",
          "thenEmpty",
          "thenReturn",
          "ignoreElements",
          "next",
          "single",
          "singleOrEmpty",
          "last",
          "elementAt",
          "reduce",
          "reduceWith",
          "count",
          "any",
          "all",
          "hasElement",
          "hasElements");

  /** Operators on a {@code Mono} that make a {@code Flux}. */
  private static final Set<String> TO_FLUX =
      Set.of(
          "flux",
          "flatMapMany",
          "flatMapIterable",
          "thenMany",
          "concatWith",
          "mergeWith",
          "repeat",
          "repeatWhen",
          "expand");

  private static final String OPERATOR = "operator";
  private static final String UPSTREAM = "upstream";
  private static final String ARGUMENT = "argument ";

  Publisher {
    arguments = List.copyOf(arguments);
  }

  /** Returns whether {@code type} is a publisher of Reactor. */
  static boolean isPublisher(JavaType type) {
    return type.is(MONO) || type.is(FLUX);
  }

  /** Returns the object that stands for what {@code invocation} makes. */
  static LibraryObject madeBy(Invocation invocation) {
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    attributes.put(OPERATOR, AbstractValue.of(Value.known(invocation.method())));
    invocation.receiver().ifPresent(upstream -> attributes.put(UPSTREAM, upstream));
    List<AbstractValue> arguments = invocation.arguments();
    for (int index = 0; index < arguments.size(); index++) {
      attributes.put(ARGUMENT + index, arguments.get(index));
    }
    return new LibraryObject(
        JavaType.library(makesMany(invocation) ? FLUX : MONO),
        Optional.of(invocation.site()),
        attributes);
  }

  private static boolean makesMany(Invocation invocation) {
    String method = invocation.method();
    if (invocation.receiver().isPresent() && invocation.isOn(FLUX)) {
      return !TO_MONO.contains(method) && !method.startsWith("collect");
    }
    return invocation.isOn(FLUX) || TO_FLUX.contains(method);
  }

  /** Returns the publisher that {@code object} stands for, unless other semantics made it. */
  static Optional<Publisher> of(LibraryObject object) {
    Optional<String> operator =
        isPublisher(object.type())
            ? object.attribute(OPERATOR).flatMap(AbstractValue::text)
            : Optional.empty();
    return operator.map(
        method ->
            new Publisher(
                method,
                object.attribute(UPSTREAM),
                Stream.iterate(0, index -> index + 1)
                    .map(index -> object.attribute(ARGUMENT + index))
                    .takeWhile(Optional::isPresent)
                    .flatMap(Optional::stream)
                    .toList(),
                object.type().is(FLUX),
                object.creation().orElseThrow()));
  }

  /** Returns whether {@code value} can be a publisher of Reactor. */
  static boolean isPublisher(AbstractValue value, State state) {
    return state.objects(value, LibraryObject.class).stream()
        .anyMatch(object -> isPublisher(object.type()));
  }

  /** Returns the argument at {@code index}. */
  Optional<AbstractValue> argument(int index) {
    return index >= 0 && index < arguments.size()
        ? Optional.of(arguments.get(index))
        : Optional.empty();
  }

  /** Returns the last argument, if there is any. */
  Optional<AbstractValue> lastArgument() {
    return argument(arguments.size() - 1);
  }
}
