package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import java.util.List;
import java.util.Optional;

/**
 * The statement of a mapper method that a method of another class returns.
 *
 * <p>Source: <a href="https://mybatis.org/mybatis-3/java-api.html">Java API</a> of MyBatis, {@code
 * InsertProvider} and its relatives: without a name, the method is called as that of the mapper is
 * when the class implements {@code ProviderMethodResolver}, else {@code provideSql}.
 */
final class ProvidedStatement {

  private static final List<String> TYPES = List.of("type", "value");

  private static final String RESOLVER =
      "org.apache.ibatis.builder.annotation.ProviderMethodResolver";

  private ProvidedStatement() {}

  /** Returns the text of the statement, if it is known. */
  static Optional<AbstractValue> of(
      Annotation annotation, MethodSymbol mapper, Invocation invocation) {
    return provider(annotation, mapper)
        .flatMap(type -> method(nameOf(annotation, type, mapper), type))
        .map(method -> text(method, invocation))
        .filter(text -> text.text().isPresent());
  }

  private static Optional<TypeSymbol> provider(Annotation annotation, MethodSymbol mapper) {
    return TYPES.stream()
        .flatMap(member -> annotation.member(member).stream())
        .filter(Expression.ClassLiteral.class::isInstance)
        .map(literal -> ((Expression.ClassLiteral) literal).type())
        .flatMap(name -> mapper.owner().resolve(name).symbol().stream())
        .findFirst();
  }

  private static String nameOf(Annotation annotation, TypeSymbol type, MethodSymbol mapper) {
    return annotation
        .member("method")
        .filter(Expression.Literal.class::isInstance)
        .map(literal -> ((Expression.Literal) literal).text())
        .orElseGet(
            () ->
                type.superTypeNames().contains(RESOLVER)
                    ? mapper.declaration().name()
                    : "provideSql");
  }

  /** What it gets as arguments is out of view, so that only one method may have the name. */
  private static Optional<MethodSymbol> method(String name, TypeSymbol type) {
    List<Method> named =
        type.declaration().methods().stream().filter(each -> each.name().equals(name)).toList();
    return named.size() == 1 ? Optional.of(new MethodSymbol(type, named.get(0))) : Optional.empty();
  }

  private static AbstractValue text(MethodSymbol method, Invocation invocation) {
    List<AbstractValue> arguments =
        method.declaration().parameters().stream()
            .map(parameter -> AbstractValue.opaque())
            .toList();
    return StatementExecutions.withoutScript(
        invocation
            .engine()
            .invoke(
                method,
                AbstractValue.opaque(),
                arguments,
                invocation.state(),
                invocation.frame(),
                invocation.site()));
  }
}
