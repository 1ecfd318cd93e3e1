package dev.eoslint.analyzer.dialect.effect.catalogue;

import java.util.List;
import java.util.Locale;

/**
 * One thing that a call says or does.
 *
 * @param kind what it is
 * @param operands the arguments of the call that it is about
 * @param text what else belongs to it: a verb, a type, a reason
 */
public record Step(Kind kind, List<Operand> operands, String text) {

  /** Copies the operands. */
  public Step {
    operands = List.copyOf(operands);
  }

  /**
   * An argument of the call.
   *
   * @param index its position, from 0
   * @param optional whether the call may leave it out
   */
  public record Operand(int index, boolean optional) {}

  /** What a step is; the resource explains each of them. */
  public enum Kind {
    NEW,
    SELF,
    VALUE,
    GIVES,
    VERB,
    URL,
    HEADER,
    HEADERS,
    CONDITION,
    BODY,
    REQUEST,
    FAMILY,
    CALLED,
    SENDS,
    WRITES_BODY,
    READS_ANSWER,
    SQL,
    TABLE,
    GENERATED,
    KEYS,
    PARAMETER,
    PARAMETERS,
    EXECUTES,
    ONCE,
    ASKS,
    LOOKS_UP,
    READS,
    REPEATS,
    ADDS,
    ADDS_IF,
    KEY,
    IDENTIFIES,
    GUARDS,
    COLUMN,
    ENTRY,
    OPERATORS,
    ACCUMULATES,
    PARTS,
    UPDATES,
    STORES,
    LATER,
    KIND,
    NAMED,
    MAY_ADD,
    COMMITS,
    ROLLS_BACK,
    TRANSACTION,
    JSON;

    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
