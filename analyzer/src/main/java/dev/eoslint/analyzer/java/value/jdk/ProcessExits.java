package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.value.Invocation;
import java.util.Map;
import java.util.Set;

/** Calls of the JDK that end the process. */
public final class ProcessExits {

  private static final Map<String, Set<String>> METHODS =
      Map.of(
          "java.lang.System", Set.of("exit"),
          "java.lang.Runtime", Set.of("exit", "halt"));

  private ProcessExits() {}

  /** Returns whether the process ends in {@code invocation}, which does not return. */
  public static boolean isExit(Invocation invocation) {
    return invocation
        .type()
        .filter(type -> METHODS.getOrDefault(type.name(), Set.of()).contains(invocation.method()))
        .isPresent();
  }
}
