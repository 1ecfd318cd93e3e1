package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The bean methods of the application. */
final class SpringBeans {

  private static final String BEAN = "org.springframework.context.annotation.Bean";
  private static final Set<String> QUALIFIERS = Set.of("Qualifier", "Named", "Resource");

  private final Modules modules;
  private final List<Bean> beans = new ArrayList<>();

  SpringBeans(List<TypeSymbol> types, Modules modules) {
    this.modules = modules;
    for (TypeSymbol type : types) {
      for (Method method : type.declaration().methods()) {
        Annotations.find(method.annotations(), BEAN, type)
            .ifPresent(annotation -> beans.add(bean(type, method, annotation)));
      }
    }
  }

  /**
   * A bean method.
   *
   * @param method the method
   * @param type what it is declared to return
   * @param names the names of the bean
   */
  record Bean(MethodSymbol method, JavaType type, List<String> names) {

    boolean isPrimary() {
      return method.declaration().annotations().stream()
          .anyMatch(annotation -> annotation.simpleName().equals("Primary"));
    }
  }

  private static Bean bean(TypeSymbol type, Method method, Annotation annotation) {
    List<String> names = new ArrayList<>();
    for (String member : List.of("value", "name")) {
      for (Expression element : Annotations.elements(annotation, member)) {
        if (element instanceof Expression.Literal literal) {
          names.add(literal.text());
        }
      }
    }
    if (names.isEmpty()) {
      names.add(method.name());
    }
    return new Bean(new MethodSymbol(type, method), type.resolve(method.returnType()), names);
  }

  /** Returns the beans of the module of {@code file} that are declared as one of {@code types}. */
  List<Bean> ofType(Set<String> types, String file) {
    return beans.stream()
        .filter(bean -> types.contains(bean.type().name()))
        .filter(bean -> inModule(bean, file))
        .toList();
  }

  /**
   * Returns the annotation {@code qualifiedName} of the only bean method that makes a {@code type}.
   */
  Optional<Annotation> annotationOfMaker(TypeSymbol type, String qualifiedName) {
    List<Bean> makers = ofType(Set.of(type.qualifiedName()), type.file().path());
    return makers.size() == 1
        ? Annotations.find(
            makers.get(0).method().declaration().annotations(),
            qualifiedName,
            makers.get(0).method().owner())
        : Optional.empty();
  }

  /** Returns the beans of the module whose declared type has this simple name ending. */
  List<Bean> endingWith(String ending, String file) {
    return beans.stream()
        .filter(bean -> bean.type().name().endsWith(ending))
        .filter(bean -> inModule(bean, file))
        .toList();
  }

  /** Returns the bean called {@code name}. */
  Optional<Bean> named(String name, String file) {
    return beans.stream()
        .filter(bean -> bean.names().contains(name))
        .filter(bean -> inModule(bean, file))
        .findFirst();
  }

  /** Returns the bean that Spring puts into {@code variable}, or nothing when that is not clear. */
  Optional<Bean> candidate(Variable variable, JavaType type, String file) {
    List<Bean> candidates = ofType(SpringTypes.declaredAs(type.name()), file);
    Optional<String> qualifier = qualifier(variable);
    if (qualifier.isPresent()) {
      return candidates.stream().filter(bean -> bean.names().contains(qualifier.get())).findFirst();
    } else if (candidates.size() == 1) {
      return Optional.of(candidates.get(0));
    }
    return candidates.stream()
        .filter(Bean::isPrimary)
        .findFirst()
        .or(
            () ->
                candidates.stream()
                    .filter(bean -> bean.names().contains(variable.name()))
                    .findFirst());
  }

  private static Optional<String> qualifier(Variable variable) {
    return variable.annotations().stream()
        .filter(annotation -> QUALIFIERS.contains(annotation.simpleName()))
        .flatMap(
            annotation -> annotation.member("value").or(() -> annotation.member("name")).stream())
        .filter(Expression.Literal.class::isInstance)
        .map(literal -> ((Expression.Literal) literal).text())
        .findFirst();
  }

  private boolean inModule(Bean bean, String file) {
    return modules.owning(bean.method().owner().file().path()).equals(modules.owning(file));
  }
}
