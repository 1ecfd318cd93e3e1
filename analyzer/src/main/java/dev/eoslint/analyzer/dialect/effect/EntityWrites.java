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
import java.util.Optional;
import java.util.Set;

/** Entity managers, templates that save objects, active records, and repositories. */
final class EntityWrites implements LibrarySemantics {

  private static final Set<String> SAVES =
      Set.of("save", "saveAll", "saveAndFlush", "saveAllAndFlush", "insert", "persist");

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
    if (invocation.type().isEmpty() || invocation.receiver().isEmpty()) {
      return Optional.empty();
    } else if (catalogue.isMarked("entities", invocation.type().get().name())) {
      return onManager(EffectKind.ENTITY, invocation);
    } else if (catalogue.isMarked("documents", invocation.type().get().name())) {
      return onManager(EffectKind.DOCUMENT, invocation);
    } else if (isActiveRecord(invocation.type().get())) {
      return onActiveRecord(invocation.receiver().get(), invocation);
    }
    return RepositoryType.of(invocation.type().get(), catalogue)
        .flatMap(repository -> onRepository(repository, invocation));
  }

  @Override
  public boolean provides(TypeSymbol type) {
    return type.declaration().kind() == TypeDeclaration.Kind.INTERFACE
        && RepositoryType.of(JavaType.of(type), catalogue).isPresent();
  }

  private boolean isActiveRecord(JavaType type) {
    return type.symbol()
        .map(
            symbol ->
                symbol.lineage().stream()
                    .flatMap(owner -> owner.superTypeNames().stream())
                    .anyMatch(name -> catalogue.isMarked("active-record", name)))
        .orElse(false);
  }

  private Optional<AbstractValue> onActiveRecord(AbstractValue entity, Invocation invocation) {
    return switch (invocation.method()) {
      case "persist", "persistAndFlush" -> {
        save(EffectKind.ENTITY, entity, true, invocation);
        yield Optional.of(AbstractValue.opaque());
      }
      case "delete" -> {
        entityHappens(EffectKind.ENTITY, Judgement.repeats(), invocation);
        yield Optional.of(AbstractValue.opaque());
      }
      default -> Optional.empty();
    };
  }

  private void save(
      EffectKind kind, AbstractValue entity, boolean alwaysInserts, Invocation invocation) {
    WrittenEntity written = WrittenEntity.of(entity, Optional.empty(), catalogue, invocation);
    entityHappens(kind, written.judgement(alwaysInserts), invocation);
    noteIfMemory(written, kind.domain(), invocation);
  }

  private Optional<AbstractValue> onManager(EffectKind kind, Invocation invocation) {
    AbstractValue entity = invocation.argument(0).orElseGet(AbstractValue::opaque);
    switch (invocation.method()) {
      case "persist" -> {
        save(kind, entity, true, invocation);
        return Optional.of(AbstractValue.opaque());
      }
      case "merge", "save", "saveOrUpdate", "insert" -> {
        save(kind, entity, false, invocation);
        return Optional.of(entity);
      }
      case "remove", "delete", "upsert" -> {
        if (invocation.arguments().size() > 1) {
          return Optional.empty();
        }
        entityHappens(kind, Judgement.repeats(), invocation);
        return Optional.of(AbstractValue.opaque());
      }
      case "find" -> {
        String type = entity.text().orElse("");
        boolean memory = IdempotencyNames.isMemory(simpleName(type));
        return Optional.of(
            HandledMemory.asked(
                AbstractValue.derivedFrom(AbstractValue.union(invocation.arguments())),
                EffectReporter.callOf(invocation) + " asks",
                memory,
                Optional.of(kind.domain()),
                invocation));
      }
      default -> {
        return Optional.empty();
      }
    }
  }

  private Optional<AbstractValue> onRepository(RepositoryType repository, Invocation invocation) {
    String method = invocation.method();
    Optional<AbstractValue> declared = queries.call(repository, invocation);
    if (declared.isPresent()) {
      return declared;
    } else if (SAVES.contains(method) && !invocation.arguments().isEmpty()) {
      return Optional.of(save(repository, invocation));
    } else if (startsWith(method, "delete", "remove")) {
      entityHappens(repository, Judgement.repeats(), invocation);
      return Optional.of(invocation.derivedResult());
    } else if (startsWith(
        method, "find", "get", "read", "query", "search", "stream", "count", "exists")) {
      return Optional.of(queries.ask(repository, invocation));
    }
    return Optional.empty();
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
    entityHappens(repository, written.judgement(false), invocation);
    noteIfMemory(written, repository.kind().domain(), invocation);
    return saved;
  }

  private void entityHappens(EffectKind kind, Judgement judgement, Invocation invocation) {
    reporter.happens(kind, EffectReporter.callOf(invocation), judgement, invocation);
  }

  private void entityHappens(
      RepositoryType repository, Judgement judgement, Invocation invocation) {
    reporter.happens(
        repository.kind(), repository.name() + "." + invocation.method(), judgement, invocation);
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
