package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol.FieldSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Flag;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Optional;

/** Reads and writes the fields of objects. */
final class Fields {

  private final OutsideObjects outsideObjects;
  private final ObtainedObjects obtainedObjects;

  Fields(OutsideObjects outsideObjects, ObtainedObjects obtainedObjects) {
    this.outsideObjects = outsideObjects;
    this.obtainedObjects = obtainedObjects;
  }

  /** Returns the field {@code name} of the object that {@code owner} is. */
  Optional<AbstractValue> read(AbstractValue owner, String name, Position at) {
    return at.state().objects(owner, Instance.class).stream()
        .findFirst()
        .flatMap(instance -> instance.type().field(name))
        .map(field -> read(owner, field, at));
  }

  /** Returns what {@code field} of the object that {@code owner} is holds. */
  AbstractValue read(AbstractValue owner, FieldSymbol field, Position at) {
    String name = field.declaration().name();
    List<AbstractValue> values =
        at.state().objects(owner, Instance.class).stream()
            .map(
                instance ->
                    Optional.ofNullable(instance.fields().get(name))
                        .orElseGet(AbstractValue::opaque))
            .toList();
    AbstractValue value =
        values.isEmpty() ? AbstractValue.derivedFrom(owner.sources()) : AbstractValue.join(values);
    if (!(value instanceof AbstractValue.Opaque opaque)) {
      return value;
    }
    JavaType type = field.owner().resolve(field.declaration().type());
    AbstractValue materialised =
        obtainedObjects
            .field(owner, opaque, type, at.state())
            .<AbstractValue>map(at.state()::reference)
            .orElseGet(() -> outsideObjects.materialise(value, type, at.state(), at.frame()));
    update(owner, name, materialised, at.state());
    return materialised;
  }

  /** Stores {@code value} in the field {@code name} of the objects that {@code owner} can be. */
  static void write(AbstractValue owner, String name, AbstractValue value, State state) {
    update(owner, name, value, state);
    owner.references().forEach(id -> state.forgetFlag(new Flag(id, false, name)));
  }

  private static void update(AbstractValue owner, String name, AbstractValue value, State state) {
    List<Integer> ids = owner.references();
    for (int id : ids) {
      state
          .object(id, Instance.class)
          .ifPresent(
              instance -> {
                AbstractValue before = instance.fields().get(name);
                AbstractValue stored =
                    ids.size() == 1 || before == null ? value : AbstractValue.join(before, value);
                state.update(id, instance.with(name, stored));
              });
    }
  }
}
