package dev.eoslint.analyzer.dialect.effect.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The assignments of a {@code SET} clause, as far as their tokens tell: what they say to accumulate
 * is looked at again in the syntax tree.
 */
final class Assignments {

  private static final Set<String> COUNTED_UP_FOR_LOCKING =
      Set.of("version", "revision", "opt_lock", "optlock", "row_version", "lock_version");
  private static final Set<String> ARITHMETIC = Set.of("+", "-", "*", "/", "||");
  private static final Set<String> DEFAULTING = Set.of("coalesce", "ifnull", "nvl", "isnull");
  private static final Set<String> APPENDING =
      Set.of(
          "array_append",
          "array_prepend",
          "array_cat",
          "list_append",
          "concat",
          "concat_ws",
          "json_array_append",
          "json_array_insert",
          "jsonb_insert",
          "string_agg");

  /** One assignment. */
  private record Assignment(Token target, Tokens value) {}

  private final List<Assignment> all = new ArrayList<>();
  private final Set<String> owners;
  private boolean understood = true;

  /**
   * Reads assignments.
   *
   * @param clause what stands behind {@code SET}
   * @param owners names that qualify columns of the row that is changed, in lower case
   */
  Assignments(Tokens clause, Set<String> owners) {
    this.owners = owners;
    for (Tokens part : clause.splitByCommas()) {
      boolean compound = part.isSymbol(1, "+=") || part.isSymbol(1, "-=");
      boolean plain = part.size() > 2 && part.get(0).isWord() && part.isSymbol(1, "=");
      if (plain && !compound) {
        all.add(new Assignment(part.get(0), part.from(2)));
      } else {
        understood = false;
      }
    }
    understood &= !clause.anyHoleBesidesValues();
  }

  /** Returns the statement with these assignments under the condition {@code where}. */
  Statement classify(Optional<String> table, Tokens where) {
    if (!understood) {
      return Statement.undecided(table);
    }
    for (Assignment assignment : all) {
      Optional<String> change = accumulation(assignment);
      if (change.isPresent()) {
        return where.anyHoleBesidesValues()
            ? Statement.undecided(table)
            : Statement.adds(change.get(), table, Optional.empty());
      }
    }
    boolean selfReferring = all.stream().anyMatch(this::refersToItself);
    return selfReferring ? Statement.undecided(table) : Statement.repeats(table);
  }

  /** Returns what the assignment adds at each execution, if it does. */
  private Optional<String> accumulation(Assignment assignment) {
    String column = assignment.target().name();
    if (COUNTED_UP_FOR_LOCKING.contains(column) || assignment.value().contains("CASE")) {
      return Optional.empty();
    }
    Tokens value = assignment.value();
    for (int index = 0; index < value.size(); index++) {
      if (isSelf(assignment, index)) {
        Optional<String> operator = operatorAt(value, index, index);
        if (operator.isPresent()) {
          return Optional.of(described(column, operator.get()));
        }
      }
    }
    return Optional.empty();
  }

  private static String described(String column, String operator) {
    return switch (operator) {
      case "+" -> "a second execution adds to '%s' again".formatted(column);
      case "-" -> "a second execution subtracts from '%s' again".formatted(column);
      case "||" -> "a second execution appends to '%s' again".formatted(column);
      default -> "a second execution changes '%s' once more".formatted(column);
    };
  }

  private boolean refersToItself(Assignment assignment) {
    for (int index = 0; index < assignment.value().size(); index++) {
      boolean locking = COUNTED_UP_FOR_LOCKING.contains(assignment.target().name());
      if (!locking && isSelf(assignment, index)) {
        return true;
      }
    }
    return false;
  }

  /** {@code EXCLUDED.n}, {@code VALUES(n)} and columns of other tables are no self reference. */
  private boolean isSelf(Assignment assignment, int index) {
    Tokens value = assignment.value();
    Token token = value.get(index);
    if (!token.isWord()
        || !token.name().equals(assignment.target().name())
        || value.isSymbol(index + 1, "(")) {
      return false;
    }
    boolean newValue = value.isSymbol(index - 1, "(") && value.isWord(index - 2, "VALUES");
    String qualifier = token.qualifier();
    return !newValue
        && (qualifier.isEmpty()
            || qualifier.equals(assignment.target().qualifier())
            || owners.contains(qualifier));
  }

  /** Returns the operator next to the operand between two places, through calls around it. */
  private static Optional<String> operatorAt(Tokens value, int first, int last) {
    Optional<String> beside =
        value
            .at(last + 1)
            .or(Optional::empty)
            .filter(Assignments::isArithmetic)
            .or(() -> value.at(first - 1).filter(Assignments::isArithmetic))
            .map(Token::text);
    if (beside.isPresent()) {
      return beside;
    }
    int open = opening(value, first);
    if (open < 0) {
      return Optional.empty();
    }
    String function = value.at(open - 1).filter(Token::isWord).map(Token::name).orElse("");
    if (APPENDING.contains(function)) {
      return Optional.of("||");
    }
    boolean transparent = function.isEmpty() || DEFAULTING.contains(function);
    int start = function.isEmpty() ? open : open - 1;
    return transparent ? operatorAt(value, start, value.closing(open)) : Optional.empty();
  }

  private static boolean isArithmetic(Token token) {
    return token.kind() == Token.Kind.SYMBOL && ARITHMETIC.contains(token.text());
  }

  /** Returns where the parenthesis around {@code index} opens; -1 if there is none. */
  private static int opening(Tokens value, int index) {
    for (int before = index - 1; before >= 0; before--) {
      if (value.get(before).isSymbol("(") && value.depth(before) < value.depth(index)) {
        return before;
      }
    }
    return -1;
  }
}
