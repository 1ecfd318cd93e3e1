package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol.FieldSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Status;
import java.util.Optional;

/** Stores values in local variables, fields and arrays. */
final class Assignments {

  private final Interpreter interpreter;

  Assignments(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Stores {@code value} in what {@code target} names. */
  void store(Expression target, AbstractValue value, Position at) {
    if (at.frame().handlesException()
        && isEnumConstant(value, at)
        && !interpreter.followedResults().isUsedPlainly(target.site(), at.frame())) {
      // Other code may ask for the constant and so learn what was caught.
      at.state().changeAllStatuses(Status::whenPerhapsToldApart);
    }
    if (target instanceof Expression.Name name) {
      storeName(name.identifier(), value, at);
    } else if (target instanceof Expression.Select select) {
      storeSelected(select, value, at);
    } else if (target instanceof Expression.ArrayAccess access) {
      storeElement(access, value, at);
    }
  }

  private static boolean isEnumConstant(AbstractValue value, Position at) {
    return at.state().objects(value, Instance.class).stream()
        .anyMatch(instance -> instance.constant().isPresent());
  }

  private void storeName(String name, AbstractValue value, Position at) {
    Optional<Member> member =
        at.state().variable(name).isPresent()
            ? Optional.empty()
            : interpreter
                .enclosingInstances()
                .first(
                    at,
                    each -> each.type().field(name).map(field -> new Member(field, each.self())));
    if (member.isEmpty()) {
      at.state().assign(name, value);
    } else if (StaticFields.isStatic(member.get().field())) {
      interpreter.staticFields().write(member.get().field(), value, at);
    } else {
      Fields.write(member.get().owner(), name, typed(value, member.get().field(), at), at.state());
    }
  }

  /** A field, and the object that it belongs to. */
  private record Member(FieldSymbol field, AbstractValue owner) {}

  private AbstractValue typed(AbstractValue value, FieldSymbol field, Position at) {
    JavaType type = field.owner().resolve(field.declaration().type());
    return interpreter.outsideObjects().materialise(value, type, at.state(), at.frame());
  }

  private void storeSelected(Expression.Select select, AbstractValue value, Position at) {
    Optional<JavaType> type = interpreter.names().typeMeant(select.scope(), at);
    if (type.isPresent()) {
      type.get()
          .symbol()
          .flatMap(symbol -> symbol.field(select.name()))
          .ifPresent(field -> interpreter.staticFields().write(field, value, at));
    } else {
      AbstractValue scope = interpreter.evaluate(select.scope(), at);
      Fields.write(scope, select.name(), value, at.state());
    }
  }

  private void storeElement(Expression.ArrayAccess access, AbstractValue value, Position at) {
    AbstractValue array = interpreter.evaluate(access.array(), at);
    at.state()
        .object(array, Sequence.class)
        .ifPresent(
            sequence ->
                array.references().forEach(id -> at.state().update(id, sequence.with(value))));
  }
}
