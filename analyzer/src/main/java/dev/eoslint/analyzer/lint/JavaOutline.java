package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.java.flow.TreeWalk;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;

/** What suppressions ask about a Java file: where things start, and what is annotated. */
final class JavaOutline {

  /**
   * An annotation and the declaration that it belongs to.
   *
   * @param declaration the whole declaration with its annotations
   */
  record Annotated(Annotation annotation, Site declaration) {}

  private final List<Site> nodes = new ArrayList<>();
  private final List<Site> bodies = new ArrayList<>();
  private final List<Annotated> annotated = new ArrayList<>();

  JavaOutline(JavaFile file) {
    TreeWalk code = new TreeWalk(this::addStatement, this::addExpression);
    for (TypeDeclaration type : file.types()) {
      addType(type);
      code.visit(type);
    }
  }

  /** Returns the annotations of types, members, parameters and local variables. */
  List<Annotated> annotated() {
    return annotated;
  }

  /**
   * Returns the last line of the head of what starts at a position: the whole of a statement, field
   * or expression without bodies; else what stands before the first body, with the line in which
   * that body opens.
   *
   * @return {@code line} when nothing starts there
   */
  int lastLineOfHead(int line, int column) {
    return nodes.stream()
        .filter(node -> node.startLine() == line && node.startColumn() == column)
        .mapToInt(node -> Math.min(node.endLine(), firstBodyLine(node)))
        .reduce(line, Math::max);
  }

  private int firstBodyLine(Site node) {
    return bodies.stream()
        .filter(node::contains)
        .mapToInt(Site::startLine)
        .reduce(Integer.MAX_VALUE, Math::min);
  }

  private void addType(TypeDeclaration type) {
    nodes.add(
        new Site(
            type.site().file(),
            type.site().startLine(),
            type.site().startColumn(),
            type.nameSite().endLine(),
            type.nameSite().endColumn()));
    addAnnotations(type.annotations(), type.site());
    addMembers(type);
  }

  private void addMembers(TypeDeclaration type) {
    type.fields().forEach(this::addVariable);
    type.methods().forEach(this::addMethod);
    type.initialisers().forEach(initialiser -> bodies.add(initialiser.body().site()));
    type.enumConstants().forEach(constant -> nodes.add(constant.site()));
    type.memberTypes().forEach(this::addType);
  }

  private void addMethod(Method method) {
    nodes.add(method.site());
    method.body().ifPresent(body -> bodies.add(body.site()));
    addAnnotations(method.annotations(), method.site());
    method.parameters().forEach(this::addVariable);
  }

  private void addVariable(Variable variable) {
    nodes.add(variable.site());
    addAnnotations(variable.annotations(), variable.site());
  }

  private void addAnnotations(List<Annotation> annotations, Site declaration) {
    for (Annotation annotation : annotations) {
      annotated.add(new Annotated(annotation, spanning(annotation.site(), declaration)));
    }
  }

  private void addStatement(Statement statement) {
    nodes.add(statement.site());
    if (statement instanceof Statement.Block block) {
      bodies.add(block.site());
    } else if (statement instanceof Statement.If decision) {
      bodies.add(decision.whenTrue().site());
    } else if (statement instanceof Statement.Loop loop) {
      bodies.add(loop.body().site());
      loop.element().ifPresent(this::addVariable);
    } else if (statement instanceof Statement.LocalVariables locals) {
      locals.variables().forEach(local -> addAnnotations(local.annotations(), locals.site()));
    } else if (statement instanceof Statement.LocalType local) {
      addType(local.declaration());
    }
  }

  private void addExpression(Expression expression) {
    nodes.add(expression.site());
    if (expression instanceof Expression.Lambda lambda) {
      lambda.parameters().forEach(this::addVariable);
    } else if (expression instanceof Expression.Switch choice) {
      choice.cases().forEach(each -> bodies.add(each.site()));
    } else if (expression instanceof Expression.Creation creation) {
      creation.body().ifPresent(body -> addAnonymousBody(creation, body));
    }
  }

  /** The body opens behind the last argument, or else behind the type. */
  private void addAnonymousBody(Expression.Creation creation, TypeDeclaration body) {
    Site last = creation.type().site();
    for (Expression argument : creation.arguments()) {
      last = argument.site();
    }
    Site all = creation.site();
    bodies.add(
        new Site(all.file(), last.endLine(), last.endColumn(), all.endLine(), all.endColumn()));
    addMembers(body);
  }

  private static Site spanning(Site first, Site second) {
    Site start = first.compareTo(second) <= 0 ? first : second;
    return new Site(
        start.file(), start.startLine(), start.startColumn(), second.endLine(), second.endColumn());
  }
}
