package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.model.Site;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What the body of a method or lambda does with the results of calls. They are used plainly where
 * it compares them with constants, switches on them, returns, reports or drops them, at once or
 * from a local variable that is used so. Of all other uses nobody knows what they tell.
 */
final class ResultUses {

  private static final Set<String> NAMING = Set.of("name", "toString");

  private final TypeSymbol type;

  /** Whether a {@code return} goes back to the caller of a method. */
  private final boolean ofMethod;

  private final VariableUses variables = new VariableUses();
  private final ConstantChoices choices;
  private final Set<Site> plain = new HashSet<>();

  private ResultUses(TypeSymbol type, boolean ofMethod) {
    this.type = type;
    this.ofMethod = ofMethod;
    this.choices = new ConstantChoices(type, variables::declares);
  }

  /**
   * Returns the calls in the code of {@code type} whose results are used plainly, and the targets
   * of assignments to local variables that are.
   */
  static Set<Site> plainIn(TypeSymbol type) {
    Set<Site> found = new HashSet<>();
    TypeDeclaration declaration = type.declaration();
    declaration
        .methods()
        .forEach(method -> method.body().ifPresent(body -> add(body, type, found)));
    declaration.initialisers().forEach(initialiser -> add(initialiser.body(), type, found));
    for (Variable field : declaration.fields()) {
      ResultUses uses = new ResultUses(type, false);
      field.initialiser().ifPresent(uses::other);
      found.addAll(uses.plainUses());
    }
    return found;
  }

  private static void add(Statement.Block body, TypeSymbol type, Set<Site> found) {
    ResultUses uses = new ResultUses(type, true);
    uses.visit(body);
    found.addAll(uses.plainUses());
  }

  private Set<Site> plainUses() {
    Set<Site> all = new HashSet<>(plain);
    all.addAll(variables.plainlyHeld());
    return all;
  }

  private void visit(Statement statement) {
    if (statement instanceof Statement.Block block) {
      block.statements().forEach(this::visit);
    } else if (statement instanceof Statement.ExpressionStatement expression) {
      perform(expression.expression());
    } else if (statement instanceof Statement.LocalVariables declared) {
      declared.variables().forEach(this::declare);
    } else if (statement instanceof Statement.If decision) {
      condition(decision.condition());
      visit(decision.whenTrue());
      decision.whenFalse().ifPresent(this::visit);
    } else if (statement instanceof Statement.Loop loop) {
      loop.initialisers().forEach(this::visit);
      loop.condition().ifPresent(this::condition);
      loop.iterable().ifPresent(this::other);
      visit(loop.body());
      loop.updates().forEach(this::perform);
    } else if (statement instanceof Statement.Try attempt) {
      attempt.resources().forEach(this::visit);
      visit(attempt.body());
      attempt.handlers().forEach(handler -> visit(handler.body()));
      attempt.finallyBlock().ifPresent(this::visit);
    } else {
      visitRest(statement);
    }
  }

  private void visitRest(Statement statement) {
    if (statement instanceof Statement.Return result) {
      result.value().ifPresent(this::give);
    } else if (statement instanceof Statement.Throw thrown) {
      other(thrown.exception());
    } else if (statement instanceof Statement.Yield yield) {
      other(yield.value());
    } else if (statement instanceof Statement.Labeled labeled) {
      visit(labeled.body());
    } else if (statement instanceof Statement.Synchronized guarded) {
      other(guarded.lock());
      visit(guarded.body());
    } else if (statement instanceof Statement.LocalType local) {
      capture(local.declaration());
    } else if (statement instanceof Statement.ConstructorCall call) {
      call.arguments().forEach(this::other);
    }
  }

  private void declare(Variable variable) {
    variables.declare(variable.name());
    variable.initialiser().ifPresent(value -> hold(value, variable.name()));
  }

  /** An expression whose value nothing takes. */
  private void perform(Expression expression) {
    if (expression instanceof Expression.Call call && Reporting.isReport(call.name())) {
      call.scope().ifPresent(this::other);
      call.arguments().forEach(this::report);
    } else if (expression instanceof Expression.Call call) {
      plain.add(call.site());
      parts(call);
    } else if (expression instanceof Expression.Switch choice) {
      if (ConstantChoices.hasConstantLabels(choice)) {
        subject(choice.selector());
      } else {
        other(choice.selector());
      }
      choice.cases().forEach(this::take);
    } else if (expression instanceof Expression.Assignment assignment
        && assignment.operator().equals("=")
        && assignment.target() instanceof Expression.Name target) {
      variables.mention(target.identifier());
      variables.hold(target.site(), target.identifier());
      hold(assignment.value(), target.identifier());
    } else {
      other(expression);
    }
  }

