package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the code of a nested class sees of the code around it: the instances that enclose its own
 * one, and the local variables that it captured.
 */
final class EnclosingInstances {

  private static final String OUTER = "outer instance";
  private static final String CAPTURED = "captured ";

  private final Interpreter interpreter;

  EnclosingInstances(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** A type whose members have simple names, and the instance that these belong to. */
  record Enclosing(TypeSymbol type, AbstractValue self) {}

  /** Returns the fields in which an object remembers what is around the code that creates it. */
  static Map<String, AbstractValue> remembered(
      AbstractValue outer, Map<String, AbstractValue> captured) {
    Map<String, AbstractValue> fields = new LinkedHashMap<>();
    fields.put(OUTER, outer);
    captured.forEach((name, value) -> fields.put(CAPTURED + name, value));
    return fields;
  }

  /** Returns the first thing that {@code find} finds in {@code this} or around it. */
  <T> Optional<T> first(Position at, Function<Enclosing, Optional<T>> find) {
    Optional<Enclosing> scope = Optional.of(new Enclosing(at.frame().type(), at.frame().self()));
    while (scope.isPresent()) {
      Optional<T> found = find.apply(scope.get());
      if (found.isPresent()) {
        return found;
      }
      scope = scope.get().type().outer().map(outer -> new Enclosing(outer, instance(outer, at)));
    }
    return Optional.empty();
  }

  /** Returns the instance of {@code outer} around {@code this}. */
  private AbstractValue instance(TypeSymbol outer, Position at) {
    return at.state()
        .object(at.frame().self(), Instance.class)
        .map(instance -> instance.fields().get(OUTER))
        .filter(value -> isInstanceOf(value, outer, at))
        .orElseGet(() -> interpreter.outsideObjects().singleton(outer, at.state(), at.frame()));
  }

  private static boolean isInstanceOf(AbstractValue value, TypeSymbol type, Position at) {
    return at.state()
        .object(value, Instance.class)
        .filter(instance -> instance.type().lineage().contains(type))
        .isPresent();
  }

  /** Returns a local variable that the anonymous or local class of {@code this} captured. */
  static Optional<AbstractValue> captured(String name, Position at) {
    return at.state()
        .object(at.frame().self(), Instance.class)
        .map(instance -> instance.fields().get(CAPTURED + name));
  }
}
