package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.model.Effect.Repetition;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import java.util.List;

/**
 * What a second execution of a call does.
 *
 * @param repetition what it does
 * @param reason why, without final period
 * @param evidence what the call itself carries against repetition
 */
record Judgement(Repetition repetition, String reason, List<IdempotencyEvidence> evidence) {

  Judgement {
    evidence = List.copyOf(evidence);
  }

  static Judgement reads() {
    return new Judgement(Repetition.READS_ONLY, "it only reads", List.of());
  }

  static Judgement repeats() {
    return new Judgement(
        Repetition.SAME_END_STATE, "a second execution leaves the same state", List.of());
  }

  static Judgement adds(String reason) {
    return new Judgement(Repetition.ADDS_ANOTHER_EFFECT, reason, List.of());
  }

  static Judgement addsOrFails() {
    return new Judgement(
        Repetition.ADDS_OR_FAILS,
        "a second execution inserts a second row or fails on the first one",
        List.of());
  }

  static Judgement undecided() {
    return new Judgement(
        Repetition.UNDECIDED, "the sources do not say what a second execution does", List.of());
  }

  Judgement with(List<IdempotencyEvidence> carried) {
    return new Judgement(repetition, reason, carried);
  }
}
