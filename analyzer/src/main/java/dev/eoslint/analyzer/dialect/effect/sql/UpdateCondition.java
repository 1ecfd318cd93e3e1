package dev.eoslint.analyzer.dialect.effect.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.NotExpression;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.relational.Between;
import net.sf.jsqlparser.expression.operators.relational.ComparisonOperator;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.expression.operators.relational.ExistsExpression;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.IsNullExpression;
import net.sf.jsqlparser.schema.Column;

/** The condition that an update happens under. */
final class UpdateCondition {

  private static final Pattern STATE =
      Pattern.compile(
          "(^|_)(version|revision|offset|sequence|seq|status|state|processed|handled|applied|epoch"
              + "|etag|generation|position)($|_)|^last_.*|.*(Version|Offset|Status|State)$");

  private static final String ABSENCE = "NOT EXISTS";

  private UpdateCondition() {}

  /**
   * Returns the column whose condition keeps a second execution from changing anything.
   *
   * @param where the condition of the update
   * @param accumulated the name of the column that the update adds to, in lower case
   * @param assigned the names of all columns that it assigns, in lower case
   */
  static Optional<String> guard(Expression where, String accumulated, Set<String> assigned) {
    return conjuncts(where).stream()
        .flatMap(condition -> guardOf(condition, accumulated, assigned).stream())
        .findFirst();
  }

  /** All of these must hold; one of several alternatives guards nothing. */
  private static List<Expression> conjuncts(Expression where) {
    if (where instanceof AndExpression and) {
      List<Expression> all = new ArrayList<>(conjuncts(and.getLeftExpression()));
      all.addAll(conjuncts(and.getRightExpression()));
      return all;
    } else if (where instanceof ExpressionList<?> list && list.size() == 1) {
      return conjuncts(list.get(0));
    }
    return List.of(where);
  }

  private static Optional<String> guardOf(
      Expression condition, String accumulated, Set<String> assigned) {
    if (isAbsence(condition)) {
      return Optional.of(ABSENCE);
    }
    return compared(condition).stream()
        .filter(
            column ->
                Columns.name(column).equals(accumulated)
                    ? condition instanceof EqualsTo
                    : assigned.contains(Columns.name(column)) || isState(column))
        .map(Columns::name)
        .findFirst();
  }

  private static boolean isAbsence(Expression condition) {
    if (condition instanceof NotExpression not) {
      return not.getExpression() instanceof ExistsExpression
          || not.getExpression() instanceof InExpression;
    } else if (condition instanceof ExistsExpression exists) {
      return exists.isNot();
    }
    return condition instanceof InExpression in && in.isNot();
  }

  private static List<Column> compared(Expression condition) {
    List<Expression> operands = new ArrayList<>();
    if (condition instanceof ComparisonOperator comparison) {
      operands.add(comparison.getLeftExpression());
      operands.add(comparison.getRightExpression());
    } else if (condition instanceof IsNullExpression isNull) {
      operands.add(isNull.getLeftExpression());
    } else if (condition instanceof InExpression in) {
      operands.add(in.getLeftExpression());
    } else if (condition instanceof Between between) {
      operands.add(between.getLeftExpression());
    } else if (condition instanceof NotExpression not) {
      return compared(not.getExpression());
    }
    return operands.stream().filter(Column.class::isInstance).map(Column.class::cast).toList();
  }

  private static boolean isState(Column column) {
    return STATE.matcher(Columns.name(column)).find()
        || STATE.matcher(column.getUnquotedName()).find();
  }
}
