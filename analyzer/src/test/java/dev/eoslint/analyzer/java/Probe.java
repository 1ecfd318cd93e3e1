package dev.eoslint.analyzer.java;

import dev.eoslint.analyzer.java.flow.Interpreter;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A library that remembers what it is called with. Its methods are called without a class before
 * the dot.
 *
 * <ul>
 *   <li>{@code see(x)} remembers {@code x}, and may fail like any call;
 *   <li>{@code look(x)} remembers {@code x} and never fails;
 *   <li>{@code record()} returns something whose data can be told from all other data;
 *   <li>{@code now}, {@code often}, {@code maybe} and {@code later} run a closure with that {@link
 *       Timing}, {@code inScope} runs it at once in a scope.
 * </ul>
 */
public final class Probe implements LibrarySemantics {

  private static final String LOOK = "look";

  private static final Map<String, Timing> TIMINGS =
      Map.of(
          "now", Timing.IN_PLACE,
          "often", Timing.REPEATEDLY,
          "maybe", Timing.MAYBE,
          "later", Timing.ELSEWHERE,
          "inScope", Timing.IN_PLACE);

  private final Set<Sighting> sightings = new LinkedHashSet<>();
  private final GateLibrary gates = new GateLibrary();
  private final Set<String> entered = new LinkedHashSet<>();
  private final List<String> exhausted = new ArrayList<>();

  /**
   * One call of {@code see}.
   *
   * @param value what is known of the argument
   * @param line the line of the call
   * @param fromRecord whether data of {@code record()} flows into the argument
   * @param loops the number of loops around the call
   * @param detachments how often execution moved elsewhere before
   * @param repeatedElsewhere whether a loop started this code elsewhere
   * @param scopes the number of scopes around the call
   * @param handled the exceptions that are caught around the call
   * @param path the methods that were called to get there, outermost first
   */
  public record Sighting(
      String value,
      int line,
      boolean fromRecord,
      int loops,
      int detachments,
      boolean repeatedElsewhere,
      int scopes,
      Set<String> handled,
      List<String> path) {}

