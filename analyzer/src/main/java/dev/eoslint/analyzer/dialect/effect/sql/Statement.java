package dev.eoslint.analyzer.dialect.effect.sql;

import dev.eoslint.analyzer.model.Effect.Repetition;
import java.util.List;
import java.util.Optional;

/**
 * What is known of an SQL statement.
 *
 * @param repetition what a second execution with the same parameters does
 * @param reason why, without final period; empty when it is undecided
 * @param table the table that it writes or, for queries, reads first
 * @param guard the column that a second execution would fail the condition on
 * @param insert what it inserts, when it is an insert without any provision for repetition
 */
public record Statement(
    Repetition repetition,
    String reason,
    Optional<String> table,
    Optional<String> guard,
    Optional<Insert> insert) {

  /**
   * An insert that a second execution may repeat.
   *
   * @param keyParameter the placeholder of the column that looks like the key: a position from 1 in
   *     digits, or a name
   */
  public record Insert(Optional<String> keyParameter) {}

  static Statement undecided(Optional<String> table) {
    return new Statement(Repetition.UNDECIDED, "", table, Optional.empty(), Optional.empty());
  }

  static Statement reads(Optional<String> table) {
    return new Statement(
        Repetition.READS_ONLY, "it only reads", table, Optional.empty(), Optional.empty());
  }

  static Statement repeats(Optional<String> table) {
    return new Statement(
        Repetition.SAME_END_STATE,
        "a second execution leaves the same rows",
        table,
        Optional.empty(),
        Optional.empty());
  }

  static Statement adds(String reason, Optional<String> table, Optional<String> guard) {
    return new Statement(Repetition.ADDS_ANOTHER_EFFECT, reason, table, guard, Optional.empty());
  }

  static Statement plainInsert(Optional<String> newKey, Optional<String> table, Insert insert) {
    return new Statement(
        newKey.isPresent() ? Repetition.ADDS_ANOTHER_EFFECT : Repetition.UNDECIDED,
        newKey.map(key -> "a second execution inserts a second row because " + key).orElse(""),
        table,
        Optional.empty(),
        Optional.of(insert));
  }

  /** Returns what statements have in common of which one is executed; one may be guarded. */
  static Statement common(List<Statement> alternatives) {
    Statement first = alternatives.get(0);
    boolean agree = alternatives.stream().allMatch(each -> each.repetition == first.repetition);
    return agree
        ? alternatives.stream().filter(each -> each.guard.isPresent()).findFirst().orElse(first)
        : undecided(Optional.empty());
  }
}
