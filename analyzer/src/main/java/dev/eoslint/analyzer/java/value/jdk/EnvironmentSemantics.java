package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Environment variables, system properties, host names, random numbers, clocks, process ids. */
final class EnvironmentSemantics implements LibrarySemantics {

  private static final String SECURE_RANDOM = "java.security.SecureRandom";
  private static final String RUNTIME = "java.lang.management.RuntimeMXBean";

  /** Static methods, and constructors, whose result is new at each start. */
  private static final Map<String, Set<String>> RANDOM =
      Map.ofEntries(
          Map.entry("java.util.UUID", Set.of("randomUUID")),
          Map.entry("java.lang.System", Set.of("currentTimeMillis", "nanoTime")),
          Map.entry("java.lang.Math", Set.of("random")),
          Map.entry("java.time.Instant", Set.of("now")),
          Map.entry("java.time.LocalDateTime", Set.of("now")),
          Map.entry("java.time.LocalDate", Set.of("now")),
          Map.entry("java.time.LocalTime", Set.of("now")),
          Map.entry("java.time.ZonedDateTime", Set.of("now")),
          Map.entry("java.time.OffsetDateTime", Set.of("now")),
          Map.entry("java.time.Clock", Set.of("systemUTC", "systemDefaultZone", "system")),
          Map.entry(SECURE_RANDOM, Set.of("<init>", "getInstance", "getInstanceStrong")),
          Map.entry("java.util.concurrent.ThreadLocalRandom", Set.of("current")),
          Map.entry("java.lang.ProcessHandle", Set.of("current")),
          Map.entry("org.apache.kafka.common.Uuid", Set.of("randomUuid")),
          Map.entry(
              "org.apache.commons.lang3.RandomStringUtils",
              Set.of("random", "randomAlphabetic", "randomAlphanumeric", "randomNumeric")));

  /** A seed or a time that they are made of decides on what they are. */
  private static final Set<String> RANDOM_OBJECTS =
      Set.of("java.util.Random", "java.util.SplittableRandom", "java.util.Date");

  /** The name of the runtime is not among them: in a container the process has the same number. */
  private static final Set<String> TIMES_OF_RUNTIME = Set.of("getStartTime", "getUptime");

  /** Methods that keep a random value random: what is read from it is new as well. */
  private static final Set<String> HOST_NAMES =
      Set.of("getHostName", "getCanonicalHostName", "getHostAddress", "toString");

  /** The class of the map that {@code System.getenv()} returns. */
  private static final String VARIABLES = "java.lang.ProcessEnvironment";

  private final EnvironmentModel environment;

  EnvironmentSemantics(EnvironmentModel environment) {
    this.environment = environment;
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (ProcessExits.isExit(invocation)) {
      invocation.state().markUnreachable();
      return Optional.of(AbstractValue.opaque());
    }
    if (invocation.receiver().isEmpty()) {
      return staticCall(invocation);
    } else if (invocation.isOn(VARIABLES)) {
      return readVariable(invocation);
    }
    if (invocation.isOn(RUNTIME) && TIMES_OF_RUNTIME.contains(invocation.method())) {
      return random(invocation, "RuntimeMXBean." + invocation.method() + "()");
    }
    Value receiver = invocation.receiver().get().asValue();
    if (receiver instanceof Value.Random random) {
      return Optional.of(AbstractValue.of(random.seenAt(invocation.site())));
    } else if (receiver instanceof Value.PerInstance && HOST_NAMES.contains(invocation.method())) {
      return invocation.receiver();
    }
    return Optional.empty();
  }

  private Optional<AbstractValue> staticCall(Invocation invocation) {
    String type = invocation.type().map(known -> known.name()).orElse("");
    if (isRandomObject(type, invocation)) {
      return random(invocation, "new " + simpleName(type));
    } else if (RANDOM.getOrDefault(type, Set.of()).contains(invocation.method())) {
      return random(
          invocation,
          invocation.method().equals("<init>")
              ? "new " + simpleName(type)
              : simpleName(type) + "." + invocation.method() + "()");
    } else if (type.equals("java.net.InetAddress")
        && (invocation.method().equals("getLocalHost")
            || invocation.method().equals("getLoopbackAddress"))) {
      return Optional.of(
          AbstractValue.of(new Value.PerInstance("host name", List.of(invocation.site()))));
    } else if (type.equals("java.lang.System")) {
      return systemCall(invocation);
    } else if (invocation.calls("java.lang.management.ManagementFactory", "getRuntimeMXBean")) {
      return Optional.of(AbstractValue.ofType(JavaType.library(RUNTIME)));
    } else if (invocation.calls("java.lang.Runtime", "getRuntime")) {
      return Optional.of(AbstractValue.ofType(JavaType.library("java.lang.Runtime")));
    } else if (type.equals("java.lang.Boolean") && invocation.method().equals("getBoolean")) {
      return invocation.argument(0).map(name -> systemProperty(name, invocation));
    }
    return Optional.empty();
  }

  private static boolean isRandomObject(String type, Invocation invocation) {
    return invocation.method().equals("<init>")
        && RANDOM_OBJECTS.contains(type)
        && invocation.arguments().stream()
            .allMatch(argument -> argument.asValue() instanceof Value.Random);
  }

  private Optional<AbstractValue> systemCall(Invocation invocation) {
    if (invocation.method().equals("getenv") && invocation.arguments().size() == 1) {
      return Optional.of(variable(invocation));
    } else if (invocation.method().equals("getenv")) {
      return Optional.of(
          invocation
              .state()
              .reference(
                  new LibraryObject(
                      JavaType.library(VARIABLES), Optional.of(invocation.site()), Map.of())));
    } else if (invocation.method().equals("getProperty")) {
      AbstractValue property =
          invocation
              .argument(0)
              .map(name -> systemProperty(name, invocation))
              .orElseGet(AbstractValue::opaque);
      return Optional.of(
          invocation
              .argument(1)
              .map(fallback -> ExternalValues.withDefault(property, fallback))
              .orElse(property));
    }
    return Optional.empty();
  }

  /** Reads a variable out of the map of all variables. */
  private Optional<AbstractValue> readVariable(Invocation invocation) {
    return switch (invocation.method()) {
      case "get" -> Optional.of(variable(invocation));
      case "getOrDefault" ->
          invocation
              .argument(1)
              .map(fallback -> ExternalValues.withDefault(variable(invocation), fallback));
      default -> Optional.empty();
    };
  }

  private AbstractValue variable(Invocation invocation) {
    return invocation
        .argument(0)
        .flatMap(AbstractValue::text)
        .map(name -> AbstractValue.of(environment.variable(name, invocation.site())))
        .orElseGet(AbstractValue::opaque);
  }

  private AbstractValue systemProperty(AbstractValue name, Invocation invocation) {
    return name.text()
        .map(known -> AbstractValue.of(environment.systemProperty(known, invocation.site())))
        .orElseGet(AbstractValue::opaque);
  }

  private static Optional<AbstractValue> random(Invocation invocation, String evidence) {
    return Optional.of(AbstractValue.of(new Value.Random(evidence, List.of(invocation.site()))));
  }

  private static String simpleName(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