  private record ProbeScope() implements Frame.EnclosingScope {}

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    String method = invocation.method();
    boolean seen = method.equals("see") || method.equals(LOOK);
    if (seen && invocation.arguments().size() == 1) {
      sightings.add(sighting(invocation));
      return invocation.argument(0);
    } else if (method.equals("record") && invocation.arguments().isEmpty()) {
      return Optional.of(AbstractValue.derivedFrom(Set.of(Integer.MAX_VALUE)));
    } else if (TIMINGS.containsKey(method) && invocation.type().isEmpty()) {
      return Optional.of(run(invocation));
    }
    return Optional.empty();
  }

  @Override
  public Optional<List<Failure>> failures(Invocation invocation) {
    return invocation.method().equals(LOOK) ? Optional.of(List.of()) : Optional.empty();
  }

  private static AbstractValue run(Invocation invocation) {
    Frame frame = invocation.frame();
    return invocation
        .engine()
        .run(
            invocation.arguments().get(0),
            invocation.arguments().subList(1, invocation.arguments().size()),
            invocation.state(),
            invocation.method().equals("inScope") ? frame.inScope(new ProbeScope()) : frame,
            TIMINGS.getOrDefault(invocation.method(), Timing.IN_PLACE));
  }

  private static Sighting sighting(Invocation invocation) {
    Frame frame = invocation.frame();
    AbstractValue seen = invocation.arguments().get(0);
    return new Sighting(
        describe(seen, invocation.state()),
        invocation.site().startLine(),
        Sources.of(seen, invocation.state()).contains(Integer.MAX_VALUE),
        frame.loops().size(),
        frame.detachments(),
        frame.repeatedElsewhere(),
        frame.scopes().size(),
        frame.handled(),
        frame.path().stream().map(CallStep::description).toList());
  }

  void finish(Interpreter interpreter) {
    interpreter.enteredMethods().stream().map(MethodSymbol::displayName).forEach(entered::add);
    interpreter.exhaustedRoots().stream().map(MethodSymbol::displayName).forEach(exhausted::add);
  }

  /** Returns what was seen, each different sighting once, in the order of execution. */
  public List<Sighting> sightings() {
    return List.copyOf(sightings);
  }

  /** Returns the values that were seen, each once for a line, in the order of execution. */
  public List<String> values() {
    record Seen(String value, int line) {}
    return sightings.stream()
        .map(sighting -> new Seen(sighting.value(), sighting.line()))
        .distinct()
        .map(Seen::value)
        .toList();
  }

  /** Returns the only sighting. */
  public Sighting only() {
    if (sightings.size() != 1) {
      throw new AssertionError("There is not one sighting: " + sightings);
    }
    return sightings.iterator().next();
  }

  /** Returns the names of the methods that were executed. */
  public Set<String> entered() {
    return Set.copyOf(entered);
  }

  /** Returns the library of gates that the code could use. */
  public GateLibrary gates() {
    return gates;
  }

  /** Returns the names of the roots that were given up. */
  public List<String> exhausted() {
    return List.copyOf(exhausted);
  }

  /**
   * Returns what is known of {@code value}: a text as it is, {@code ?} for anything, {@code a|b}
   * for one of several, a map with {@code ?} behind a key that is there on some paths only and
   * {@code ...} when more can be in it, a gate by the positions that it can be in.
   */
  public static String describe(AbstractValue value, State state) {
    if (value instanceof AbstractValue.Scalar scalar) {
      return describe(scalar.value());
    } else if (value instanceof AbstractValue.Null) {
      return "null";
    } else if (value instanceof AbstractValue.Choice choice) {
      return choice.alternatives().stream()
          .map(each -> describe(each, state))
          .collect(Collectors.joining("|"));
    }
    return value.references().stream()
        .findFirst()
        .flatMap(id -> GateLibrary.describe(id, state))
        .or(() -> state.object(value, HeapObject.class).map(object -> describe(object, state)))
        .orElse("?");
  }

  private static String describe(Value value) {
    if (value instanceof Value.External external && external.defaultValue().isPresent()) {
      return "${" + external.name() + ":" + describe(external.defaultValue().get()) + "}";
    } else if (value instanceof Value.OneOf oneOf) {
      return oneOf.alternatives().stream().map(Probe::describe).collect(Collectors.joining("|"));
    } else if (value instanceof Value.Composite composite) {
      return composite.parts().stream().map(Probe::describe).collect(Collectors.joining());
    }
    return value instanceof Value.Unknown ? "?" : value.display();
  }

  private static String describe(HeapObject object, State state) {
    if (object instanceof ConfigMap map) {
      List<String> entries = new ArrayList<>();
      map.entries()
          .forEach(
              (key, entry) ->
                  entries.add(
                      key
                          + (entry.conditional() ? "?" : "")
                          + "="
                          + describe(entry.value(), state)));
      return list("{", entries, map.complete(), "}");
    } else if (object instanceof Sequence sequence) {
      return list(
          "[",
          sequence.elements().stream().map(each -> describe(each, state)).toList(),
          sequence.complete(),
          "]");
    } else if (object instanceof Instance instance) {
      return instance.type().displayName();
    } else if (object instanceof LibraryObject library) {
      return library.type().simpleName();
    }
    return object instanceof Closure ? "closure" : "object";
  }

  private static String list(String open, List<String> elements, boolean complete, String close) {
    List<String> all = new ArrayList<>(elements);
    if (!complete) {
      all.add("...");
    }
    return open + String.join(", ", all) + close;
  }

  @Override
  public Optional<HeapObject> symbolic(JavaType type) {
    return type.is("probe.Client")
        ? Optional.of(new LibraryObject(type, Optional.empty(), Map.of()))
        : Optional.empty();
  }
}
