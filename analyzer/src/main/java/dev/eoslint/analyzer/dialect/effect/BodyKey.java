package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Value;
import java.util.Optional;

/**
 * A field of a request body by which the receiver can recognise a repetition.
 *
 * @param name its name
 * @param value what it holds
 */
record BodyKey(String name, AbstractValue value) {

  /** Returns the key in {@code body}: an object, a map or a text. */
  static Optional<BodyKey> in(AbstractValue body, State state) {
    if (body instanceof AbstractValue.Scalar scalar) {
      return inText(scalar.value());
    } else if (body instanceof AbstractValue.Opaque opaque) {
      return opaque
          .type()
          .flatMap(JavaType::symbol)
          .flatMap(BodyKey::fieldName)
          .map(BodyKey::unseen);
    }
    for (int id : body.references()) {
      Optional<BodyKey> key = state.object(id).flatMap(BodyKey::inObject);
      if (key.isPresent()) {
        return key;
      }
    }
    return Optional.empty();
  }

  private static BodyKey unseen(String name) {
    return new BodyKey(name, AbstractValue.opaque());
  }

  private static Optional<BodyKey> inObject(HeapObject object) {
    if (object instanceof Instance instance) {
      return fieldName(instance.type())
          .map(
              name ->
                  new BodyKey(name, instance.fields().getOrDefault(name, AbstractValue.opaque())));
    } else if (object instanceof ConfigMap map) {
      return map.entries().entrySet().stream()
          .filter(entry -> IdempotencyNames.isKeyField(entry.getKey()))
          .map(entry -> new BodyKey(entry.getKey(), entry.getValue().value()))
          .findFirst();
    }
    return Optional.empty();
  }

  private static Optional<String> fieldName(TypeSymbol type) {
    return type.lineage().stream()
        .flatMap(owner -> owner.declaration().fields().stream())
        .map(Variable::name)
        .filter(IdempotencyNames::isKeyField)
        .findFirst();
  }

  private static Optional<BodyKey> inText(Value text) {
    if (text instanceof Value.Composite composite) {
      return composite.parts().stream().flatMap(part -> inText(part).stream()).findFirst();
    }
    return text.text()
        .filter(IdempotencyNames::holdsKeyField)
        .map(known -> unseen("idempotency key"));
  }
}
