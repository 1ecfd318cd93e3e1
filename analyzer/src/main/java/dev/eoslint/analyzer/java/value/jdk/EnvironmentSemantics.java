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

  /** Static methods whose result is new at each start. */
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
          Map.entry("java.util.concurrent.ThreadLocalRandom", Set.of("current")),
          Map.entry("java.lang.ProcessHandle", Set.of("current")),
          Map.entry("org.apache.kafka.common.Uuid", Set.of("randomUuid")),
          Map.entry(
              "org.apache.commons.lang3.RandomStringUtils",
              Set.of("random", "randomAlphabetic", "randomAlphanumeric", "randomNumeric")));

  private static final Set<String> RANDOM_OBJECTS =
      Set.of("java.util.Random", "java.security.SecureRandom", "java.util.Date");

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
    if (invocation.method().equals("<init>") && RANDOM_OBJECTS.contains(type)) {
      return random(invocation, "new " + simpleName(type));
    } else if (RANDOM.getOrDefault(type, Set.of()).contains(invocation.method())) {
      return random(invocation, simpleName(type) + "." + invocation.method() + "()");
    } else if (type.equals("java.net.InetAddress")
        && (invocation.method().equals("getLocalHost")
            || invocation.method().equals("getLoopbackAddress"))) {
      return Optional.of(
          AbstractValue.of(new Value.PerInstance("host name", List.of(invocation.site()))));
    } else if (type.equals("java.lang.System")) {
      return systemCall(invocation);
    } else if (invocation.calls("java.lang.Runtime", "getRuntime")) {
      return Optional.of(AbstractValue.ofType(JavaType.library("java.lang.Runtime")));
    } else if (type.equals("java.lang.Boolean") && invocation.method().equals("getBoolean")) {
      return invocation.argument(0).map(name -> systemProperty(name, invocation));
    }
    return Optional.empty();
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
