package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Streams whose elements functions make: {@code Stream.iterate}, {@code Stream.generate}. */
final class GeneratedStreams {

  private static final String PACKAGE = "java.util.stream.";
  private static final Set<String> METHODS = Set.of("range", "rangeClosed", "iterate", "generate");

  /** More elements than these are not told apart. */
  private static final int MOST_ELEMENTS = 6;

  private GeneratedStreams() {}

  /** Returns whether {@code invocation} creates such a stream. */
  static boolean creates(Invocation invocation) {
    String type = invocation.type().map(JavaType::name).orElse("");
    return type.startsWith(PACKAGE) && METHODS.contains(invocation.method());
  }

  static AbstractValue create(Invocation invocation) {
    return invocation
        .state()
        .reference(
            iterated(invocation)
                .orElseGet(() -> new Sequence(generated(invocation), false, Optional.empty())));
  }

  /** A supplier given to {@code generate} runs once for each element. */
  private static List<AbstractValue> generated(Invocation invocation) {
    if (!invocation.method().equals("generate") || invocation.arguments().isEmpty()) {
      return List.of();
    }
    return List.of(run(0, List.of(), Timing.REPEATEDLY, invocation));
  }

  /** Returns the elements of {@code iterate(seed, hasNext, next)} if all of them are known. */
  private static Optional<Sequence> iterated(Invocation invocation) {
    if (!invocation.method().equals("iterate") || invocation.arguments().size() != 3) {
      return Optional.empty();
    }
    List<AbstractValue> elements = new ArrayList<>();
    AbstractValue next = invocation.arguments().get(0);
    while (elements.size() < MOST_ELEMENTS) {
      AbstractValue goesOn = run(1, List.of(next), Timing.IN_PLACE, invocation);
      if (goesOn.isKnown(false)) {
        return Optional.of(Sequence.ofJust(elements));
      } else if (!goesOn.isKnown(true)) {
        return Optional.empty();
      }
      elements.add(next);
      next = run(2, List.of(next), Timing.IN_PLACE, invocation);
    }
    return Optional.empty();
  }

  private static AbstractValue run(
      int argument, List<AbstractValue> values, Timing timing, Invocation invocation) {
    Frame frame = invocation.frame().inLoop(invocation.site());
    return invocation
        .engine()
        .run(invocation.arguments().get(argument), values, invocation.state(), frame, timing);
  }
}
