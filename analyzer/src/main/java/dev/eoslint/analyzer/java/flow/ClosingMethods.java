package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Static methods of libraries that close what they are given.
 *
 * <p>Source: {@code org.apache.kafka.common.utils.Utils}, {@code IOUtils} of Commons IO, Hadoop and
 * Lucene, {@code Closeables} of Guava, {@code IoUtil} of Hutool. A method called {@code
 * closeQuietly} does this in each library that has one.
 */
final class ClosingMethods {

  private static final String CLOSE_QUIETLY = "closeQuietly";

  private static final Map<String, Set<String>> METHODS =
      Map.of(
          "org.apache.kafka.common.utils.Utils", Set.of("closeAll", "closeAllQuietly"),
          "org.apache.commons.io.IOUtils", Set.of("close"),
          "org.apache.hadoop.io.IOUtils", Set.of("closeStream", "cleanupWithLogger"),
          "org.apache.lucene.util.IOUtils", Set.of("close", "closeWhileHandlingException"),
          "com.google.common.io.Closeables", Set.of("close"),
          "cn.hutool.core.io.IoUtil", Set.of("close", "closeIfPosible"));

  private final Interpreter interpreter;

  ClosingMethods(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Returns whether a static {@code method} of a library closes its arguments. */
  static boolean isClosing(Optional<JavaType> type, String method) {
    return method.equals(CLOSE_QUIETLY)
        || type.filter(known -> METHODS.getOrDefault(known.name(), Set.of()).contains(method))
            .isPresent();
  }

  /** Closes the arguments of {@code call} as far as they refer to objects, in their order. */
  void close(EvaluatedCall call, Position at) {
    EvaluatedCall close = new EvaluatedCall("close", List.of(), call.site());
    for (AbstractValue argument : call.arguments()) {
      if (!argument.references().isEmpty()) {
        // What a failing close throws does not keep the others from being closed.
        interpreter.dispatch().call(argument, close, at.with(Exits.uncaught()));
      }
    }
  }
}
