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
import dev.eoslint.analyzer.model.EffectKind;
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

  private final Catalogue catalogue;
  private final EffectReporter reporter;
  private final MapperFiles files;

  MapperStatements(Catalogue catalogue, EffectReporter reporter, MapperFiles files) {
    this.catalogue = catalogue;
    this.reporter = reporter;
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
        .map(draft -> execute(draft, mapper.get(), method, invocation));
  }

  private Optional<Draft> annotated(MethodSymbol method, Invocation invocation) {
    return method.declaration().annotations().stream()
        .filter(annotation -> isStatement(annotation, method))
        .findFirst()
        .map(
            annotation -> {
              Draft draft = Draft.empty();
              draft.sql(
                  annotation
                      .member("value")
                      .map(text -> text(text, method, invocation))
                      .orElseGet(AbstractValue::opaque));
              if (generatesKey(method)) {
                draft.markGeneratedKey();
              }
              return draft;
            });
  }

  /** A statement belongs to the interface that is called, or to the one that declares the method. */
  private Optional<Draft> mapped(TypeSymbol mapper, MethodSymbol method) {
    if (mapper.declaration().kind() != TypeDeclaration.Kind.INTERFACE) {
      return Optional.empty();
    }
    String name = method.declaration().name();
    return files
        .statement(mapper.qualifiedName(), name)
        .or(() -> files.statement(method.owner().qualifiedName(), name))
        .map(
            statement -> {
              Draft draft = Draft.empty();
              draft.sql(
                  AbstractValue.of(
                      Value.oneOf(statement.texts().stream().map(Value::known).toList())));
              if (statement.generatesKey()) {
                draft.markGeneratedKey();
              }
              return draft;
            });
  }

  private boolean isStatement(Annotation annotation, MethodSymbol method) {
    return method
        .owner()
        .resolveName(annotation.name())
        .filter(type -> catalogue.isMarked("sql", type.name()))
        .isPresent();
  }

  private AbstractValue execute(
      Draft draft, TypeSymbol mapper, MethodSymbol method, Invocation invocation) {
    String call = mapper.displayName() + "." + invocation.method();
    SqlJudgement sql = SqlJudgement.of(draft, invocation.state());
    reporter.happens(EffectKind.SQL, call, sql.judgement(invocation), invocation);
    if (sql.notes(invocation)) {
      HandledMemory.noted(
          "notes the record in '%s'".formatted(sql.table()),
          FailureDomain.RELATIONAL_DATABASE,
          invocation);
    }
    AbstractValue result =
        invocation
            .engine()
            .materialise(
                invocation.derivedResult(),
                method.owner().resolve(method.declaration().returnType()),
                invocation.state(),
                invocation.frame());
    boolean certain = sql.isMemory() || sql.notes(invocation) || sql.countsOnlyOnce();
    return sql.reads() || certain
        ? HandledMemory.asked(
            result,
            call + " asks",
            certain,
            Optional.of(FailureDomain.RELATIONAL_DATABASE),
            invocation)
        : result;
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
    AbstractValue all = Scalars.concatenation(parts);
    return all.text()
            .filter(text -> text.contains("<"))
            .filter(text -> text.contains("</"))
            .isPresent()
        ? AbstractValue.opaque()
        : all;
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
