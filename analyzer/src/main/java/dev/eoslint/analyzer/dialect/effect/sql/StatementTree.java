package dev.eoslint.analyzer.dialect.effect.sql;

import dev.eoslint.analyzer.model.Effect.Repetition;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.ParenthesedStatement;
import net.sf.jsqlparser.statement.delete.Delete;
import net.sf.jsqlparser.statement.insert.ConflictActionType;
import net.sf.jsqlparser.statement.insert.Insert;
import net.sf.jsqlparser.statement.insert.InsertConflictAction;
import net.sf.jsqlparser.statement.insert.ParenthesedInsert;
import net.sf.jsqlparser.statement.merge.Merge;
import net.sf.jsqlparser.statement.merge.MergeOperation;
import net.sf.jsqlparser.statement.merge.MergeUpdate;
import net.sf.jsqlparser.statement.select.Select;
import net.sf.jsqlparser.statement.select.WithItem;
import net.sf.jsqlparser.statement.truncate.Truncate;
import net.sf.jsqlparser.statement.update.ParenthesedUpdate;
import net.sf.jsqlparser.statement.update.Update;
import net.sf.jsqlparser.statement.update.UpdateSet;
import net.sf.jsqlparser.statement.upsert.Upsert;
import org.jspecify.annotations.Nullable;

/** Tells from their syntax trees what a second execution of statements does. */
final class StatementTree {

  /** What the tokens of the text say, which holds for plain inserts and names of tables. */
  private final Statement byTokens;

  private StatementTree(Statement byTokens) {
    this.byTokens = byTokens;
  }

  /**
   * Classifies the statements that {@code text} consists of.
   *
   * @param byTokens what the tokens say
   * @return empty if the text is not understood
   */
  static Optional<Statement> classify(String text, Statement byTokens) {
    return SqlTrees.parse(text)
        .map(
            statements -> {
              StatementTree tree = new StatementTree(byTokens);
              List<Statement> parts = new ArrayList<>();
              statements.forEach(statement -> parts.addAll(tree.parts(statement)));
              return tree.combined(parts);
            });
  }

  /** Several writes do harm when one does; a condition on one of them is none on the others. */
  private Statement combined(List<Statement> parts) {
    if (parts.size() == 1) {
      return parts.get(0);
    }
    boolean guarded = parts.stream().anyMatch(part -> part.guard().isPresent());
    Optional<Statement> harm =
        parts.stream()
            .filter(part -> part.repetition() == Repetition.ADDS_ANOTHER_EFFECT)
            .findFirst();
    if (harm.isPresent() && !guarded) {
      return harm.get();
    } else if (harm.isPresent()
        || parts.stream().anyMatch(part -> part.repetition() == Repetition.UNDECIDED)) {
      return Statement.undecided(byTokens.table());
    }
    return parts.stream().allMatch(part -> part.repetition() == Repetition.READS_ONLY)
        ? Statement.reads(byTokens.table())
        : Statement.repeats(byTokens.table());
  }

  /** Returns what the statement and the writes in its common tables do. */
  private List<Statement> parts(net.sf.jsqlparser.statement.Statement statement) {
    List<Statement> parts = new ArrayList<>();
    for (WithItem<?> item : commonTables(statement)) {
      ParenthesedStatement inner = item.getParenthesedStatement();
      if (!(inner instanceof Select)) {
        parts.addAll(parts(inner));
      }
    }
    parts.add(single(withoutParentheses(statement)));
    return parts;
  }

  private static net.sf.jsqlparser.statement.Statement withoutParentheses(
      net.sf.jsqlparser.statement.Statement statement) {
    if (statement instanceof ParenthesedUpdate update) {
      return update.getUpdate();
    } else if (statement instanceof ParenthesedInsert insert) {
      return insert.getInsert();
    }
    return statement;
  }

  private static List<WithItem<?>> commonTables(net.sf.jsqlparser.statement.Statement statement) {
    List<WithItem<?>> items = null;
    if (statement instanceof Update update) {
      items = update.getWithItemsList();
    } else if (statement instanceof Insert insert) {
      items = insert.getWithItemsList();
    } else if (statement instanceof Delete delete) {
      items = delete.getWithItemsList();
    } else if (statement instanceof Select select) {
      items = select.getWithItemsList();
    } else if (statement instanceof Merge merge) {
      items = merge.getWithItemsList();
    }
    return items == null ? List.of() : items;
  }

  private Statement single(net.sf.jsqlparser.statement.Statement statement) {
    if (statement instanceof Update update) {
      return assigning(
          update.getUpdateSets(),
          owners(update.getTable()),
          Optional.ofNullable(update.getWhere()));
    } else if (statement instanceof Insert insert) {
      return insert(insert);
    } else if (statement instanceof Merge merge) {
      return merge(merge);
    } else if (statement instanceof Delete
        || statement instanceof Truncate
        || statement instanceof Upsert) {
      return Statement.repeats(byTokens.table());
    } else if (statement instanceof Select && byTokens.repetition() != Repetition.UNDECIDED) {
      return Statement.reads(byTokens.table());
    }
    return statement instanceof Select select && select.getWithItemsList() != null
        ? Statement.reads(byTokens.table())
        : Statement.undecided(byTokens.table());
  }

  private Statement insert(Insert insert) {
    InsertConflictAction action = insert.getConflictAction();
    List<UpdateSet> duplicate = insert.getDuplicateUpdateSets();
    if (insert.isModifierIgnore()) {
      return Statement.repeats(byTokens.table());
    } else if (action != null) {
      return action.getConflictActionType() == ConflictActionType.DO_NOTHING
          ? Statement.repeats(byTokens.table())
          : assigning(
              action.getUpdateSets(),
              owners(insert.getTable()),
              Optional.ofNullable(action.getWhereExpression()));
    } else if (duplicate != null && !duplicate.isEmpty()) {
      return assigning(duplicate, owners(insert.getTable()), Optional.empty());
    }
    return byTokens.insert().isPresent() ? byTokens : Statement.undecided(byTokens.table());
  }

  private Statement merge(Merge merge) {
    List<Statement> parts = new ArrayList<>();
    List<MergeOperation> operations = merge.getOperations();
    for (MergeOperation operation : operations == null ? List.<MergeOperation>of() : operations) {
      if (operation instanceof MergeUpdate update) {
        Optional<Expression> where =
            Optional.ofNullable(update.getWhereCondition())
                .or(() -> Optional.ofNullable(update.getAndPredicate()));
        parts.add(assigning(update.getUpdateSets(), owners(merge.getTable()), where));
      }
    }
    return parts.isEmpty() ? Statement.repeats(byTokens.table()) : combined(parts);
  }

  private Statement assigning(
      @Nullable List<UpdateSet> sets, Set<String> owners, Optional<Expression> where) {
    return sets == null
        ? Statement.undecided(byTokens.table())
        : AssignmentTree.of(sets, owners)
            .map(assignments -> assignments.classify(byTokens.table(), where))
            .orElseGet(() -> Statement.undecided(byTokens.table()));
  }

  private static Set<String> owners(@Nullable Table table) {
    Set<String> owners = new LinkedHashSet<>();
    if (table != null) {
      owners.add(table.getUnquotedName().toLowerCase(Locale.ROOT));
      if (table.getAlias() != null) {
        owners.add(table.getAlias().getName().toLowerCase(Locale.ROOT));
      }
    }
    return owners;
  }
}
