package dev.eoslint.analyzer.java.value.jdk;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The types of the JDK that code imports on demand and that analysis can meet. */
final class JdkTypes {

  private static final Map<String, List<String>> BY_PACKAGE =
      Map.ofEntries(
          Map.entry(
              "java.io",
              List.of(
                  "BufferedInputStream",
                  "BufferedReader",
                  "Closeable",
                  "File",
                  "FileInputStream",
                  "FileNotFoundException",
                  "FileReader",
                  "IOException",
                  "InputStream",
                  "InputStreamReader",
                  "Reader",
                  "UncheckedIOException")),
          Map.entry("java.lang.management", List.of("ManagementFactory", "RuntimeMXBean")),
          Map.entry("java.net", List.of("InetAddress", "URI", "URL", "UnknownHostException")),
          Map.entry("java.nio.file", List.of("Files", "Path", "Paths")),
          Map.entry("java.security", List.of("SecureRandom")),
          Map.entry(
              "java.time",
              List.of(
                  "Clock",
                  "Duration",
                  "Instant",
                  "LocalDate",
                  "LocalDateTime",
                  "LocalTime",
                  "OffsetDateTime",
                  "ZonedDateTime")),
          Map.entry(
              "java.util",
              List.of(
                  "ArrayDeque",
                  "ArrayList",
                  "Arrays",
                  "Collection",
                  "Collections",
                  "Comparator",
                  "Date",
                  "Deque",
                  "EnumMap",
                  "HashMap",
                  "HashSet",
                  "Hashtable",
                  "Iterator",
                  "LinkedHashMap",
                  "LinkedHashSet",
                  "LinkedList",
                  "List",
                  "Locale",
                  "Map",
                  "NavigableMap",
                  "Objects",
                  "Optional",
                  "OptionalInt",
                  "OptionalLong",
                  "Properties",
                  "Queue",
                  "Random",
                  "Set",
                  "SortedMap",
                  "SortedSet",
                  "SplittableRandom",
                  "StringJoiner",
                  "Timer",
                  "TimerTask",
                  "TreeMap",
                  "TreeSet",
                  "UUID",
                  "Vector")),
          Map.entry(
              "java.util.concurrent",
              List.of(
                  "ArrayBlockingQueue",
                  "BlockingDeque",
                  "BlockingQueue",
                  "Callable",
                  "CompletableFuture",
                  "CompletionException",
                  "CompletionStage",
                  "ConcurrentHashMap",
                  "ConcurrentLinkedDeque",
                  "ConcurrentLinkedQueue",
                  "ConcurrentMap",
                  "CopyOnWriteArrayList",
                  "CountDownLatch",
                  "ExecutionException",
                  "Executor",
                  "ExecutorService",
                  "Executors",
                  "ForkJoinPool",
                  "Future",
                  "LinkedBlockingDeque",
                  "LinkedBlockingQueue",
                  "LinkedTransferQueue",
                  "PriorityBlockingQueue",
                  "ScheduledExecutorService",
                  "ScheduledThreadPoolExecutor",
                  "Semaphore",
                  "ThreadFactory",
                  "ThreadLocalRandom",
                  "ThreadPoolExecutor",
                  "TimeUnit",
                  "TimeoutException")),
          Map.entry(
              "java.util.concurrent.atomic",
              List.of("AtomicBoolean", "AtomicInteger", "AtomicLong", "AtomicReference")),
          Map.entry(
              "java.util.concurrent.locks",
              List.of("Lock", "ReadWriteLock", "ReentrantLock", "ReentrantReadWriteLock")),
          Map.entry(
              "java.util.function",
              List.of(
                  "BiConsumer",
                  "BiFunction",
                  "Consumer",
                  "Function",
                  "Predicate",
                  "Supplier",
                  "UnaryOperator")),
          Map.entry(
              "java.util.stream",
              List.of("Collectors", "IntStream", "LongStream", "Stream", "StreamSupport")));

  private static final Set<String> NAMES = names();

  private JdkTypes() {}

  /** Returns whether {@code qualifiedName} is one of the types. */
  static boolean isKnown(String qualifiedName) {
    return NAMES.contains(qualifiedName);
  }

  private static Set<String> names() {
    Set<String> names = new HashSet<>();
    BY_PACKAGE.forEach(
        (packageName, types) -> types.forEach(type -> names.add(packageName + "." + type)));
    return Set.copyOf(names);
  }
}
