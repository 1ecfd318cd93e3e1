package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.JavaFile;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds the constants of enums that expressions name. */
final class ConstantNames {

  private ConstantNames() {}

  /**
   * A constant of an enum of the project.
   *
   * @param type the enum
   */
  record Constant(TypeSymbol type, String name) {}

  /**
   * Returns the constant that {@code expression} names.
   *
   * @param in the type whose code it is
   * @param isVariable whether a name is that of a local variable
   */
  static Optional<Constant> named(
      Expression expression, TypeSymbol in, Predicate<String> isVariable) {
    if (expression instanceof Expression.Select select) {
      return Names.dottedName(select.scope())
          .filter(scope -> !isVariable.test(Names.firstPart(scope)))
          .filter(scope -> Names.declaredAround(Names.firstPart(scope), in).isEmpty())
          .flatMap(in::resolveName)
          .flatMap(JavaType::symbol)
          .flatMap(type -> of(type, select.name()));
    } else if (expression instanceof Expression.Name name
        && !isVariable.test(name.identifier())
        && Names.declaredAround(name.identifier(), in).isEmpty()) {
      return around(name.identifier(), in).or(() -> imported(name.identifier(), in));
    }
    return Optional.empty();
  }

  private static Optional<Constant> of(TypeSymbol type, String name) {
    return type.hasEnumConstant(name) ? Optional.of(new Constant(type, name)) : Optional.empty();
  }

  private static Optional<Constant> around(String name, TypeSymbol in) {
    Optional<TypeSymbol> scope = Optional.of(in);
    while (scope.isPresent()) {
      Optional<Constant> constant = of(scope.get(), name);
      if (constant.isPresent()) {
        return constant;
      }
      scope = scope.get().outer();
    }
    return Optional.empty();
  }

  private static Optional<Constant> imported(String name, TypeSymbol in) {
    return in.file().imports().stream()
        .filter(each -> each.mayImportMember(name))
        .map(JavaFile.Import::memberOwner)
        .flatMap(owner -> in.project().type(owner).stream())
        .flatMap(type -> of(type, name).stream())
        .findFirst();
  }
}
