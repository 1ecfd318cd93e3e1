package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.model.Site;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** Finds the loops that go over all of a collection whose size a condition asks for. */
final class Collected {

  private Collected() {}

  /**
   * Returns the loops over the collection that has to be large for {@code condition} to hold.
   *
   * @param type the type that the condition is written in
   */
  static Set<Site> loops(Expression condition, TypeSymbol type) {
    return collection(condition)
        .filter(name -> isDeclaredOnce(name, type.declaration()))
        .map(name -> loopsOver(name, type))
        .orElseGet(Set::of);
  }

  private static Optional<String> collection(Expression condition) {
    if (!(condition instanceof Expression.Binary binary)) {
      return Optional.empty();
    } else if (binary.operator().equals("&&")) {
      return collection(binary.left()).or(() -> collection(binary.right()));
    }
    return binary.left() instanceof Expression.Call call && call.name().equals("size")
        ? call.scope().flatMap(Collected::nameOf)
        : Optional.empty();
  }

  private static Optional<String> nameOf(Expression expression) {
    return expression instanceof Expression.Name name
        ? Optional.of(name.identifier())
        : Optional.empty();
  }

  /** A loop over another variable of the same name may go over a part of the collection. */
  private static boolean isDeclaredOnce(String name, TypeDeclaration type) {
    AtomicInteger count = new AtomicInteger(count(name, type.fields()));
    type.methods().stream()
        .map(Method::parameters)
        .forEach(all -> count.addAndGet(count(name, all)));
    new TreeWalk(
            statement -> count.addAndGet(count(name, declaredBy(statement))),
            part -> {
              if (part instanceof Expression.Lambda lambda) {
                count.addAndGet(count(name, lambda.parameters()));
              }
            })
        .visit(type);
    return count.get() == 1;
  }

  private static List<Variable> declaredBy(Statement statement) {
    if (statement instanceof Statement.LocalVariables locals) {
      return locals.variables();
    }
    return statement instanceof Statement.Loop loop ? loop.element().stream().toList() : List.of();
  }

  private static int count(String name, List<Variable> variables) {
    return (int) variables.stream().filter(variable -> variable.name().equals(name)).count();
  }

  private static Set<Site> loopsOver(String name, TypeSymbol type) {
    Set<Site> loops = new LinkedHashSet<>();
    new TreeWalk(
            statement -> {
              if (statement instanceof Statement.Loop loop
                  && loop.iterable().flatMap(Collected::nameOf).equals(Optional.of(name))
                  && !canEndEarly(loop)) {
                loops.add(loop.site());
              }
            },
            part -> {
              if (part instanceof Expression.Call call
                  && call.name().equals("forEach")
                  && call.scope().flatMap(Collected::nameOf).equals(Optional.of(name))) {
                loops.add(call.site());
              }
            })
        .visit(type.declaration());
    return loops;
  }

  private static boolean canEndEarly(Statement.Loop loop) {
    AtomicBoolean found = new AtomicBoolean();
    new TreeWalk(
            statement -> {
              if (statement instanceof Statement.Break || statement instanceof Statement.Return) {
                found.set(true);
              }
            },
            part -> {})
        .visit(loop.body());
    return found.get();
  }
}
