package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.FailureDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A repository that a library implements.
 *
 * @param name its simple name
 * @param symbol its declaration, if it is an interface of the project
 * @param entity the entity that it stores, if it is known
 * @param store where it stores it, if that is known
 * @param base the library type that it is or extends
 */
record RepositoryType(
    String name,
    Optional<TypeSymbol> symbol,
    Optional<JavaType> entity,
    Optional<EffectKind> store,
    JavaType base) {

  /** The longest chain of base interfaces that is followed. */
  private static final int DEEPEST = 6;

  /** Returns {@code type} as a repository, if it is one. */
  static Optional<RepositoryType> of(JavaType type, Catalogue catalogue) {
    return base(type, catalogue, DEEPEST)
        .map(
            base -> {
              Optional<JavaType> entity = base.arguments().stream().findFirst();
              return new RepositoryType(
                  type.simpleName(), type.symbol(), entity, store(base, entity, catalogue), base);
            });
  }

  /** Returns what kind of effect its writes are; a database where nothing says more. */
  EffectKind kind() {
    return store.orElse(EffectKind.ENTITY);
  }

  /** Returns the system that it stores entities in, if that is known. */
  Optional<FailureDomain> domain() {
    return store.map(EffectKind::domain);
  }

  private static Optional<EffectKind> store(
      JavaType base, Optional<JavaType> entity, Catalogue catalogue) {
    List<String> names = new ArrayList<>();
    names.add(base.name());
    entity
        .flatMap(JavaType::symbol)
        .ifPresent(
            symbol ->
                symbol.declaration().annotations().stream()
                    .flatMap(annotation -> symbol.resolveName(annotation.name()).stream())
                    .forEach(annotation -> names.add(annotation.name())));
    if (names.stream().anyMatch(name -> catalogue.isMarked("relational", name))) {
      return Optional.of(EffectKind.ENTITY);
    } else if (names.stream().anyMatch(name -> catalogue.isMarked("nosql-entity", name))) {
      return Optional.of(EffectKind.DOCUMENT);
    }
    return Optional.empty();
  }

  /** Returns the library type that {@code type} is or extends, with its arguments filled in. */
  private static Optional<JavaType> base(JavaType type, Catalogue catalogue, int depth) {
    if (catalogue.isMarked("repository", type.name())) {
      return Optional.of(type);
    } else if (type.symbol().isEmpty() || depth == 0) {
      return Optional.empty();
    }
    TypeSymbol symbol = type.symbol().get();
    for (JavaType parent : symbol.superTypes()) {
      Optional<JavaType> base = base(filledIn(parent, symbol, type), catalogue, depth - 1);
      if (base.isPresent()) {
        return base;
      }
    }
    return Optional.empty();
  }

  /** Replaces the type parameters of {@code owner} in {@code parent} by those of {@code type}. */
  private static JavaType filledIn(JavaType parent, TypeSymbol owner, JavaType type) {
    List<JavaType> arguments =
        parent.arguments().stream()
            .map(
                argument -> {
                  int place = owner.declaration().typeParameters().indexOf(argument.name());
                  return place >= 0 && place < type.arguments().size()
                      ? type.arguments().get(place)
                      : argument;
                })
            .toList();
    return new JavaType(parent.name(), arguments, parent.arrayDepth(), parent.symbol());
  }
}
