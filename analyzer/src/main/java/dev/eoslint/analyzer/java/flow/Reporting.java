package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.ReportingMethods;
import java.util.List;
import java.util.Set;

/** Recognises handlers that leave no trace in the program, such as a flag, of what happened. */
final class Reporting {

  private static final Set<String> COUNTING = Set.of("increment", "mark", "inc");

  private final List<LibrarySemantics> semantics;

  Reporting(List<LibrarySemantics> semantics) {
    this.semantics = semantics;
  }

  /** Returns whether {@code block} writes logs, counts or takes back, and nothing else. */
  boolean isAllOf(Statement.Block block) {
    return isAllOf(block.statements());
  }

  /** Returns whether {@code statements} write logs, count or take back, and nothing else. */
  boolean isAllOf(List<Statement> statements) {
    return statements.stream().allMatch(this::leavesNoTrace);
  }

  /** Returns whether a method of this name writes logs or counts. */
  static boolean isReport(String method) {
    return ReportingMethods.contains(method) || COUNTING.contains(method);
  }

  private boolean leavesNoTrace(Statement statement) {
    if (statement instanceof Statement.Block block) {
      return isAllOf(block);
    } else if (statement instanceof Statement.Continue) {
      return true;
    }
    return statement instanceof Statement.ExpressionStatement only
        && only.expression() instanceof Expression.Call call
        && call.scope().isPresent()
        && (isReport(call.name())
            || semantics.stream().anyMatch(each -> each.takesBack(call.name())));
  }
}
