package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * The constants of one enum that a value can be.
 *
 * @param type the enum
 * @param names the names of the constants
 * @param orNull whether the value can be {@code null} as well
 */
public record PossibleConstants(TypeSymbol type, Set<String> names, boolean orNull) {

  /** The constants of an enum that has more of them are not told apart. */
  private static final int MOST = AbstractValue.MOST_ALTERNATIVES;

  /** Copies the names, which keep their order. */
  public PossibleConstants {
    names = Collections.unmodifiableSet(new LinkedHashSet<>(names));
  }

  /**
   * Returns the constants that {@code value} can be, if it is nothing else.
   *
   * @param heap returns an object by its id
   */
  public static Optional<PossibleConstants> of(
      AbstractValue value, IntFunction<Optional<HeapObject>> heap) {
    Set<TypeSymbol> types = new LinkedHashSet<>();
    Set<String> names = new LinkedHashSet<>();
    boolean orNull = false;
    for (AbstractValue each : value.alternatives()) {
      if (each instanceof AbstractValue.Null) {
        orNull = true;
        continue;
      }
      Optional<Instance> constant = constant(each, heap);
      Optional<String> name = constant.flatMap(Instance::constant).flatMap(AbstractValue::text);
      if (name.isEmpty()) {
        return Optional.empty();
      }
      types.add(constant.get().type());
      names.add(name.get());
    }
    return types.size() == 1
        ? Optional.of(new PossibleConstants(types.iterator().next(), names, orNull))
        : Optional.empty();
  }

  /** Returns all constants of {@code type}, if it is an enum whose constants are told apart. */
  public static Optional<PossibleConstants> allOf(TypeSymbol type) {
    return areToldApart(type)
        ? Optional.of(new PossibleConstants(type, declaredIn(type), false))
        : Optional.empty();
  }

  /** Returns whether {@code type} is an enum that is small enough to tell its constants apart. */
  public static boolean areToldApart(TypeSymbol type) {
    return type.declaration().kind() == TypeDeclaration.Kind.ENUM
        && type.declaration().enumConstants().size() <= MOST;
  }

  /** Returns the names of all constants of {@code type}, in their order. */
  public static Set<String> declaredIn(TypeSymbol type) {
    Set<String> declared = new LinkedHashSet<>();
    type.declaration().enumConstants().forEach(constant -> declared.add(constant.name()));
    return declared;
  }

  /** Returns whether the value is {@code constant}, if that is certain. */
  Optional<Boolean> isConstant(String constant) {
    if (!names.contains(constant)) {
      return Optional.of(false);
    }
    return names.size() == 1 && !orNull ? Optional.of(true) : Optional.empty();
  }

  private static Optional<Instance> constant(
      AbstractValue value, IntFunction<Optional<HeapObject>> heap) {
    return value instanceof AbstractValue.Reference reference
        ? heap.apply(reference.id()).filter(Instance.class::isInstance).map(Instance.class::cast)
        : Optional.empty();
  }
}
