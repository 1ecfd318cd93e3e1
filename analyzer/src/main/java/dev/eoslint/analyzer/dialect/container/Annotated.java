package dev.eoslint.analyzer.dialect.container;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds annotations by the qualified names of their types. */
public final class Annotated {

  private Annotated() {}

  /**
   * Returns the first of {@code annotations} whose type is one of {@code types}.
   *
   * @param in the type that they are written in or on
   */
  public static Optional<Annotation> find(
      List<Annotation> annotations, Set<String> types, TypeSymbol in) {
    return annotations.stream()
        .filter(annotation -> types.contains(typeOf(annotation, in)))
        .findFirst();
  }

  private static String typeOf(Annotation annotation, TypeSymbol in) {
    return in.resolveName(annotation.name()).map(JavaType::name).orElse(annotation.name());
  }
}
