package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.ReportingMethods;
import java.util.Set;

/** What calls of libraries mean in a poll loop. */
final class LoopCalls {

  private static final String CONCURRENT = "java.util.concurrent.";

  private static final Set<String> EXECUTORS =
      Set.of(
          CONCURRENT + "Executor",
          CONCURRENT + "ExecutorService",
          CONCURRENT + "ScheduledExecutorService",
          CONCURRENT + "ThreadPoolExecutor",
          CONCURRENT + "ScheduledThreadPoolExecutor",
          CONCURRENT + "ForkJoinPool",
          "executor with one thread");

  private static final Set<String> EXECUTIONS = Set.of("execute", "submit", "schedule");
  private static final Set<String> ASYNCHRONOUS = Set.of("runAsync", "supplyAsync");

  private static final Set<String> FUNCTIONS =
      Set.of(
          "java.util.function.Consumer",
          "java.util.function.BiConsumer",
          "java.util.function.Function",
          "java.util.function.BiFunction",
          "java.util.function.Predicate");

  /** Methods that can wait for another thread, or ask how far it is. */
  private static final Set<String> WAITING =
      Set.of(
          "get",
          "join",
          "await",
          "awaitTermination",
          "awaitUninterruptibly",
          "invokeAll",
          "invokeAny",
          "acquire",
          "tryAcquire",
          "take",
          "isDone",
          "getNow",
          "resultNow",
          "getCount",
          "getActiveCount",
          "getQueue",
          "isTerminated",
          "arriveAndAwaitAdvance",
          "pause");

  private static final Set<String> EXECUTING =
      Set.of("execute", "executeUpdate", "executeLargeUpdate", "executeBatch", "executeLargeBatch");

  private LoopCalls() {}

  /** Returns whether a call is not taken for work on records: it reads, collects or logs. */
  static boolean isHarmless(Invocation invocation) {
    return ReportingMethods.contains(invocation.method())
        || invocation
            .type()
            .map(JavaType::name)
            .filter(
                name ->
                    KafkaTypes.isData(name)
                        || isIn("java.lang", name)
                        || isIn("java.util", name)
                        || isIn("org.slf4j", name))
            .isPresent();
  }

  private static boolean isIn(String packageName, String type) {
    return type.lastIndexOf('.') == packageName.length() && type.startsWith(packageName);
  }

  /** Returns whether a call runs a statement of a database that was given its values before. */
  static boolean isStatement(Invocation invocation) {
    return EXECUTING.contains(invocation.method())
        && invocation.type().filter(type -> isIn("java.sql", type.name())).isPresent();
  }

  /** Returns whether a call gives a task to another thread. */
  static boolean givesTasks(Invocation invocation) {
    if (invocation.arguments().isEmpty()) {
      return false;
    }
    String method = invocation.method();
    return (EXECUTIONS.contains(method)
            && invocation.type().filter(type -> EXECUTORS.contains(type.name())).isPresent())
        || (ASYNCHRONOUS.contains(method) && invocation.isOn(CONCURRENT + "CompletableFuture"))
        || invocation.creates("java.lang.Thread");
  }

  /** Returns whether a call may wait for another thread. */
  static boolean mayWait(Invocation invocation) {
    return WAITING.contains(invocation.method())
        && invocation
            .type()
            .map(JavaType::name)
            .filter(
                name ->
                    KafkaTypes.isData(name)
                        || isIn("java.util", name)
                        || isIn("java.util.concurrent.atomic", name))
            .isEmpty();
  }

  /**
   * Returns whether a call does something with records for good, as far as its type tells: a method
   * of the project whose code is not in view, a function that the caller gives, or a send.
   */
  static boolean isProcessing(Invocation invocation) {
    if (invocation.arguments().isEmpty()
        || invocation.method().equals("<init>")
        || ReportingMethods.contains(invocation.method())) {
      return false;
    } else if (KafkaTypes.isProducer(invocation.type())) {
      return invocation.method().equals("send");
    }
    boolean ofProject = invocation.type().filter(type -> type.symbol().isPresent()).isPresent();
    boolean unseenFunction =
        invocation.type().filter(type -> FUNCTIONS.contains(type.name())).isPresent()
            && invocation.receiverAs(Closure.class).isEmpty();
    return ofProject || unseenFunction;
  }
}
