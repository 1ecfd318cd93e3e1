package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Sequences;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.FailureDomain;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Entity managers, templates that save objects, active records, and repositories. */
final class EntityWrites implements LibrarySemantics {

  private static final Set<String> SAVES =
      Set.of("save", "saveAll", "saveAndFlush", "saveAllAndFlush", "insert", "persist");

  private static final String[] ASKING = {
    "find", "get", "read", "query", "search", "select", "stream", "list", "count", "exists"
  };

  private static final String MONO = "reactor.core.publisher.Mono";
  private static final String UNI = "io.smallrye.mutiny.Uni";

  private final Catalogue catalogue;
  private final EffectReporter reporter;
  private final SpringDataQueries queries;

  EntityWrites(Catalogue catalogue, EffectReporter reporter) {
    this.catalogue = catalogue;
    this.reporter = reporter;
    this.queries = new SpringDataQueries(reporter);
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    Optional<JavaType> type = invocation.type();
    if (type.isEmpty()) {
      return Optional.empty();
    }
    Optional<String> activeRecord = activeRecord(type.get());
    if (activeRecord.isPresent()) {
      return onActiveRecord(activeRecord.get(), type.get(), invocation);
    } else if (invocation.receiver().isEmpty()) {
      return Optional.empty();
    } else if (catalogue.isMarked("entities", type.get().name())) {
      return onManager(new Store(EffectKind.ENTITY, waits(type.get().name())), invocation);
    } else if (catalogue.isMarked("documents", type.get().name())) {
      return onManager(new Store(EffectKind.DOCUMENT, waits(type.get().name())), invocation);
    }
    return RepositoryType.of(type.get(), catalogue)
        .flatMap(repository -> onRepository(repository, invocation));
  }

  @Override
  public boolean provides(TypeSymbol type) {
    return type.declaration().kind() == TypeDeclaration.Kind.INTERFACE
        && RepositoryType.of(JavaType.of(type), catalogue).isPresent();
  }

  /**
   * Where a call writes to.
   *
   * @param kind the kind of its effects
   * @param waits the library type whose calls happen when somebody asks for the result, if they do
   */
  private record Store(EffectKind kind, Optional<String> waits) {}

  private Optional<String> waits(String libraryType) {
    return Optional.of(libraryType).filter(name -> catalogue.isMarked("waits", name));
  }

  private Optional<String> activeRecord(JavaType type) {
    return type.symbol().stream()
        .flatMap(symbol -> symbol.superTypeNames().stream())
        .filter(name -> catalogue.isMarked("active-record", name))
        .findFirst();
  }

  private Optional<AbstractValue> onActiveRecord(
      String superClass, JavaType type, Invocation invocation) {
    Store store = new Store(EffectKind.ENTITY, waits(superClass));
    Optional<AbstractValue> entity = invocation.receiver();
    return switch (invocation.method()) {
      case "persist", "persistAndFlush" ->
          entity.map(written -> save(store, written, true, AbstractValue.opaque(), invocation));
      case "delete", "deleteById", "deleteAll" ->
          Optional.of(happens(store, Judgement.repeats(), AbstractValue.opaque(), invocation));
      case "update" -> update(store, type.simpleName(), invocation);
      default ->
          startsWith(invocation.method(), ASKING)
              ? Optional.of(asked(store, type.simpleName(), invocation))
              : Optional.empty();
    };
  }

  /** Panache takes the part of an update behind {@code SET}, or all of it. */
  private Optional<AbstractValue> update(Store store, String entity, Invocation invocation) {
    return invocation
        .argument(0)
        .flatMap(AbstractValue::text)
        .map(
            text -> {
              Draft draft = Draft.empty();
              draft.sql(CallObjects.constant(statement(text.strip(), entity)));
              Judgement judgement =
                  SqlJudgement.of(draft, invocation.state()).judgement(invocation);
              return happens(store, judgement, invocation.derivedResult(), invocation);
            });
  }

  private static String statement(String text, String entity) {
    String start = text.toLowerCase(Locale.ROOT);
    if (start.startsWith("update ")) {
      return text;
    }
    return "UPDATE " + entity + (start.startsWith("set ") ? " " : " SET ") + text;
  }

