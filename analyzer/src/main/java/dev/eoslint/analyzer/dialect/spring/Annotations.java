package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import java.util.List;
import java.util.Optional;

/** Finds annotations by what their names mean. */
final class Annotations {

  private Annotations() {}

  /** Returns the annotation of the type {@code qualifiedName} among {@code annotations}. */
  static Optional<Annotation> find(
      List<Annotation> annotations, String qualifiedName, TypeSymbol in) {
    return annotations.stream()
        .filter(annotation -> means(annotation, in).equals(qualifiedName))
        .findFirst();
  }

  /** Returns the qualified name of the type of {@code annotation}. */
  static String means(Annotation annotation, TypeSymbol in) {
    return in.resolveName(annotation.name()).map(JavaType::name).orElse(annotation.name());
  }

  /** Returns the elements of a member that can be written with or without braces. */
  static List<Expression> elements(Annotation annotation, String member) {
    return annotation
        .member(member)
        .map(
            value ->
                value instanceof Expression.ArrayCreation array ? array.elements() : List.of(value))
        .orElseGet(List::of);
  }
}
