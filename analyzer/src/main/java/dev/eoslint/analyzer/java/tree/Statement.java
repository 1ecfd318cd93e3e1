package dev.eoslint.analyzer.java.tree;

import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/** A statement. */
public sealed interface Statement {

  /** Returns where the statement stands. */
  Site site();

  /** A block. */
  record Block(Site site, List<Statement> statements) implements Statement {}

  /** Declarations of local variables. */
  record LocalVariables(Site site, List<Variable> variables) implements Statement {}

  /** An expression as a statement. */
  record ExpressionStatement(Site site, Expression expression) implements Statement {}

  /** An {@code if}. */
  record If(Site site, Expression condition, Statement whenTrue, Optional<Statement> whenFalse)
      implements Statement {}

  /**
   * A loop.
   *
   * @param kind how it is written
   * @param initialisers what runs once before
   * @param condition what decides on each round; absent when it is left out
   * @param updates what runs after each round
   * @param element the variable of an enhanced {@code for}
   * @param iterable what an enhanced {@code for} runs over
   * @param body what runs in each round
   */
  record Loop(
      Site site,
      LoopKind kind,
      List<Statement> initialisers,
      Optional<Expression> condition,
      List<Expression> updates,
      Optional<Variable> element,
      Optional<Expression> iterable,
      Statement body)
      implements Statement {}

  /** How a loop is written. */
  enum LoopKind {
    /** {@code while}. */
    WHILE,
    /** {@code do ... while}. */
    DO,
    /** {@code for (;;)}. */
    FOR,
    /** {@code for (element : iterable)}. */
    FOR_EACH
  }

  /** A {@code return}. */
  record Return(Site site, Optional<Expression> value) implements Statement {}

  /** A {@code throw}. */
  record Throw(Site site, Expression exception) implements Statement {}

  /**
   * A {@code try}.
   *
   * @param resources declarations or expressions that are closed at the end
   */
  record Try(
      Site site,
      List<Statement> resources,
      Block body,
      List<Catch> handlers,
      Optional<Block> finallyBlock)
      implements Statement {}

  /**
   * A handler of a {@code try}.
   *
   * @param types the exception types, several for a multi-catch
   * @param variable the name of the exception
   */
  record Catch(Site site, List<TypeName> types, String variable, Block body) {}

  /** A {@code break} with an optional label. */
  record Break(Site site, Optional<String> label) implements Statement {}

  /** A {@code continue} with an optional label. */
  record Continue(Site site, Optional<String> label) implements Statement {}

  /** A {@code yield}, or the value of an arrow case. */
  record Yield(Site site, Expression value) implements Statement {}

  /** A labelled statement. */
  record Labeled(Site site, String label, Statement body) implements Statement {}

  /** A {@code synchronized} block. */
  record Synchronized(Site site, Expression lock, Block body) implements Statement {}

  /** A class declared in a block. */
  record LocalType(Site site, TypeDeclaration declaration) implements Statement {}

  /** {@code this(...)} or {@code super(...)} in a constructor. */
  record ConstructorCall(Site site, boolean toSuper, List<Expression> arguments)
      implements Statement {}
}
