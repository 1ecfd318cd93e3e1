package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Forgets what is not for ever, because methods of an object change it after construction. */
final class LaterChanges {

  private final FieldChanges fieldChanges;
  private final List<LibrarySemantics> semantics;

  LaterChanges(FieldChanges fieldChanges, List<LibrarySemantics> semantics) {
    this.fieldChanges = fieldChanges;
    this.semantics = semantics;
  }

  /** Forgets what construction made of the fields that some method of {@code type} changes. */
  void forget(TypeSymbol type, AbstractValue self, State state) {
    for (TypeSymbol declaring : type.lineage()) {
      for (String name : fieldChanges.filledLater(declaring)) {
        values(self, name, state)
            .flatMap(value -> value.references().stream())
            .forEach(id -> overwrite(id, state));
      }
      for (String name : fieldChanges.changedLater(declaring)) {
        values(self, name, state)
            .filter(
                value ->
                    value instanceof AbstractValue.Scalar || isPlainLibraryObject(value, state))
            .forEach(
                value ->
                    Fields.write(self, name, AbstractValue.derivedFrom(value.sources()), state));
      }
    }
  }

  private static Stream<AbstractValue> values(AbstractValue self, String name, State state) {
    return state.objects(self, Instance.class).stream()
        .flatMap(instance -> Optional.ofNullable(instance.fields().get(name)).stream());
  }

  private static void overwrite(int id, State state) {
    state.object(id, ConfigMap.class).ifPresent(map -> state.update(id, map.overwritten()));
  }

  /** An object of a library that need not be told apart from others. */
  private boolean isPlainLibraryObject(AbstractValue value, State state) {
    return state
        .object(value, LibraryObject.class)
        .filter(
            object ->
                semantics.stream().noneMatch(each -> each.symbolic(object.type()).isPresent()))
        .isPresent();
  }

  /** Until code runs on another thread, the methods of its object can turn any flag. */
  void forgetFlags(AbstractValue object, State state) {
    for (Instance instance : state.objects(object, Instance.class)) {
      for (TypeSymbol declaring : instance.type().lineage()) {
        fieldChanges.changedLater(declaring).stream()
            .filter(name -> isFlag(declaring, name))
            .filter(name -> instance.fields().get(name) instanceof AbstractValue.Scalar)
            .forEach(name -> Fields.write(object, name, AbstractValue.opaque(), state));
      }
    }
  }

  private static boolean isFlag(TypeSymbol declaring, String name) {
    return declaring
        .declaration()
        .field(name)
        .filter(field -> field.type().name().equals("boolean"))
        .isPresent();
  }
}
