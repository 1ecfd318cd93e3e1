package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.List;
import java.util.Optional;

/**
 * How an entity class is mapped, as far as repetition is concerned.
 *
 * @param identifier where its identifier comes from
 * @param identifierField the field that holds it
 * @param hasUniqueColumn whether another column is declared unique
 */
record EntityMapping(
    Identifier identifier, Optional<String> identifierField, boolean hasUniqueColumn) {

  /** Where an identifier comes from. */
  enum Identifier {
    /** The database or the mapper makes a new one for each new entity. */
    GENERATED,
    /** The application sets it. */
    ASSIGNED,
    /** The application sets it, or else the database or the driver makes one. */
    GIVEN_IF_MISSING,
    /** The sources do not say. */
    UNKNOWN
  }

  static EntityMapping unknown() {
    return new EntityMapping(Identifier.UNKNOWN, Optional.empty(), false);
  }

  /** Reads the mapping annotations of {@code entity} and its super classes. */
  static EntityMapping of(TypeSymbol entity, Catalogue catalogue) {
    boolean inherited =
        entity.superTypeNames().stream()
            .anyMatch(name -> catalogue.isMarked("generated-by-super-class", name));
    Identifier identifier = inherited ? Identifier.GENERATED : Identifier.UNKNOWN;
    Optional<String> field = Optional.empty();
    boolean unique = false;
    for (TypeSymbol owner : entity.lineage()) {
      unique |=
          owner.declaration().annotation("Table").filter(EntityMapping::namesUnique).isPresent();
      for (Variable variable : owner.declaration().fields()) {
        if (isMarked("identifier", variable.annotations(), owner, catalogue)) {
          identifier = kind(variable.annotations(), owner, catalogue);
          field = Optional.of(variable.name());
        } else {
          unique |= isUnique(variable.annotations());
        }
      }
      for (Method method : owner.declaration().methods()) {
        if (isMarked("identifier", method.annotations(), owner, catalogue)) {
          identifier = kind(method.annotations(), owner, catalogue);
        }
      }
    }
    return new EntityMapping(identifier, field, unique);
  }

  private static Identifier kind(
      List<Annotation> annotations, TypeSymbol owner, Catalogue catalogue) {
    if (isMarked("generated", annotations, owner, catalogue)) {
      return Identifier.GENERATED;
    }
    return isMarked("given-if-missing", annotations, owner, catalogue)
        ? Identifier.GIVEN_IF_MISSING
        : Identifier.ASSIGNED;
  }

  private static boolean isMarked(
      String mark, List<Annotation> annotations, TypeSymbol owner, Catalogue catalogue) {
    return annotations.stream()
        .flatMap(annotation -> owner.resolveName(annotation.name()).stream())
        .map(JavaType::name)
        .anyMatch(name -> catalogue.isMarked(mark, name));
  }

  private static boolean isUnique(List<Annotation> annotations) {
    return annotations.stream()
        .anyMatch(
            annotation ->
                annotation.simpleName().equals("NaturalId")
                    || annotation.member("unique").filter(EntityMapping::isTrue).isPresent());
  }

  private static boolean isTrue(Expression value) {
    return value instanceof Expression.Literal literal && literal.text().equals("true");
  }

  private static boolean namesUnique(Annotation table) {
    return table.member("uniqueConstraints").isPresent() || table.member("indexes").isPresent();
  }
}
