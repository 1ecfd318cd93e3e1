package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import java.util.LinkedHashSet;
import java.util.Set;

/** The names of the methods that code calls or refers to, and of the types that it creates. */
public final class CalledNames {

  private static final String CREATION = "new ";

  private CalledNames() {}

  /** Returns the names in the body of {@code method}, those of creations behind {@code new}. */
  public static Set<String> in(Method method) {
    Set<String> names = new LinkedHashSet<>();
    method.body().ifPresent(body -> walk(names).visit(body));
    return names;
  }

  /** Returns the names anywhere in {@code type}. */
  static Set<String> in(TypeDeclaration type) {
    Set<String> names = new LinkedHashSet<>();
    walk(names).visit(type);
    return names;
  }

  /** Returns what a caller of {@code method} must name: a method or a created type. */
  static String of(MethodSymbol method) {
    return method.declaration().isConstructor()
        ? ofCreation(method.owner().declaration().name())
        : method.declaration().name();
  }

  /** Returns what the creation of an object of {@code type} is called, which no method is. */
  static String ofCreation(String type) {
    return CREATION + type;
  }

  private static TreeWalk walk(Set<String> names) {
    return new TreeWalk(
        expression -> {
          if (expression instanceof Expression.Call call) {
            names.add(call.name());
          } else if (expression instanceof Expression.MethodReference reference) {
            names.add(reference.name());
          } else if (expression instanceof Expression.Creation creation) {
            names.add(ofCreation(creation.type().simpleName()));
          }
        });
  }
}
