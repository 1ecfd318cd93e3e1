package dev.eoslint.analyzer.java.parse;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.CatchClause;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.stmt.LocalRecordDeclarationStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.stmt.WhileStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.Statement.LoopKind;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads statements. */
final class StatementReader {

  private final Conversion conversion;

  StatementReader(Conversion conversion) {
    this.conversion = conversion;
  }

  Statement.Block block(BlockStmt block) {
    return new Statement.Block(
        conversion.site(block), block.getStatements().stream().map(this::read).toList());
  }

  Statement read(com.github.javaparser.ast.stmt.Statement statement) {
    Site site = conversion.site(statement);
    if (statement instanceof BlockStmt block) {
      return block(block);
    } else if (statement instanceof ExpressionStmt expression) {
      return expression(site, expression.getExpression());
    } else if (statement instanceof IfStmt decision) {
      return new Statement.If(
          site,
          read(decision.getCondition()),
          read(decision.getThenStmt()),
          decision.getElseStmt().map(this::read));
    } else if (statement instanceof ReturnStmt result) {
      return new Statement.Return(site, result.getExpression().map(this::read));
    } else if (statement instanceof ThrowStmt thrown) {
      return new Statement.Throw(site, read(thrown.getExpression()));
    } else if (statement instanceof TryStmt attempt) {
      return attempt(site, attempt);
    } else if (statement instanceof SwitchStmt choice) {
      return new Statement.ExpressionStatement(
          site, switchOver(site, choice.getSelector(), choice.getEntries()));
    }
    return readLoopOrRest(site, statement);
  }

  private Statement readLoopOrRest(Site site, com.github.javaparser.ast.stmt.Statement statement) {
    if (statement instanceof WhileStmt loop) {
      return loop(site, LoopKind.WHILE, loop.getCondition(), loop.getBody());
    } else if (statement instanceof DoStmt loop) {
      return loop(site, LoopKind.DO, loop.getCondition(), loop.getBody());
    } else if (statement instanceof ForStmt loop) {
      return new Statement.Loop(
          site,
          LoopKind.FOR,
          loop.getInitialization().stream()
              .map(initial -> expression(conversion.site(initial), initial))
              .toList(),
          loop.getCompare().map(this::read),
          loop.getUpdate().stream().map(this::read).toList(),
          Optional.empty(),
          Optional.empty(),
          read(loop.getBody()));
    } else if (statement instanceof ForEachStmt loop) {
      return new Statement.Loop(
          site,
          LoopKind.FOR_EACH,
          List.of(),
          Optional.empty(),
          List.of(),
          Optional.of(variable(loop.getVariableDeclarator(), loop.getVariable())),
          Optional.of(read(loop.getIterable())),
          read(loop.getBody()));
    } else if (statement instanceof BreakStmt leave) {
      return new Statement.Break(site, leave.getLabel().map(label -> label.asString()));
    } else if (statement instanceof ContinueStmt next) {
      return new Statement.Continue(site, next.getLabel().map(label -> label.asString()));
    } else if (statement instanceof YieldStmt yield) {
      return new Statement.Yield(site, read(yield.getExpression()));
    } else if (statement instanceof LabeledStmt labeled) {
      return new Statement.Labeled(
          site, labeled.getLabel().asString(), read(labeled.getStatement()));
    } else if (statement instanceof SynchronizedStmt guarded) {
      return new Statement.Synchronized(
          site, read(guarded.getExpression()), block(guarded.getBody()));
    }
    return readDeclaration(site, statement);
  }

  private Statement readDeclaration(Site site, com.github.javaparser.ast.stmt.Statement statement) {
    if (statement instanceof LocalClassDeclarationStmt local) {
      return new Statement.LocalType(
          site, conversion.declarations().type(local.getClassDeclaration()));
    } else if (statement instanceof LocalRecordDeclarationStmt local) {
      return new Statement.LocalType(
          site, conversion.declarations().type(local.getRecordDeclaration()));
    } else if (statement instanceof ExplicitConstructorInvocationStmt call) {
      return new Statement.ConstructorCall(
          site, !call.isThis(), conversion.expressions().readAll(call.getArguments()));
    }
    return new Statement.Block(site, List.of());
  }

  /** Reads a switch; both forms of it are one node of our tree. */
  Expression.Switch switchOver(
      Site site, com.github.javaparser.ast.expr.Expression selector, List<SwitchEntry> entries) {
    return new Expression.Switch(
        site, read(selector), entries.stream().map(this::switchCase).toList());
  }

  private Expression.Case switchCase(SwitchEntry entry) {
    boolean arrow = entry.getType() != SwitchEntry.Type.STATEMENT_GROUP;
    List<Statement> body = entry.getStatements().stream().map(this::read).toList();
    if (entry.getType() == SwitchEntry.Type.EXPRESSION
        && body.size() == 1
        && body.get(0) instanceof Statement.ExpressionStatement only) {
      body = List.of(new Statement.Yield(only.site(), only.expression()));
    }
    List<Expression> labels =
        entry.getLabels().stream().filter(label -> !label.isPatternExpr()).map(this::read).toList();
    boolean isDefault = entry.isDefault() || entry.getLabels().isEmpty();
    return new Expression.Case(conversion.site(entry), labels, isDefault, arrow, body);
  }

  private Statement loop(
      Site site,
      LoopKind kind,
      com.github.javaparser.ast.expr.Expression condition,
      com.github.javaparser.ast.stmt.Statement body) {
    return new Statement.Loop(
        site,
        kind,
        List.of(),
        Optional.of(read(condition)),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        read(body));
  }

  private Statement attempt(Site site, TryStmt attempt) {
    List<Statement> resources =
        attempt.getResources().stream()
            .map(resource -> expression(conversion.site(resource), resource))
            .toList();
    return new Statement.Try(
        site,
        resources,
        block(attempt.getTryBlock()),
        attempt.getCatchClauses().stream().map(this::handler).toList(),
        attempt.getFinallyBlock().map(this::block));
  }

  private Statement.Catch handler(CatchClause clause) {
    return new Statement.Catch(
        conversion.site(clause),
        conversion.types().alternatives(clause.getParameter().getType()),
        clause.getParameter().getNameAsString(),
        block(clause.getBody()));
  }

  private Statement expression(Site site, com.github.javaparser.ast.expr.Expression expression) {
    if (expression instanceof VariableDeclarationExpr declaration) {
      return new Statement.LocalVariables(
          site,
          declaration.getVariables().stream()
              .map(variable -> variable(variable, declaration))
              .toList());
    }
    return new Statement.ExpressionStatement(site, read(expression));
  }

  private Variable variable(VariableDeclarator declarator, VariableDeclarationExpr declaration) {
    Set<String> modifiers =
        declaration.getModifiers().stream()
            .map(modifier -> modifier.getKeyword().asString())
            .collect(Collectors.toUnmodifiableSet());
    return new Variable(
        conversion.site(declarator),
        declarator.getNameAsString(),
        conversion.types().read(declarator.getType()),
        declarator.getInitializer().map(this::read),
        modifiers,
        conversion.types().annotations(declaration.getAnnotations()));
  }

  private Expression read(com.github.javaparser.ast.expr.Expression expression) {
    return conversion.expressions().read(expression);
  }
}
