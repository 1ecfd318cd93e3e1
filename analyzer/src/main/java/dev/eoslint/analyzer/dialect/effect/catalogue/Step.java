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

  /** What a step is about. */
  public enum Subject {
    /** The value that the call returns. */
    RESULT,
    /** A request to another system, and that it happens. */
    REQUEST,
    /** A statement for a relational database, its execution, and the transaction around it. */
    STATEMENT,
    /** What is written to a store without SQL, and under which condition. */
    CONTENT,
    /** What a second execution does, and what the answer tells. */
    EFFECT
  }

  /** What a step is; the resource explains each of them. */
  public enum Kind {
    NEW(Subject.RESULT),
    SELF(Subject.RESULT),
    VALUE(Subject.RESULT),
    GIVES(Subject.RESULT),
    JSON(Subject.RESULT),
    VERB(Subject.REQUEST),
    URL(Subject.REQUEST),
    HEADER(Subject.REQUEST),
    HEADERS(Subject.REQUEST),
    CONDITION(Subject.REQUEST),
    BODY(Subject.REQUEST),
    REQUEST(Subject.REQUEST),
    FAMILY(Subject.REQUEST),
    CALLED(Subject.REQUEST),
    KEY(Subject.REQUEST),
    SENDS(Subject.REQUEST),
    CALLS(Subject.REQUEST),
    WRITES_BODY(Subject.REQUEST),
    READS_ANSWER(Subject.REQUEST),
    SQL(Subject.STATEMENT),
    TABLE(Subject.STATEMENT),
    GENERATED(Subject.STATEMENT),
    KEYS(Subject.STATEMENT),
    PARAMETER(Subject.STATEMENT),
    PARAMETERS(Subject.STATEMENT),
    EXECUTES(Subject.STATEMENT),
    COMMITS(Subject.STATEMENT),
    ROLLS_BACK(Subject.STATEMENT),
    TRANSACTION(Subject.STATEMENT),
    IDENTIFIES(Subject.CONTENT),
    GUARDS(Subject.CONTENT),
    COLUMN(Subject.CONTENT),
    ENTRY(Subject.CONTENT),
    OPERATORS(Subject.CONTENT),
    ACCUMULATES(Subject.CONTENT),
    PARTS(Subject.CONTENT),
    NAMED(Subject.CONTENT),
    KIND(Subject.EFFECT),
    ONCE(Subject.EFFECT),
    LATER(Subject.EFFECT),
    ASKS(Subject.EFFECT),
    LOOKS_UP(Subject.EFFECT),
    READS(Subject.EFFECT),
    REPEATS(Subject.EFFECT),
    ADDS(Subject.EFFECT),
    ADDS_IF(Subject.EFFECT),
    UPDATES(Subject.EFFECT),
    STORES(Subject.EFFECT),
    MAY_ADD(Subject.EFFECT);

    private final Subject subject;

    Kind(Subject subject) {
      this.subject = subject;
    }

    /** Returns what the step is about. */
    public Subject subject() {
      return subject;
    }

    /** Returns whether the step only says something, so that nothing happens and nothing answers. */
    public boolean isDescription() {
      return switch (this) {
        case SENDS,
            CALLS,
            WRITES_BODY,
            READS_ANSWER,
            EXECUTES,
            COMMITS,
            ROLLS_BACK,
            TRANSACTION,
            ASKS,
            LOOKS_UP,
            READS,
            REPEATS,
            ADDS,
            ADDS_IF,
            UPDATES,
            STORES,
            MAY_ADD,
            JSON ->
            false;
        default -> true;
      };
    }

    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
