package dev.eoslint.analyzer.java.parse;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.CharLiteralExpr;
import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.DoubleLiteralExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.LongLiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.PatternExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.TextBlockLiteralExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Expression.LiteralKind;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.TypeName;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads expressions. */
final class ExpressionReader {

  private final Conversion conversion;

  ExpressionReader(Conversion conversion) {
    this.conversion = conversion;
  }

  List<Expression> readAll(List<com.github.javaparser.ast.expr.Expression> all) {
    return all.stream().map(this::read).toList();
  }

  Expression read(com.github.javaparser.ast.expr.Expression expression) {
    Site site = conversion.site(expression);
    if (expression instanceof EnclosedExpr enclosed) {
      return read(enclosed.getInner());
    } else if (expression.isLiteralExpr()) {
      return literal(site, expression);
    } else if (expression instanceof NameExpr name) {
      return new Expression.Name(site, name.getNameAsString());
    } else if (expression instanceof FieldAccessExpr access) {
      return new Expression.Select(site, read(access.getScope()), access.getNameAsString());
    } else if (expression instanceof MethodCallExpr call) {
      return new Expression.Call(
          site,
          call.getScope().map(this::read),
          call.getNameAsString(),
          readAll(call.getArguments()));
    } else if (expression instanceof ObjectCreationExpr creation) {
      return creation(site, creation);
    } else if (expression instanceof LambdaExpr lambda) {
      return lambda(site, lambda);
    }
    return readOperation(site, expression);
  }

  private Expression readOperation(
      Site site, com.github.javaparser.ast.expr.Expression expression) {
    if (expression instanceof BinaryExpr binary) {
      return new Expression.Binary(
          site, binary.getOperator().asString(), read(binary.getLeft()), read(binary.getRight()));
    } else if (expression instanceof AssignExpr assignment) {
      return new Expression.Assignment(
          site,
          read(assignment.getTarget()),
          assignment.getOperator().asString(),
          read(assignment.getValue()));
    } else if (expression instanceof UnaryExpr unary) {
      return new Expression.Unary(
          site, unary.getOperator().asString(), read(unary.getExpression()));
    } else if (expression instanceof ConditionalExpr conditional) {
      return new Expression.Conditional(
          site,
          read(conditional.getCondition()),
          read(conditional.getThenExpr()),
          read(conditional.getElseExpr()));
    } else if (expression instanceof CastExpr cast) {
      return new Expression.Cast(
          site, conversion.types().read(cast.getType()), read(cast.getExpression()));
    } else if (expression instanceof InstanceOfExpr test) {
      return new Expression.InstanceOf(
          site,
          read(test.getExpression()),
          conversion.types().read(test.getType()),
          test.getPattern().flatMap(this::binding));
    } else if (expression instanceof SwitchExpr switchExpression) {
      return conversion
          .statements()
          .switchOver(site, switchExpression.getSelector(), switchExpression.getEntries());
    }
    return readRest(site, expression);
  }

  private Expression readRest(Site site, com.github.javaparser.ast.expr.Expression expression) {
    if (expression instanceof MethodReferenceExpr reference) {
      return new Expression.MethodReference(
          site, read(reference.getScope()), reference.getIdentifier());
    } else if (expression instanceof TypeExpr type) {
      return typeExpression(site, type);
    } else if (expression instanceof ClassExpr literal) {
      return new Expression.ClassLiteral(site, conversion.types().read(literal.getType()));
    } else if (expression instanceof ThisExpr self) {
      return new Expression.This(site, self.getTypeName().map(name -> name.asString()));
    } else if (expression instanceof SuperExpr) {
      return new Expression.Super(site);
    } else if (expression instanceof ArrayInitializerExpr array) {
      return new Expression.ArrayCreation(site, readAll(array.getValues()));
    } else if (expression instanceof ArrayCreationExpr array) {
      return new Expression.ArrayCreation(
          site,
          array.getInitializer().map(values -> readAll(values.getValues())).orElseGet(List::of));
    } else if (expression instanceof ArrayAccessExpr access) {
      return new Expression.ArrayAccess(site, read(access.getName()), read(access.getIndex()));
    } else if (expression instanceof AnnotationExpr annotation) {
      return annotationValue(site, annotation);
    }
    return new Expression.Unsupported(site);
  }

