package dev.eoslint.analyzer.java.generated;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeName;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.model.Site;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes trees of generated members. All of them stand where the source asks for them.
 *
 * @param site the annotation or the component
 */
record GeneratedCode(Site site) {

  Method method(
      String name, List<Variable> parameters, TypeName returned, List<Statement> statements) {
    return new Method(
        site,
        site,
        name,
        parameters,
        false,
        returned,
        Optional.of(new Statement.Block(site, statements)),
        Set.of("public", Method.GENERATED),
        List.of());
  }

  Method staticMethod(
      String name, List<Variable> parameters, TypeName returned, List<Statement> statements) {
    Method made = method(name, parameters, returned, statements);
    Set<String> modifiers = new LinkedHashSet<>(made.modifiers());
    modifiers.add("static");
    return new Method(
        site,
        site,
        name,
        parameters,
        false,
        returned,
        made.body(),
        Set.copyOf(modifiers),
        List.of());
  }

  TypeName type(String name) {
    return new TypeName(site, name, List.of(), 0);
  }

  TypeName nothing() {
    return type("void");
  }

  /** A parameter that stands for {@code field}, with its annotations: qualifiers among them. */
  Variable parameter(Variable field) {
    return new Variable(
        field.site(),
        field.name(),
        field.type(),
        Optional.empty(),
        Set.of("final"),
        field.annotations());
  }

  Expression ofThis(String field) {
    return new Expression.Select(site, new Expression.This(site, Optional.empty()), field);
  }

  Expression name(String identifier) {
    return new Expression.Name(site, identifier);
  }

  Expression create(TypeName type, List<Expression> arguments) {
    return new Expression.Creation(site, type, arguments, Optional.empty());
  }

  /** {@code this.field = value;}. */
  Statement assign(String field, Expression value) {
    return new Statement.ExpressionStatement(
        site, new Expression.Assignment(site, ofThis(field), "=", value));
  }

  Statement giveBack(Expression value) {
    return new Statement.Return(site, Optional.of(value));
  }

  Statement giveBackThis() {
    return giveBack(new Expression.This(site, Optional.empty()));
  }
}