  private AbstractValue save(
      Store store,
      AbstractValue entity,
      boolean alwaysInserts,
      AbstractValue result,
      Invocation invocation) {
    WrittenEntity written = WrittenEntity.of(entity, Optional.empty(), catalogue, invocation);
    AbstractValue returned = happens(store, written.judgement(alwaysInserts), result, invocation);
    noteIfMemory(written, store.kind().domain(), invocation);
    return returned;
  }

  private Optional<AbstractValue> onManager(Store store, Invocation invocation) {
    AbstractValue entity = invocation.argument(0).orElseGet(AbstractValue::opaque);
    return switch (invocation.method()) {
      case "persist" -> Optional.of(save(store, entity, true, AbstractValue.opaque(), invocation));
      case "merge", "save", "saveOrUpdate", "insert" ->
          Optional.of(save(store, entity, false, entity, invocation));
      case "remove", "delete", "upsert" ->
          invocation.arguments().size() > 1
              ? Optional.empty()
              : Optional.of(
                  happens(store, Judgement.repeats(), AbstractValue.opaque(), invocation));
      case "find", "get" ->
          Optional.of(asked(store, simpleName(entity.text().orElse("")), invocation));
      default -> Optional.empty();
    };
  }

  private static AbstractValue asked(Store store, String entity, Invocation invocation) {
    return HandledMemory.asked(
        invocation.derivedResult(),
        EffectReporter.callOf(invocation) + " asks",
        IdempotencyNames.isMemory(entity),
        Optional.of(store.kind().domain()),
        invocation);
  }

  private Optional<AbstractValue> onRepository(RepositoryType repository, Invocation invocation) {
    String method = invocation.method();
    Optional<AbstractValue> declared = queries.call(repository, invocation);
    if (declared.isPresent()) {
      return declared;
    } else if (SAVES.contains(method) && !invocation.arguments().isEmpty()) {
      return Optional.of(save(repository, invocation));
    } else if (startsWith(method, "delete", "remove")) {
      return Optional.of(
          happens(repository, Judgement.repeats(), invocation.derivedResult(), invocation));
    } else if (startsWith(method, ASKING)) {
      return Optional.of(queries.ask(repository, invocation));
    }
    boolean panache = repository.base().name().contains(".panache.");
    return panache && method.equals("update")
        ? update(
            new Store(repository.kind(), waits(repository.base().name())),
            repository.entity().map(JavaType::simpleName).orElse("entity"),
            invocation)
        : Optional.empty();
  }

  private static boolean startsWith(String method, String... words) {
    for (String word : words) {
      if (method.startsWith(word)) {
        return true;
      }
    }
    return false;
  }

  private AbstractValue save(RepositoryType repository, Invocation invocation) {
    AbstractValue saved = invocation.arguments().get(0);
    boolean several = invocation.method().startsWith("saveAll");
    AbstractValue entity = several ? Sequences.element(saved, invocation.state()) : saved;
    WrittenEntity written =
        WrittenEntity.of(entity, Optional.of(repository), catalogue, invocation);
    AbstractValue returned = happens(repository, written.judgement(false), saved, invocation);
    noteIfMemory(written, repository.kind().domain(), invocation);
    return returned;
  }

  private AbstractValue happens(
      Store store, Judgement judgement, AbstractValue result, Invocation invocation) {
    return happens(store, EffectReporter.callOf(invocation), judgement, result, invocation);
  }

  private AbstractValue happens(
      RepositoryType repository, Judgement judgement, AbstractValue result, Invocation invocation) {
    return happens(
        new Store(repository.kind(), waits(repository.base().name())),
        repository.name() + "." + invocation.method(),
        judgement,
        result,
        invocation);
  }

  private AbstractValue happens(
      Store store, String call, Judgement judgement, AbstractValue result, Invocation invocation) {
    if (store.waits().isEmpty()) {
      reporter.happens(store.kind(), call, judgement, invocation);
      return result;
    }
    Draft draft = Draft.empty();
    draft.call(call);
    draft.defer(store.kind(), judgement);
    boolean mutiny =
        store.waits().get().startsWith("io.quarkus.") || store.waits().get().contains(".mutiny.");
    return new CallObjects(invocation).created(mutiny ? UNI : MONO, draft);
  }

  private static void noteIfMemory(
      WrittenEntity written, FailureDomain domain, Invocation invocation) {
    if (written.isMemory()) {
      HandledMemory.noted("notes the record as handled", domain, invocation);
    }
  }

  private static String simpleName(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
