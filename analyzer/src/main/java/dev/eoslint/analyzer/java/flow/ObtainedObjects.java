package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.AbstractValue.Opaque;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Objects of the project that code out of view hands out: elements of a pool, contents of a
 * request.
 *
 * <p>There may be many of a type, so that two that are handed out are not one. That matters for
 * those that hold objects which semantics tell apart.
 */
final class ObtainedObjects {

  private final List<LibrarySemantics> semantics;
  private final Map<TypeSymbol, Boolean> holding = new HashMap<>();

  ObtainedObjects(List<LibrarySemantics> semantics) {
    this.semantics = semantics;
  }

  /**
   * Returns the object that stands for {@code value}, if it was handed out by code out of view and
   * has to be told apart from others of its type.
   *
   * @param value a value whose type nothing but {@code declared} tells
   */
  Optional<HeapObject> object(Opaque value, JavaType declared) {
    boolean handedOut =
        value.type().isEmpty() && value.sources().isEmpty() && value.reply().isEmpty();
    return declared
        .symbol()
        .filter(type -> handedOut && isClass(type) && holdsWhatIsToldApart(type))
        .map(Instance::handedOut);
  }

  /**
   * Returns the object that stands for {@code value}, which a field of {@code owner} holds, if
   * {@code owner} was handed out itself and this has to be told apart from others of its type.
   */
  Optional<HeapObject> field(AbstractValue owner, Opaque value, JavaType declared, State state) {
    return state
        .object(owner, Instance.class)
        .filter(Instance::isHandedOut)
        .flatMap(instance -> object(value, declared));
  }

  private static boolean isClass(TypeSymbol type) {
    return type.declaration().kind() == TypeDeclaration.Kind.CLASS
        && !type.declaration().modifiers().contains("abstract");
  }

  private boolean holdsWhatIsToldApart(TypeSymbol type) {
    Boolean known = holding.get(type);
    if (known == null) {
      known = holdsWhatIsToldApart(type, new HashSet<>());
      holding.put(type, known);
    }
    return known;
  }

  private boolean holdsWhatIsToldApart(TypeSymbol type, Set<TypeSymbol> seen) {
    return seen.add(type)
        && type.lineage().stream().anyMatch(each -> isToldApart(each) || hasField(each, seen));
  }

  private boolean isToldApart(TypeSymbol type) {
    return type.superTypes().stream().anyMatch(this::isToldApart);
  }

  private boolean isToldApart(JavaType type) {
    return type.symbol().isEmpty()
        && semantics.stream().anyMatch(each -> each.symbolic(type).isPresent());
  }

  private boolean hasField(TypeSymbol type, Set<TypeSymbol> seen) {
    return type.declaration().fields().stream()
        .filter(field -> !field.isStatic())
        .map(field -> type.resolve(field.type()))
        .anyMatch(
            field ->
                isToldApart(field)
                    || field.symbol().filter(each -> holdsWhatIsToldApart(each, seen)).isPresent());
  }
}
