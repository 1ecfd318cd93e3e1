package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Calls of the JDK that do not fail in sound code. Without them, a counter that is raised behind a
 * commit would seem a reason for the handler around both.
 */
final class HarmlessCalls implements LibrarySemantics {

  private static final String THREAD = "java.lang.Thread";

  private static final Set<String> OF_COLLECTIONS =
      Set.of(
          "add",
          "addAll",
          "clear",
          "contains",
          "containsKey",
          "entrySet",
          "get",
          "getOrDefault",
          "hasNext",
          "isEmpty",
          "iterator",
          "keySet",
          "put",
          "putAll",
          "putIfAbsent",
          "size",
          "values");

  private static final Set<String> COLLECTIONS =
      Set.of(
          "java.util.Map",
          "java.util.HashMap",
          "java.util.LinkedHashMap",
          "java.util.TreeMap",
          "java.util.concurrent.ConcurrentHashMap",
          "java.util.concurrent.ConcurrentMap",
          "java.util.Collection",
          "java.util.List",
          "java.util.ArrayList",
          "java.util.LinkedList",
          "java.util.Set",
          "java.util.HashSet",
          "java.util.LinkedHashSet",
          "java.util.TreeSet",
          "java.util.Iterator");

  /** Methods that look something up by a place that need not exist. */
  private static final Set<String> BY_INDEX =
      Set.of("java.util.List", "java.util.ArrayList", "java.util.LinkedList");

  private static final Map<String, Set<String>> OTHERS =
      Map.of(
          THREAD,
          Set.of("currentThread", "interrupt", "isInterrupted", "interrupted", "getName", "getId"),
          "java.lang.System",
          Set.of("currentTimeMillis", "nanoTime", "getenv", "getProperty", "lineSeparator"),
          "java.lang.StringBuilder",
          Set.of("append", "toString", "length"),
          "java.lang.String",
          Set.of(
              "length",
              "isEmpty",
              "isBlank",
              "trim",
              "strip",
              "toLowerCase",
              "toUpperCase",
              "equals",
              "equalsIgnoreCase",
              "startsWith",
              "endsWith",
              "contains",
              "concat",
              "valueOf"),
          "java.time.Duration",
          Set.of("ofMillis", "ofSeconds", "ofMinutes", "toMillis", "toSeconds", "getSeconds"),
          "java.time.Instant",
          Set.of("now", "toEpochMilli"));

  private static final Set<String> OF_EXCEPTIONS =
      Set.of("getMessage", "getLocalizedMessage", "getCause", "getStackTrace");

  private static final Set<String> SLEEPERS = Set.of(THREAD, "java.util.concurrent.TimeUnit");

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    return invocation.calls(THREAD, "currentThread")
        ? Optional.of(AbstractValue.ofType(JavaType.library(THREAD)))
        : Optional.empty();
  }

  @Override
  public Optional<List<Failure>> failures(Invocation invocation) {
    String type = invocation.type().map(known -> known.name()).orElse("");
    if (isHarmless(type, invocation)) {
      return Optional.of(List.of());
    }
    return invocation.method().equals("sleep") && SLEEPERS.contains(type)
        ? Optional.of(List.of(Failure.of("java.lang.InterruptedException")))
        : Optional.empty();
  }

  private static boolean isHarmless(String type, Invocation invocation) {
    String method = invocation.method();
    boolean ofException = invocation.arguments().isEmpty() && OF_EXCEPTIONS.contains(method);
    boolean ofCollection =
        COLLECTIONS.contains(type)
            && OF_COLLECTIONS.contains(method)
            && !(BY_INDEX.contains(type) && method.equals("get"));
    return ofException
        || ofCollection
        || type.startsWith("java.util.concurrent.atomic.")
        || OTHERS.getOrDefault(type, Set.of()).contains(method);
  }
}
