package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import java.util.List;
import java.util.function.Consumer;

/** Visits every statement and expression of a piece of code, in the order of the source. */
public final class TreeWalk {

  private final Consumer<Statement> statementVisitor;
  private final Consumer<Expression> visitor;

  /** Creates a walk that shows each expression to {@code visitor} before its parts. */
  public TreeWalk(Consumer<Expression> visitor) {
    this(statement -> {}, visitor);
  }

  /** Creates a walk that shows each statement and each expression before its parts. */
  public TreeWalk(Consumer<Statement> statementVisitor, Consumer<Expression> visitor) {
    this.statementVisitor = statementVisitor;
    this.visitor = visitor;
  }

  /** Visits all code of {@code type}, member types included. */
  public void visit(TypeDeclaration type) {
    type.fields().forEach(field -> field.initialiser().ifPresent(this::visit));
    type.enumConstants().forEach(constant -> visitAll(constant.arguments()));
    type.initialisers().forEach(initialiser -> visit(initialiser.body()));
    type.methods().forEach(method -> method.body().ifPresent(this::visit));
    type.memberTypes().forEach(this::visit);
  }

  /** Visits {@code statement}. */
  public void visit(Statement statement) {
    statementVisitor.accept(statement);
    if (statement instanceof Statement.Block block) {
      block.statements().forEach(this::visit);
    } else if (statement instanceof Statement.ExpressionStatement expression) {
      visit(expression.expression());
    } else if (statement instanceof Statement.LocalVariables locals) {
      locals.variables().forEach(variable -> variable.initialiser().ifPresent(this::visit));
    } else if (statement instanceof Statement.If decision) {
      visit(decision.condition());
      visit(decision.whenTrue());
      decision.whenFalse().ifPresent(this::visit);
    } else if (statement instanceof Statement.Loop loop) {
      visit(loop);
    } else if (statement instanceof Statement.Try attempt) {
      attempt.resources().forEach(this::visit);
      visit(attempt.body());
      attempt.handlers().forEach(handler -> visit(handler.body()));
      attempt.finallyBlock().ifPresent(this::visit);
    } else {
      visitRest(statement);
    }
  }

  private void visit(Statement.Loop loop) {
    loop.initialisers().forEach(this::visit);
    loop.condition().ifPresent(this::visit);
    loop.iterable().ifPresent(this::visit);
    visit(loop.body());
    visitAll(loop.updates());
  }

  private void visitRest(Statement statement) {
    if (statement instanceof Statement.Return result) {
      result.value().ifPresent(this::visit);
    } else if (statement instanceof Statement.Throw thrown) {
      visit(thrown.exception());
    } else if (statement instanceof Statement.Yield yield) {
      visit(yield.value());
    } else if (statement instanceof Statement.Labeled labeled) {
      visit(labeled.body());
    } else if (statement instanceof Statement.Synchronized guarded) {
      visit(guarded.lock());
      visit(guarded.body());
    } else if (statement instanceof Statement.LocalType local) {
      visit(local.declaration());
    } else if (statement instanceof Statement.ConstructorCall call) {
      visitAll(call.arguments());
    }
  }

  /** Visits {@code expression} and its parts. */
  public void visit(Expression expression) {
    visitor.accept(expression);
    if (expression instanceof Expression.Creation creation) {
      visitAll(creation.arguments());
      creation.body().ifPresent(this::visit);
    } else if (expression instanceof Expression.Lambda lambda) {
      visit(lambda.body());
    } else if (expression instanceof Expression.Switch choice) {
      visit(choice.selector());
      choice.cases().forEach(each -> each.body().forEach(this::visit));
    } else {
      visitAll(TreeParts.of(expression));
    }
  }

  private void visitAll(List<Expression> expressions) {
    expressions.forEach(this::visit);
  }
}
