package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.AbstractValue.Opaque;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Sequences;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Collections and streams that are the reply to a question, such as the rows of a lookup: they say
 * yes when they hold something, and so does what is taken out of them.
 */
final class AnswerSemantics implements LibrarySemantics {

  /** The result holds something if and only if the receiver does. */
  private static final Set<String> SAME_ANSWER =
      Set.of(
          "stream",
          "parallelStream",
          "sequential",
          "parallel",
          "unordered",
          "distinct",
          "sorted",
          "boxed",
          "iterator",
          "toList",
          "reversed",
          "limit");

  /** The result is there, or more than zero, if and only if the receiver holds something. */
  private static final Set<String> TAKEN_OUT =
      Set.of("findFirst", "findAny", "size", "count", "hasNext", "getFirst", "getLast", "next");

  private static final Set<String> MAPPED = Set.of("map", "mapToObj", "mapToInt", "mapToLong");

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.receiver().isPresent()
        && invocation.receiver().get() instanceof Opaque answer
        && answer.reply().isPresent()
        && answer.type().map(Sequences::isCollection).orElse(true)) {
      return onAnswer(answer, invocation);
    }
    return Optional.empty();
  }

  private static Optional<AbstractValue> onAnswer(Opaque answer, Invocation invocation) {
    String method = invocation.method();
    if (SAME_ANSWER.contains(method)) {
      return Optional.of(answer);
    } else if (TAKEN_OUT.contains(method)) {
      return Optional.of(saying(answer, element(answer)));
    } else if (MAPPED.contains(method)) {
      invocation.argument(0).ifPresent(mapper -> run(mapper, answer, invocation));
      return Optional.of(saying(answer, Optional.empty()));
    }
    return Optional.empty();
  }

  private static void run(AbstractValue mapper, Opaque answer, Invocation invocation) {
    invocation
        .engine()
        .run(
            mapper,
            List.of(new Opaque(element(answer), answer.sources())),
            invocation.state(),
            invocation.frame().inLoop(invocation.site()),
            Timing.REPEATEDLY);
  }

  private static Optional<JavaType> element(Opaque answer) {
    return answer.type().flatMap(JavaType::elementType);
  }

  private static AbstractValue saying(Opaque answer, Optional<JavaType> type) {
    return new Opaque(type, answer.sources(), answer.reply());
  }
}
