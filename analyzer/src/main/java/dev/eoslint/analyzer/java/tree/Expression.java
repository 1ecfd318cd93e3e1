package dev.eoslint.analyzer.java.tree;

import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/** An expression. Parentheses are left out. */
public sealed interface Expression {

  /** Returns where the expression stands. */
  Site site();

  /**
   * A literal.
   *
   * @param kind what it denotes
   * @param text the decoded text; numbers in decimal without underscores and suffix
   */
  record Literal(Site site, LiteralKind kind, String text) implements Expression {}

  /** What a literal denotes. */
  enum LiteralKind {
    /** A string or text block. */
    STRING,
    /** A character. */
    CHARACTER,
    /** An {@code int} or {@code short}. */
    INT,
    /** A {@code long}. */
    LONG,
    /** A {@code float} or {@code double}. */
    FLOATING,
    /** {@code true} or {@code false}. */
    BOOLEAN,
    /** {@code null}. */
    NULL
  }

  /** A simple name: a variable, a field, or a type or package before a dot. */
  record Name(Site site, String identifier) implements Expression {}

  /** {@code scope.name}: a field, or a part of a qualified name. */
  record Select(Site site, Expression scope, String name) implements Expression {}

  /** A method call. */
  record Call(Site site, Optional<Expression> scope, String name, List<Expression> arguments)
      implements Expression {}

  /**
   * An object creation.
   *
   * @param body the body of an anonymous class
   */
  record Creation(
      Site site, TypeName type, List<Expression> arguments, Optional<TypeDeclaration> body)
      implements Expression {}

  /**
   * A lambda.
   *
   * @param body a block, or a {@link Statement.ExpressionStatement} for {@code x -> e}
   */
  record Lambda(Site site, List<Variable> parameters, Statement body) implements Expression {}

  /**
   * A method reference.
   *
   * @param scope the expression before {@code ::}; a {@link TypeExpression} when it must be a type
   * @param name the name of the method, {@code new} for constructors
   */
  record MethodReference(Site site, Expression scope, String name) implements Expression {}

  /** A type in the place of an expression. */
  record TypeExpression(Site site, TypeName type) implements Expression {}

  /** An assignment; {@code operator} is {@code =}, {@code +=}, ... */
  record Assignment(Site site, Expression target, String operator, Expression value)
      implements Expression {}

  /** A binary operation. */
  record Binary(Site site, String operator, Expression left, Expression right)
      implements Expression {}

  /** A unary operation; {@code operator} is {@code !}, {@code -}, {@code ++}, ... */
  record Unary(Site site, String operator, Expression operand) implements Expression {}

  /** {@code condition ? whenTrue : whenFalse}. */
  record Conditional(Site site, Expression condition, Expression whenTrue, Expression whenFalse)
      implements Expression {}

  /** A switch, as a statement or an expression. */
  record Switch(Site site, Expression selector, List<Case> cases) implements Expression {}

  /**
   * A case of a switch.
   *
   * @param labels the labels; empty for patterns
   * @param isDefault whether it is or includes {@code default}
   * @param arrow whether it is written with {@code ->}, without falling through
   * @param body the statements; a single expression of an arrow case is a {@link Statement.Yield}
   */
  record Case(
      Site site, List<Expression> labels, boolean isDefault, boolean arrow, List<Statement> body) {}

  /** A cast. */
  record Cast(Site site, TypeName type, Expression operand) implements Expression {}

  /**
   * A type test.
   *
   * @param binding the variable of a type pattern
   */
  record InstanceOf(Site site, Expression operand, TypeName type, Optional<Variable> binding)
      implements Expression {}

  /** An array with its elements, or without any when only dimensions are given. */
  record ArrayCreation(Site site, List<Expression> elements) implements Expression {}

  /** An element of an array. */
  record ArrayAccess(Site site, Expression array, Expression index) implements Expression {}

  /** {@code Type.class}. */
  record ClassLiteral(Site site, TypeName type) implements Expression {}

  /** {@code this}, or {@code Outer.this}. */
  record This(Site site, Optional<String> qualifier) implements Expression {}

  /** {@code super}. */
  record Super(Site site) implements Expression {}

  /** Something that analysis does not look into. */
  record Unsupported(Site site) implements Expression {}
}
