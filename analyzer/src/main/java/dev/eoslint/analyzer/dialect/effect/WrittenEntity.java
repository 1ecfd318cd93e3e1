package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** An entity that a call writes. */
final class WrittenEntity {

  private final AbstractValue entity;
  private final Optional<TypeSymbol> type;
  private final EntityMapping mapping;
  private final Optional<RepositoryType> repository;
  private final Invocation invocation;

  private WrittenEntity(
      AbstractValue entity,
      Optional<TypeSymbol> type,
      EntityMapping mapping,
      Optional<RepositoryType> repository,
      Invocation invocation) {
    this.entity = entity;
    this.type = type;
    this.mapping = mapping;
    this.repository = repository;
    this.invocation = invocation;
  }

  /**
   * Returns the entity that {@code invocation} writes.
   *
   * @param repository the repository that writes it, if one does
   */
  static WrittenEntity of(
      AbstractValue entity,
      Optional<RepositoryType> repository,
      Catalogue catalogue,
      Invocation invocation) {
    Optional<TypeSymbol> type = type(entity, repository, invocation.state());
    EntityMapping mapping =
        type.map(symbol -> EntityMapping.of(symbol, catalogue)).orElseGet(EntityMapping::unknown);
    return new WrittenEntity(entity, type, mapping, repository, invocation);
  }

  private static Optional<TypeSymbol> type(
      AbstractValue entity, Optional<RepositoryType> repository, State state) {
    List<Instance> instances = state.objects(entity, Instance.class);
    if (!instances.isEmpty()) {
      return Optional.of(instances.get(0).type());
    } else if (entity instanceof AbstractValue.Opaque opaque
        && opaque.type().flatMap(JavaType::symbol).isPresent()) {
      return opaque.type().flatMap(JavaType::symbol);
    }
    return repository.flatMap(RepositoryType::entity).flatMap(JavaType::symbol);
  }

  /** Returns whether it seems to hold what was handled. */
  boolean isMemory() {
    return Stream.concat(
            type.map(TypeSymbol::displayName).stream(),
            repository.map(RepositoryType::name).stream())
        .anyMatch(IdempotencyNames::isMemory);
  }

  /**
   * Judges the writing of it.
   *
   * @param alwaysInserts whether it is inserted even when it may be there already
   */
  Judgement judgement(boolean alwaysInserts) {
    if (isMemory()) {
      return Judgement.undecided();
    }
    return switch (mapping.identifier()) {
      case UNKNOWN -> Judgement.undecided();
      case GENERATED ->
          alwaysInserts || isNew()
              ? adds("inserts a second row because '%s' has a generated id")
              : Judgement.undecided();
      case GIVEN_IF_MISSING ->
          isNew()
              ? adds("inserts a second object because '%s' gets a new id")
              : underAssignedIdentifier();
      case ASSIGNED -> underAssignedIdentifier();
    };
  }

  private Judgement adds(String what) {
    return Judgement.adds("a second execution " + what.formatted(displayName()))
        .with(
            mapping.hasUniqueColumn()
                ? List.of(
                    new IdempotencyEvidence(
                        invocation.site(), "another column of the entity is unique", true))
                : List.of());
  }

  private Judgement underAssignedIdentifier() {
    return randomIdentifier()
        .map(
            random ->
                Judgement.adds(
                    "a second execution inserts a second row because the id of '%s' is '%s'"
                        .formatted(displayName(), random)))
        .orElseGet(Judgement::repeats);
  }

  private String displayName() {
    return type.map(TypeSymbol::displayName).orElse("");
  }

  private Optional<String> randomIdentifier() {
    return mapping
        .identifierField()
        .flatMap(
            field ->
                invocation.state().objects(entity, Instance.class).stream()
                    .flatMap(instance -> Optional.ofNullable(instance.fields().get(field)).stream())
                    .findFirst())
        .flatMap(Randomness::of);
  }

  /** An entity is new when the code was seen to create it and not to set its identifier. */
  private boolean isNew() {
    List<Instance> instances = invocation.state().objects(entity, Instance.class);
    Set<Integer> references = new HashSet<>(entity.references());
    boolean onlyInstances =
        !instances.isEmpty()
            && instances.size() == references.size()
            && !(entity instanceof AbstractValue.Choice choice
                && choice.alternatives().size() != references.size());
    return onlyInstances && instances.stream().allMatch(this::isNew);
  }

  private boolean isNew(Instance instance) {
    return instance.creation().isPresent()
        && mapping
            .identifierField()
            .map(field -> instance.fields().get(field))
            .map(AbstractValue.Null.class::isInstance)
            .orElse(true);
  }
}
