package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.dialect.effect.mapper.MapperFiles;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.model.FailureDomain;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Mappers of MyBatis and objects of Jdbi whose statements stand in annotations, and mappers of
 * MyBatis whose statements stand in XML.
 */
final class MapperStatements implements LibrarySemantics {

  private static final String MAPPER = "org.apache.ibatis.annotations.Mapper";

  private final Catalogue catalogue;
  private final StatementExecutions executions;
  private final MapperFiles files;

  MapperStatements(Catalogue catalogue, StatementExecutions executions, MapperFiles files) {
    this.catalogue = catalogue;
    this.executions = executions;
    this.files = files;
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    Optional<TypeSymbol> mapper = invocation.type().flatMap(JavaType::symbol);
    if (mapper.isEmpty() || invocation.receiver().isEmpty()) {
      return Optional.empty();
    }
    List<MethodSymbol> methods =
        mapper.get().methods(invocation.method(), invocation.arguments().size());
    if (methods.size() != 1) {
      return Optional.empty();
    }
    MethodSymbol method = methods.get(0);
    return annotated(method, invocation)
        .or(() -> mapped(mapper.get(), method))
        .map(
            draft ->
                executions.execute(
                    draft,
                    mapper.get().displayName() + "." + invocation.method(),
                    typed(method, invocation),
                    invocation))
        .or(() -> outOfView(mapper.get(), method, invocation));
  }

  /** Of a statement that is not in view only the name of its method tells that it asks. */
  private Optional<AbstractValue> outOfView(
      TypeSymbol mapper, MethodSymbol method, Invocation invocation) {
    boolean asks =
        mapper.declaration().annotations().stream()
                .flatMap(annotation -> mapper.resolveName(annotation.name()).stream())
                .anyMatch(annotation -> annotation.is(MAPPER))
            && OperationName.of(invocation.method()).asks();
    return asks
        ? Optional.of(
            HandledMemory.asked(
                typed(method, invocation),
                mapper.displayName() + "." + invocation.method() + " asks",
                IdempotencyNames.isMemory(mapper.displayName() + "_" + invocation.method()),
                Optional.of(FailureDomain.RELATIONAL_DATABASE),
                invocation))
        : Optional.empty();
  }

  private static AbstractValue typed(MethodSymbol method, Invocation invocation) {
    return invocation
        .engine()
        .materialise(
            invocation.derivedResult(),
            method.owner().resolve(method.declaration().returnType()),
            invocation.state(),
            invocation.frame());
  }

  private Optional<Draft> annotated(MethodSymbol method, Invocation invocation) {
    return method.declaration().annotations().stream()
        .flatMap(annotation -> statement(annotation, method, invocation).stream())
        .findFirst()
        .map(
            text -> {
              Draft draft = Draft.empty();
              draft.sql(text);
              if (generatesKey(method)) {
                draft.markGeneratedKey();
              }
              return draft;
            });
  }

  /**
   * A statement belongs to the interface that is called, or to the one that declares the method.
   */
  private Optional<Draft> mapped(TypeSymbol mapper, MethodSymbol method) {
    if (mapper.declaration().kind() != TypeDeclaration.Kind.INTERFACE) {
      return Optional.empty();
    }
    String name = method.declaration().name();
    return files
        .statement(mapper.qualifiedName(), name)
        .or(() -> files.statement(method.owner().qualifiedName(), name))
        .map(StatementExecutions::draftOf);
  }

  private boolean isMarked(String mark, Annotation annotation, MethodSymbol method) {
    return method
        .owner()
        .resolveName(annotation.name())
        .filter(type -> catalogue.isMarked(mark, type.name()))
        .isPresent();
  }

  private Optional<AbstractValue> statement(
      Annotation annotation, MethodSymbol method, Invocation invocation) {
    if (isMarked("sql-provider", annotation, method)) {
      return ProvidedStatement.of(annotation, method, invocation);
    }
    return isMarked("sql", annotation, method)
        ? Optional.of(
            annotation
                .member("value")
                .map(text -> text(text, method, invocation))
                .orElseGet(AbstractValue::opaque))
        : Optional.empty();
  }

  /** Several texts are the lines of one statement; a script is more than a statement. */
  private static AbstractValue text(
      Expression written, MethodSymbol method, Invocation invocation) {
    List<Expression> lines =
        written instanceof Expression.ArrayCreation array ? array.elements() : List.of(written);
    List<AbstractValue> parts = new ArrayList<>();
    for (Expression line : lines) {
      if (!parts.isEmpty()) {
        parts.add(AbstractValue.of(Value.known(" ")));
      }
      parts.add(
          invocation
              .engine()
              .evaluate(line, method.owner(), invocation.state(), invocation.frame()));
    }
    return StatementExecutions.withoutScript(Scalars.concatenation(parts));
  }

  private static boolean generatesKey(MethodSymbol method) {
    return method.declaration().annotations().stream()
        .anyMatch(
            annotation ->
                annotation.simpleName().equals("SelectKey")
                    || (annotation.simpleName().equals("Options")
                        && annotation
                            .member("useGeneratedKeys")
                            .filter(MapperStatements::isTrue)
                            .isPresent()));
  }

  private static boolean isTrue(Expression value) {
    return value instanceof Expression.Literal literal && literal.text().equals("true");
  }
}