  /** What a case of a statement evaluates is dropped. */
  private void take(Expression.Case taken) {
    if (taken.arrow()
        && taken.body().size() == 1
        && taken.body().get(0) instanceof Statement.Yield only) {
      perform(only.value());
    } else {
      taken.body().forEach(this::visit);
    }
  }

  /** A value that only a text for people is made of. */
  private void report(Expression value) {
    if (value instanceof Expression.Name name) {
      variables.mention(name.identifier());
    } else if (value instanceof Expression.Binary sum && sum.operator().equals("+")) {
      report(sum.left());
      report(sum.right());
    } else if (value instanceof Expression.Call call
        && call.arguments().isEmpty()
        && NAMING.contains(call.name())
        && call.scope().filter(Expression.Name.class::isInstance).isPresent()) {
      report(call.scope().get());
    } else {
      other(value);
    }
  }

  /** A value that the method returns. */
  private void give(Expression value) {
    if (!ofMethod) {
      other(value);
    } else if (!comparison(value) && !chosen(value)) {
      subject(value);
    }
  }

  /** A value that {@code variable} holds from here on. */
  private void hold(Expression value, String variable) {
    Optional<Comparison> comparison = Comparison.in(unnegated(value), type, variables::declares);
    Expression source = comparison.map(Comparison::subject).orElse(value);
    if (value instanceof Expression.Switch choice && choices.areIn(choice)) {
      source = choice.selector();
      bodies(choice);
    } else if (value instanceof Expression.Conditional choice && choices.areIn(choice)) {
      hold(choice.condition(), variable);
      return;
    }
    if (source instanceof Expression.Call call) {
      variables.hold(call.site(), variable);
      parts(call);
    } else if (source instanceof Expression.Name name && source != value) {
      variables.compare(name.identifier(), variable);
    } else {
      other(source);
    }
  }

  private void condition(Expression condition) {
    if (condition instanceof Expression.Unary unary && unary.operator().equals("!")) {
      condition(unary.operand());
    } else if (condition instanceof Expression.Binary binary
        && (binary.operator().equals("&&") || binary.operator().equals("||"))) {
      condition(binary.left());
      condition(binary.right());
    } else if (condition instanceof Expression.Name name) {
      variables.mention(name.identifier());
    } else if (!comparison(condition)) {
      other(condition);
    }
  }

  private boolean comparison(Expression condition) {
    Optional<Comparison> comparison =
        Comparison.in(unnegated(condition), type, variables::declares);
    comparison.ifPresent(each -> subject(each.subject()));
    return comparison.isPresent();
  }

  private boolean chosen(Expression value) {
    if (value instanceof Expression.Switch choice && choices.areIn(choice)) {
      subject(choice.selector());
      bodies(choice);
      return true;
    } else if (value instanceof Expression.Conditional choice && choices.areIn(choice)) {
      condition(choice.condition());
      return true;
    }
    return false;
  }

  private static Expression unnegated(Expression value) {
    return value instanceof Expression.Unary unary && unary.operator().equals("!")
        ? unary.operand()
        : value;
  }

  /** Something of which flags tell which constant it is. */
  private void subject(Expression value) {
    if (value instanceof Expression.Call call) {
      plain.add(call.site());
      parts(call);
    } else if (value instanceof Expression.Name name) {
      variables.mention(name.identifier());
    } else {
      other(value);
    }
  }

  /** Something that tells in its own way what it is made of. */
  private void other(Expression expression) {
    if (expression instanceof Expression.Name name) {
      variables.useOtherwise(name.identifier());
    } else if (expression instanceof Expression.Lambda lambda) {
      capture(lambda);
    } else if (expression instanceof Expression.Switch choice) {
      other(choice.selector());
      bodies(choice);
    } else if (expression instanceof Expression.Creation creation) {
      creation.arguments().forEach(this::other);
      creation.body().ifPresent(this::capture);
    } else {
      TreeParts.of(expression).forEach(this::other);
    }
  }

  private void parts(Expression.Call call) {
    TreeParts.of(call).forEach(this::other);
  }

  private void bodies(Expression.Switch choice) {
    choice.cases().forEach(each -> each.body().forEach(this::visit));
  }

  private void capture(Expression.Lambda lambda) {
    ResultUses inner = new ResultUses(type, false);
    if (lambda.body() instanceof Statement.ExpressionStatement only) {
      inner.other(only.expression());
    } else {
      inner.visit(lambda.body());
    }
    plain.addAll(inner.plainUses());
    variables.capturedBy(inner.variables);
  }

  /** The code of a class of its own sees the variables around it. */
  private void capture(TypeDeclaration declaration) {
    new TreeWalk(
            part -> {
              if (part instanceof Expression.Name name) {
                variables.useOtherwise(name.identifier());
              }
            })
        .visit(declaration);
  }
}