  /**
   * Reads an annotation in the place of a value ({@code @Property(name = "a", value = "b")}) as the
   * creation of its type with the member assignments as arguments.
   */
  private Expression annotationValue(Site site, AnnotationExpr annotation) {
    var read = conversion.types().annotation(annotation);
    List<Expression> members =
        read.members().entrySet().stream()
            .<Expression>map(
                member ->
                    new Expression.Assignment(
                        member.getValue().site(),
                        new Expression.Name(member.getValue().site(), member.getKey()),
                        "=",
                        member.getValue()))
            .toList();
    return new Expression.Creation(
        site, new TypeName(site, read.name(), List.of(), 0), members, Optional.empty());
  }

  private Expression typeExpression(Site site, TypeExpr type) {
    var name = conversion.types().read(type.getType());
    boolean plainName = name.arguments().isEmpty() && name.arrayDepth() == 0;
    return plainName && !name.name().contains(".")
        ? new Expression.Name(site, name.name())
        : new Expression.TypeExpression(site, name);
  }

  private Expression creation(Site site, ObjectCreationExpr creation) {
    Optional<TypeDeclaration> body =
        creation
            .getAnonymousClassBody()
            .map(members -> conversion.declarations().anonymous(creation, members));
    return new Expression.Creation(
        site, conversion.types().read(creation.getType()), readAll(creation.getArguments()), body);
  }

  private Expression lambda(Site site, LambdaExpr lambda) {
    List<Variable> parameters = lambda.getParameters().stream().map(this::parameter).toList();
    Statement body = conversion.statements().read(lambda.getBody());
    return new Expression.Lambda(site, parameters, body);
  }

  private Variable parameter(Parameter parameter) {
    return conversion.declarations().parameter(parameter);
  }

  private Optional<Variable> binding(PatternExpr pattern) {
    if (!(pattern instanceof TypePatternExpr typed)) {
      return Optional.empty();
    }
    return Optional.of(
        new Variable(
            conversion.site(typed),
            typed.getNameAsString(),
            conversion.types().read(typed.getType()),
            Optional.empty(),
            Set.of(),
            List.of()));
  }

  private static Expression literal(
      Site site, com.github.javaparser.ast.expr.Expression expression) {
    if (expression instanceof TextBlockLiteralExpr block) {
      return literal(site, LiteralKind.STRING, block.translateEscapes());
    } else if (expression instanceof StringLiteralExpr string) {
      return literal(site, LiteralKind.STRING, Escapes.decode(string.getValue()));
    } else if (expression instanceof CharLiteralExpr character) {
      return literal(site, LiteralKind.CHARACTER, Escapes.decode(character.getValue()));
    } else if (expression instanceof IntegerLiteralExpr integer) {
      return number(site, LiteralKind.INT, integer.getValue());
    } else if (expression instanceof LongLiteralExpr number) {
      return number(site, LiteralKind.LONG, number.getValue());
    } else if (expression instanceof DoubleLiteralExpr number) {
      return literal(site, LiteralKind.FLOATING, number.getValue().replace("_", ""));
    } else if (expression instanceof BooleanLiteralExpr bool) {
      return literal(site, LiteralKind.BOOLEAN, Boolean.toString(bool.getValue()));
    } else if (expression instanceof NullLiteralExpr) {
      return literal(site, LiteralKind.NULL, "null");
    }
    return new Expression.Unsupported(site);
  }

  private static Expression number(Site site, LiteralKind kind, String written) {
    return Numbers.decimal(written)
        .map(decimal -> literal(site, kind, decimal))
        .orElseGet(() -> new Expression.Unsupported(site));
  }

  private static Expression literal(Site site, LiteralKind kind, String text) {
    return new Expression.Literal(site, kind, text);
  }
}
