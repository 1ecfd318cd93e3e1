package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells how well arguments fit the parameters of a method. */
final class Overloads {

  private static final Set<String> SCALARS =
      Set.of(
          "java.lang.String",
          "int",
          "long",
          "boolean",
          "short",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Boolean",
          "java.lang.Object");

  private Overloads() {}

  /** Returns a number that is higher the better {@code method} fits. */
  static int score(MethodSymbol method, List<AbstractValue> arguments, State state) {
    int score = method.declaration().body().isPresent() ? 1 : 0;
    if (method.declaration().variableArity()) {
      score--;
    }
    List<Variable> parameters = method.declaration().parameters();
    for (int index = 0; index < Math.min(parameters.size(), arguments.size()); index++) {
      JavaType parameter = method.owner().resolve(parameters.get(index).type());
      score += fit(parameter, arguments.get(index), state);
    }
    return score;
  }

  private static int fit(JavaType parameter, AbstractValue argument, State state) {
    if (argument instanceof AbstractValue.Scalar) {
      return SCALARS.contains(parameter.name()) ? 2 : -4;
    }
    Optional<JavaType> type = typeOf(argument, state);
    if (type.isEmpty()) {
      return 0;
    } else if (type.get().name().equals(parameter.name())) {
      return 3;
    }
    boolean inherits =
        type.get()
            .symbol()
            .filter(symbol -> symbol.superTypeNames().contains(parameter.name()))
            .isPresent();
    return inherits ? 2 : 0;
  }

  private static Optional<JavaType> typeOf(AbstractValue argument, State state) {
    if (argument instanceof AbstractValue.Opaque opaque) {
      return opaque.type();
    }
    return state
        .object(argument, HeapObject.class)
        .flatMap(
            object -> {
              if (object instanceof Instance instance) {
                return Optional.of(JavaType.of(instance.type()));
              } else if (object instanceof LibraryObject library) {
                return Optional.of(library.type());
              }
              return Optional.empty();
            });
  }
}
