package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.value.ReportingMethods;
import java.util.List;
import java.util.Set;

/** Recognises handlers that leave no trace in the program, such as a flag, of what happened. */
final class Reporting {

  private static final Set<String> COUNTING = Set.of("increment", "mark", "inc");
  private static final String ABORT = "abortTransaction";

  private Reporting() {}

  /** Returns whether {@code block} writes logs, counts or aborts, and nothing else. */
  static boolean isAllOf(Statement.Block block) {
    return isAllOf(block.statements());
  }

  /** Returns whether {@code statements} write logs, count or abort, and nothing else. */
  static boolean isAllOf(List<Statement> statements) {
    return statements.stream().allMatch(Reporting::isReport);
  }

  /** Returns whether a method of this name writes logs or counts. */
  static boolean isReport(String method) {
    return ReportingMethods.contains(method) || COUNTING.contains(method);
  }

  private static boolean isReport(Statement statement) {
    if (statement instanceof Statement.Block block) {
      return isAllOf(block);
    } else if (statement instanceof Statement.Continue) {
      return true;
    }
    return statement instanceof Statement.ExpressionStatement only
        && only.expression() instanceof Expression.Call call
        && call.scope().isPresent()
        && (isReport(call.name()) || call.name().equals(ABORT));
  }
}
