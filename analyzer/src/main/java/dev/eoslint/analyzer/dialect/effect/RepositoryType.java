package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import java.util.List;
import java.util.Optional;

/**
 * A Spring Data repository for a relational database.
 *
 * @param name its simple name
 * @param symbol its declaration, if it is an interface of the project
 * @param entity the entity that it stores, if it is known
 */
record RepositoryType(String name, Optional<TypeSymbol> symbol, Optional<JavaType> entity) {

  /** The longest chain of base interfaces that is followed. */
  private static final int DEEPEST = 6;

  /** Returns {@code type} as a repository, if it is one. */
  static Optional<RepositoryType> of(JavaType type, Catalogue catalogue) {
    return base(type, catalogue, DEEPEST)
        .map(
            base ->
                new RepositoryType(
                    type.simpleName(), type.symbol(), base.arguments().stream().findFirst()));
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
