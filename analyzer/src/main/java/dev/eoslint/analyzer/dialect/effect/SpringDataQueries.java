package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.EffectKind;
import java.util.List;
import java.util.Optional;

/** Queries that Spring Data repositories declare by name or by annotation. */
final class SpringDataQueries {

  private final EffectReporter reporter;

  SpringDataQueries(EffectReporter reporter) {
    this.reporter = reporter;
  }

  /** Returns the result of a method with {@code @Query}, if it is one. */
  Optional<AbstractValue> call(RepositoryType repository, Invocation invocation) {
    Optional<MethodSymbol> method = declared(repository, invocation);
    Optional<Annotation> query = method.flatMap(symbol -> annotation(symbol, "Query"));
    if (query.isEmpty()) {
      return Optional.empty();
    } else if (annotation(method.get(), "Modifying").isEmpty()) {
      return Optional.of(ask(repository, invocation));
    }
    Draft draft = Draft.empty();
    query
        .get()
        .member("value")
        .ifPresent(text -> draft.sql(evaluated(text, method.get(), invocation)));
    if (draft.sql().isEmpty()) {
      draft.sql(AbstractValue.opaque());
    }
    SqlJudgement sql = SqlJudgement.of(draft, invocation.state());
    reporter.happens(
        repository.kind() == EffectKind.DOCUMENT ? EffectKind.NOSQL : EffectKind.SQL,
        repository.name() + "." + invocation.method(),
        sql.judgement(invocation),
        invocation);
    if (sql.notes(invocation)) {
      HandledMemory.noted(
          "notes the record in '%s'".formatted(sql.table()),
          repository.kind().domain(),
          invocation);
    }
    AbstractValue result = invocation.derivedResult();
    return Optional.of(
        sql.notes(invocation) || sql.countsOnlyOnce()
            ? HandledMemory.asked(
                result,
                repository.name() + "." + invocation.method(),
                true,
                repository.domain(),
                invocation)
            : typed(result, method, invocation));
  }

  /** Returns the result of a method that reads. */
  AbstractValue ask(RepositoryType repository, Invocation invocation) {
    boolean memory =
        IdempotencyNames.isMemory(repository.name())
            || IdempotencyNames.isMemory(invocation.method())
            || repository
                .entity()
                .filter(entity -> IdempotencyNames.isMemory(entity.simpleName()))
                .isPresent();
    AbstractValue result = invocation.derivedResult();
    Optional<MethodSymbol> method = declared(repository, invocation);
    AbstractValue typed =
        method.isPresent()
            ? typed(result, method, invocation)
            : ofLibraryMethod(result, repository, invocation);
    return HandledMemory.asked(
        typed,
        "'%s.%s' asks".formatted(repository.name(), invocation.method()),
        memory,
        repository.domain(),
        invocation);
  }

  private static Optional<MethodSymbol> declared(RepositoryType repository, Invocation invocation) {
    return repository
        .symbol()
        .flatMap(
            symbol ->
                symbol.methods(invocation.method(), invocation.arguments().size()).stream()
                    .findFirst());
  }

  private static Optional<Annotation> annotation(MethodSymbol method, String simpleName) {
    return method.declaration().annotations().stream()
        .filter(annotation -> annotation.simpleName().equals(simpleName))
        .findFirst();
  }

  private static AbstractValue evaluated(
      Expression text, MethodSymbol method, Invocation invocation) {
    return invocation
        .engine()
        .evaluate(text, method.owner(), invocation.state(), invocation.frame());
  }

  private static AbstractValue typed(
      AbstractValue result, Optional<MethodSymbol> method, Invocation invocation) {
    return method
        .map(
            symbol ->
                invocation
                    .engine()
                    .materialise(
                        result,
                        symbol.owner().resolve(symbol.declaration().returnType()),
                        invocation.state(),
                        invocation.frame()))
        .orElse(result);
  }

  private static AbstractValue ofLibraryMethod(
      AbstractValue result, RepositoryType repository, Invocation invocation) {
    Optional<JavaType> entity = repository.entity();
    if (entity.isEmpty()) {
      return result;
    }
    Optional<JavaType> type =
        switch (invocation.method()) {
          case "findById", "findOne" -> Optional.of(generic("java.util.Optional", entity.get()));
          case "findAll", "findAllById" -> Optional.of(generic("java.util.List", entity.get()));
          case "getById", "getOne", "getReferenceById" -> entity;
          default -> Optional.empty();
        };
    return type.<AbstractValue>map(
            known -> new AbstractValue.Opaque(Optional.of(known), result.sources()))
        .orElse(result);
  }

  private static JavaType generic(String name, JavaType argument) {
    return new JavaType(name, List.of(argument), 0, Optional.empty());
  }
}
