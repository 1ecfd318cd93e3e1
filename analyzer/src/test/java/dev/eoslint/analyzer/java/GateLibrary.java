package dev.eoslint.analyzer.java;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Cause;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A library whose objects have a protocol: the classes {@code gate.Gate}, {@code
 * gate.GateException}, and its subclasses {@code gate.LockedException} and {@code
 * gate.JammedException}.
 *
 * <ul>
 *   <li>{@code new Gate()} is shut; {@code Gate.build()} is too, but fails with a {@code
 *       GateException} at times; of one that comes from outside nothing is known;
 *   <li>{@code open()} opens it, or fails with a {@code LockedException} that leaves it as it was,
 *       or with a {@code JammedException} after which it is jammed for good, and which a {@code
 *       GateException} causes;
 *   <li>{@code shut()} and {@code close()} do not fail.
 * </ul>
 */
public final class GateLibrary implements LibrarySemantics {

  private static final String PACKAGE = "gate.";
  private static final String GATE = PACKAGE + "Gate";
  private static final String EXCEPTION = PACKAGE + "GateException";
  private static final String LOCKED = PACKAGE + "LockedException";
  private static final String JAMMED = PACKAGE + "JammedException";

  private final Set<String> ends = new TreeSet<>();

  private enum Position implements Status {
    SHUT,
    OPEN,
    JAMMED,
    CLOSED,
    UNSEEN;

    @Override
    public boolean isUnfinished() {
      return this == OPEN;
    }

    @Override
    public Status whenPerhapsToldApart() {
      return this == JAMMED ? UNSEEN : this;
    }

    @Override
    public Status afterUnseenUse() {
      return UNSEEN;
    }

    @Override
    public Status afterOtherMethods() {
      return this == OPEN ? UNSEEN : this;
    }
  }

  /** Returns how the statuses of an object are shown, in the order of the alphabet. */
  static Optional<String> describe(int object, State state) {
    return state.statuses(object).isEmpty()
        ? Optional.empty()
        : Optional.of(
            state.statuses(object).stream()
                .map(status -> status.toString().toLowerCase(Locale.ROOT))
                .sorted()
                .collect(Collectors.joining("|")));
  }

  /**
   * Returns in which positions executions leave gates behind, for example {@code open} or {@code
   * open by java.lang.Throwable}, with {@code 1:} before it on another thread.
   */
  public Set<String> ends() {
    return ends;
  }

  @Override
  public void executionEnds(State state, Optional<String> exception, int detachments) {
    List<Integer> gates = new ArrayList<>(state.objectsWithStatus());
    for (int gate : gates) {
      ends.add(
          (detachments == 0 ? "" : detachments + ":")
              + describe(gate, state).orElse("")
              + exception.map(type -> " by " + type).orElse(""));
    }
  }

  @Override
  public Optional<List<Failure>> failures(Invocation invocation) {
    Optional<String> type = invocation.type().map(JavaType::name).filter(this::knowsType);
    return type.map(known -> known.equals(GATE) ? failuresOf(invocation.method()) : List.of());
  }

  private static List<Failure> failuresOf(String method) {
    return switch (method) {
      case "build" -> List.of(Failure.of(EXCEPTION));
      case "open" ->
          List.of(
              new Failure(LOCKED, status -> Optional.of(status).filter(it -> it != Position.JAMMED))
                  .with(Cause.none()),
              new Failure(JAMMED, status -> Optional.of(Position.JAMMED))
                  .with(Cause.of(EXCEPTION)));
      default -> List.of();
    };
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    boolean creates = invocation.creates(GATE) || invocation.calls(GATE, "build");
    if (creates) {
      int gate =
          invocation
              .state()
              .allocate(
                  new LibraryObject(
                      JavaType.library(GATE), Optional.of(invocation.site()), Map.of()));
      invocation.state().setStatus(gate, Position.SHUT);
      return Optional.of(new AbstractValue.Reference(gate));
    } else if (!invocation.isOn(GATE)) {
      return Optional.empty();
    }
    switch (invocation.method()) {
      case "open" -> move(invocation, GateLibrary::opened);
      case "shut" -> move(invocation, GateLibrary::shut);
      case "close" -> move(invocation, status -> Optional.of(Position.CLOSED));
      default -> {
        // Other methods leave it as it is.
      }
    }
    return Optional.of(AbstractValue.opaque());
  }

  private static Optional<Status> opened(Status before) {
    return Optional.<Status>of(Position.OPEN).filter(open -> before != Position.JAMMED);
  }

  private static Optional<Status> shut(Status before) {
    return Optional.of(before == Position.JAMMED ? before : Position.SHUT);
  }

  private static void move(Invocation invocation, Function<Status, Optional<Status>> step) {
    for (int gate : invocation.receiver().orElseThrow().references()) {
      if (!invocation.state().moveStatuses(gate, step)) {
        invocation.state().markUnreachable();
      }
    }
  }

  @Override
  public Optional<HeapObject> symbolic(JavaType type) {
    return Optional.<HeapObject>of(new LibraryObject(type, Optional.empty(), Map.of()))
        .filter(any -> type.is(GATE));
  }

  @Override
  public Optional<String> superClassOf(String exception) {
    return switch (exception) {
      case LOCKED, JAMMED -> Optional.of(EXCEPTION);
      case EXCEPTION -> Optional.of(Failure.UNCHECKED);
      default -> Optional.empty();
    };
  }

  @Override
  public boolean throwsOnly(String exception) {
    return exception.startsWith(PACKAGE);
  }

  @Override
  public boolean knowsType(String qualifiedName) {
    return Set.of(GATE, EXCEPTION, LOCKED, JAMMED).contains(qualifiedName);
  }
}
