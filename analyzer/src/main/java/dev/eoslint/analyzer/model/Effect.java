package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * Something outside Kafka that happens and that no abort undoes.
 *
 * @param site the call that does it
 * @param kind what sort of system it reaches
 * @param call class and method for people: {@code "RestTemplate.postForObject"}
 * @param repetition what a second execution with the same arguments does
 * @param reason why {@code repetition} is so, for messages, without final period
 * @param evidence what guards it against repetition
 * @param path the calls that lead to it from the scope or entry point, outermost first
 */
public record Effect(
    Site site,
    EffectKind kind,
    String call,
    Repetition repetition,
    String reason,
    List<IdempotencyEvidence> evidence,
    List<CallStep> path)
    implements Action {

  /** Copies the lists. */
  public Effect {
    evidence = List.copyOf(evidence);
    path = List.copyOf(path);
  }

  /** Returns whether a repetition does harm that nothing in view prevents. */
  public boolean isUnguarded() {
    return repetition == Repetition.ADDS_ANOTHER_EFFECT
        && evidence.stream().noneMatch(IdempotencyEvidence::accepted);
  }

  /**
   * Returns what guards it in other systems than its own, when nothing else does and its own system
   * could: a crash between the two steps leaves one of them done and the other one not.
   */
  public List<IdempotencyEvidence> guardsElsewhere() {
    boolean onlyElsewhere =
        repetition == Repetition.ADDS_ANOTHER_EFFECT
            && kind.domain().remembers()
            && evidence.stream()
                .filter(IdempotencyEvidence::accepted)
                .allMatch(guard -> guard.domain().filter(kind.domain()::equals).isEmpty());
    boolean allKnown =
        evidence.stream()
            .filter(IdempotencyEvidence::accepted)
            .allMatch(guard -> guard.domain().isPresent());
    return onlyElsewhere && allKnown
        ? evidence.stream().filter(IdempotencyEvidence::accepted).toList()
        : List.of();
  }

  /** What a second execution with the same arguments does. */
  public enum Repetition {
    /** Nothing: the call only reads. */
    READS_ONLY,
    /** Leaves the same end state. */
    SAME_END_STATE,
    /** Happens again: a second row, mail, charge or increment. */
    ADDS_ANOTHER_EFFECT,
    /** Happens again or fails, as the constraints of the database say: a second row, or none. */
    ADDS_OR_FAILS,
    /** The sources do not say. */
    UNDECIDED
  }
}
