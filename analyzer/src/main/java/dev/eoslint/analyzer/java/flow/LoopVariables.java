package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Variables that a loop changes: their value in a round is not the one before the loop. */
final class LoopVariables {

  private LoopVariables() {}

  /** Makes the counters and texts that {@code loop} changes unknown; flags are followed. */
  static void forget(Statement.Loop loop, State state) {
    Set<String> changed = new LinkedHashSet<>();
    TreeWalk walk =
        new TreeWalk(
            expression -> {
              if (expression instanceof Expression.Assignment assignment) {
                name(assignment.target()).ifPresent(changed::add);
              } else if (expression instanceof Expression.Unary unary
                  && (unary.operator().equals("++") || unary.operator().equals("--"))) {
                name(unary.operand()).ifPresent(changed::add);
              }
            });
    walk.visit(loop.body());
    loop.updates().forEach(walk::visit);
    loop.condition().ifPresent(walk::visit);
    for (String variable : changed) {
      Optional<AbstractValue> value = state.variable(variable);
      boolean flag = value.filter(it -> it.isKnown(true) || it.isKnown(false)).isPresent();
      if (!flag && value.isPresent() && value.get() instanceof AbstractValue.Scalar scalar) {
        state.makeUnknown(variable, new AbstractValue.Scalar(Value.unknown(), scalar.sources()));
      }
    }
  }

  private static Optional<String> name(Expression target) {
    return target instanceof Expression.Name name
        ? Optional.of(name.identifier())
        : Optional.empty();
  }
}
