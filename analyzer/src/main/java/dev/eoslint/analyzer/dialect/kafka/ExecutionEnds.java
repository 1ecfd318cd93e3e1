package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Pools;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.TransactionEnd;
import dev.eoslint.analyzer.model.TransactionEnd.Outcome;
import java.util.Optional;
import java.util.Set;

/** What is left open or broken when code ends that nothing in view goes on from. */
final class ExecutionEnds {

  private final ApplicationFacts facts;

  ExecutionEnds(ApplicationFacts facts) {
    this.facts = facts;
  }

  void executionEnds(State state, Optional<String> exception, int detachments) {
    for (int object : state.objectsWithStatus()) {
      Set<Status> statuses = state.statuses(object);
      for (Status status : statuses) {
        if (status instanceof InTransaction open && open.detachments() == detachments) {
          boolean left =
              exception.isPresent()
                  ? saysMore(exception.get()) && !isFromOutside(object, state)
                  : open.isLeftIn(statuses);
          if (left && !isHandedOn(open, object, state)) {
            noteLeft(open, exception.isEmpty(), object, state);
          }
        } else if (status instanceof FailedForGood failed
            && exception.filter(ExecutionEnds::isVague).isEmpty()) {
          facts.protocol().addUnclosed(ProtocolRecord.stateOf(failed));
          noteKept(failed, object, state);
        }
      }
    }
  }

  /** Who calls the code again goes on with the same producer, unless it stood in a loop. */
  private void noteKept(FailedForGood failed, int producer, State state) {
    boolean called = failed.fallback().filter(fallback -> !fallback.inLoop()).isPresent();
    if (called && livesOn(producer, state)) {
      ProtocolRecord.noteSwallowedFencing(Set.of(failed), Optional.empty(), facts);
    }
  }

  /** Any call could throw these; they say nothing about the failed call. */
  private static boolean isVague(String exception) {
    return exception.equals(Failure.ANYTHING) || exception.equals(Failure.UNCHECKED);
  }

  /** Code that waits can always be interrupted, which nobody prepares for in each place. */
  private static boolean saysMore(String exception) {
    return !isVague(exception) && !exception.equals("java.lang.InterruptedException");
  }

  private void noteLeft(InTransaction open, boolean normally, int producer, State state) {
    open.scope()
        .endsWith(
            new TransactionEnd(
                normally ? Outcome.LEFT_OPEN : Outcome.LEFT_BY_EXCEPTION,
                Optional.empty(),
                open.caught(),
                !isFromOutside(producer, state) && !isLent(producer, state),
                isLent(producer, state) || livesOn(producer, state)));
  }

  /** Whether something that lives longer than the execution holds the producer or closes it. */
  private boolean livesOn(int producer, State state) {
    return isFromOutside(producer, state)
        || facts.client(producer).filter(ClientSighting::closedByAnotherThread).isPresent()
        || state.objectIds().stream()
            .flatMap(id -> state.object(id).stream())
            .filter(Instance.class::isInstance)
            .map(Instance.class::cast)
            .filter(instance -> instance.creation().isEmpty())
            .flatMap(instance -> instance.fields().values().stream())
            .anyMatch(value -> Sources.reachable(value, state).contains(producer));
  }

  /** What holds a producer that a pool lends may complete the transaction and give it back. */
  private static boolean isHandedOn(InTransaction open, int producer, State state) {
    return open.caught().isEmpty()
        && isLent(producer, state)
        && state.objectIds().stream()
            .flatMap(other -> state.object(other).stream())
            .anyMatch(other -> HeldRecords.holds(other, producer));
  }

  private static boolean isLent(int producer, State state) {
    return state.object(producer, LibraryObject.class).filter(Pools::isLent).isPresent();
  }

  /** Who made the producer can also close it when an exception comes out of this code. */
  private static boolean isFromOutside(int producer, State state) {
    return state
        .object(producer)
        .filter(LibraryObject.class::isInstance)
        .flatMap(object -> ((LibraryObject) object).creation())
        .isEmpty();
  }
}
