package dev.eoslint.analyzer.dialect.effect.sql;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.CaseExpression;
import net.sf.jsqlparser.expression.CastExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.ExpressionVisitorAdapter;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.SignedExpression;
import net.sf.jsqlparser.expression.operators.arithmetic.Addition;
import net.sf.jsqlparser.expression.operators.arithmetic.Concat;
import net.sf.jsqlparser.expression.operators.arithmetic.Division;
import net.sf.jsqlparser.expression.operators.arithmetic.Multiplication;
import net.sf.jsqlparser.expression.operators.arithmetic.Subtraction;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.update.UpdateSet;

/** The assignments of a {@code SET} clause. */
final class AssignmentTree {

  private static final Set<String> COUNTED_UP_FOR_LOCKING =
      Set.of("version", "revision", "opt_lock", "optlock", "row_version", "lock_version");
  private static final Set<String> DEFAULTING = Set.of("coalesce", "ifnull", "nvl", "isnull");

  /** A second execution finds the bound reached that the first one set. */
  private static final Set<String> BOUNDING = Set.of("greatest", "least");

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
  private record Assignment(Column target, Expression value) {
    String name() {
      return Columns.name(target);
    }

    boolean locks() {
      return COUNTED_UP_FOR_LOCKING.contains(name());
    }
  }

  private final List<Assignment> all;
  private final Set<String> owners;

  private AssignmentTree(List<Assignment> all, Set<String> owners) {
    this.all = all;
    this.owners = owners;
  }

  /**
   * Reads assignments.
   *
   * @param owners names that qualify columns of the row that is changed, in lower case
   * @return empty if columns and values do not belong together one by one
   */
  static Optional<AssignmentTree> of(List<UpdateSet> sets, Set<String> owners) {
    List<Assignment> all = new ArrayList<>();
    for (UpdateSet set : sets) {
      ExpressionList<Column> columns = set.getColumns();
      List<Expression> values = values(set);
      if (columns.size() != values.size()) {
        return Optional.empty();
      }
      for (int index = 0; index < columns.size(); index++) {
        all.add(new Assignment(columns.get(index), values.get(index)));
      }
    }
    return all.isEmpty() ? Optional.empty() : Optional.of(new AssignmentTree(all, owners));
  }

  /** {@code (a, b) = (1, 2)} may hold the values as one list in parentheses. */
  private static List<Expression> values(UpdateSet set) {
    List<Expression> values = new ArrayList<>(set.getValues());
    boolean nested =
        values.size() == 1
            && set.getColumns().size() > 1
            && values.get(0) instanceof ExpressionList<?>;
    return nested ? new ArrayList<>((ExpressionList<?>) values.get(0)) : values;
  }

  /** Returns the statement with these assignments under the condition {@code where}. */
  Statement classify(Optional<String> table, Optional<Expression> where) {
    for (Assignment assignment : all) {
      Optional<String> operator =
          assignment.locks() ? Optional.empty() : change(assignment.value(), assignment);
      if (operator.isPresent()) {
        return Statement.adds(
            described(assignment.name(), operator.get()),
            table,
            where.flatMap(
                condition -> UpdateCondition.guard(condition, assignment.name(), assigned())));
      }
    }
    boolean selfReferring =
        all.stream().anyMatch(assignment -> !assignment.locks() && refersToItself(assignment));
    return selfReferring ? Statement.undecided(table) : Statement.repeats(table);
  }

  private Set<String> assigned() {
    Set<String> names = new LinkedHashSet<>();
    all.forEach(assignment -> names.add(assignment.name()));
    return names;
  }

  private static String described(String column, String operator) {
    return switch (operator) {
      case "+" -> "a second execution adds to '%s' again".formatted(column);
      case "-" -> "a second execution subtracts from '%s' again".formatted(column);
      case "||" -> "a second execution appends to '%s' again".formatted(column);
      default -> "a second execution changes '%s' once more".formatted(column);
    };
  }

  /** Returns the operator that the old value of the column goes through. */
  private Optional<String> change(Expression value, Assignment assignment) {
    if (isArithmetic(value)) {
      BinaryExpression binary = (BinaryExpression) value;
      if (isOldValue(binary.getLeftExpression(), assignment)
          || isOldValue(binary.getRightExpression(), assignment)) {
        return Optional.of(binary.getStringExpression().strip());
      }
      return change(binary.getLeftExpression(), assignment)
          .or(() -> change(binary.getRightExpression(), assignment));
    } else if (value instanceof Function function) {
      List<Expression> parameters = parameters(function);
      boolean appends =
          APPENDING.contains(name(function))
              && parameters.stream().anyMatch(each -> isOldValue(each, assignment));
      return appends ? Optional.of("||") : anyChange(parameters, assignment);
    } else if (value instanceof ExpressionList<?> list) {
      return anyChange(new ArrayList<>(list), assignment);
    } else if (value instanceof CastExpression cast) {
      return change(cast.getLeftExpression(), assignment);
    } else if (value instanceof SignedExpression signed) {
      return change(signed.getExpression(), assignment);
    }
    return Optional.empty();
  }

  private Optional<String> anyChange(List<Expression> values, Assignment assignment) {
    return values.stream().flatMap(value -> change(value, assignment).stream()).findFirst();
  }

  private static boolean isArithmetic(Expression value) {
    return value instanceof Addition
        || value instanceof Subtraction
        || value instanceof Multiplication
        || value instanceof Division
        || value instanceof Concat;
  }

  /** Whether this is the old value of the column, or that with a default for {@code NULL}. */
  private boolean isOldValue(Expression value, Assignment assignment) {
    if (value instanceof Column column) {
      return isSelf(column, assignment);
    } else if (value instanceof ExpressionList<?> list) {
      return list.size() == 1 && isOldValue(list.get(0), assignment);
    } else if (value instanceof CastExpression cast) {
      return isOldValue(cast.getLeftExpression(), assignment);
    }
    return value instanceof Function function
        && DEFAULTING.contains(name(function))
        && parameters(function).stream().anyMatch(each -> isOldValue(each, assignment));
  }

  private boolean refersToItself(Assignment assignment) {
    Expression value = assignment.value();
    boolean bounded =
        value instanceof Function function
            && BOUNDING.contains(name(function))
            && parameters(function).stream().noneMatch(CaseExpression.class::isInstance);
    return !bounded && columns(value).stream().anyMatch(column -> isSelf(column, assignment));
  }

  /** {@code EXCLUDED.n}, {@code VALUES(n)} and columns of other tables are no self reference. */
  private boolean isSelf(Column column, Assignment assignment) {
    String qualifier = Columns.qualifier(column);
    return Columns.name(column).equals(assignment.name())
        && (qualifier.isEmpty()
            || qualifier.equals(Columns.qualifier(assignment.target()))
            || owners.contains(qualifier));
  }

  private static List<Column> columns(Expression value) {
    List<Column> found = new ArrayList<>();
    value.accept(
        new ExpressionVisitorAdapter<Boolean>() {
          @Override
          public <S> Boolean visit(Column column, S context) {
            found.add(column);
            return super.visit(column, context);
          }

          @Override
          public <S> Boolean visit(Function function, S context) {
            return name(function).equals("values") ? Boolean.TRUE : super.visit(function, context);
          }
        },
        null);
    return found;
  }

  private static List<Expression> parameters(Function function) {
    boolean newValue = function.getParameters() == null || name(function).equals("values");
    return newValue ? List.of() : new ArrayList<>(function.getParameters());
  }

  private static String name(Function function) {
    return function.getName() == null ? "" : function.getName().toLowerCase(Locale.ROOT);
  }
}
