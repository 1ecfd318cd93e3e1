package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Invocation;
import java.util.Map;
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

  private ClosingMethods() {}

  /** Returns whether {@code invocation} closes its arguments. */
  static boolean isOne(Invocation invocation) {
    return invocation.receiver().isEmpty()
        && (invocation.method().equals(CLOSE_QUIETLY)
            || invocation
                .type()
                .filter(
                    type ->
                        METHODS.getOrDefault(type.name(), Set.of()).contains(invocation.method()))
                .isPresent());
  }

  /** Closes the arguments as far as they refer to objects, in their order. */
  static void close(Invocation invocation) {
    invocation.arguments().stream()
        .filter(argument -> !argument.references().isEmpty())
        .forEach(
            argument ->
                invocation
                    .engine()
                    .close(argument, invocation.site(), invocation.state(), invocation.frame()));
  }
}
