package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.Locals;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Optional;

/** The constants of enums: one object each, constructed when it is first used. */
final class EnumConstants {

  private final Interpreter interpreter;

  EnumConstants(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Returns the constant {@code name} of an enum, with the fields that its constructor sets. */
  AbstractValue constant(TypeSymbol type, String name, Position at) {
    String key = "enum " + type.qualifiedName() + "." + name;
    Optional<Integer> known = at.state().singleton(key);
    if (known.isPresent()) {
      return new AbstractValue.Reference(known.get());
    }
    TypeDeclaration.EnumConstant constant =
        type.declaration().enumConstants().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    AbstractValue.Reference self =
        at.state().shared(key, Instance.ofConstant(type, name, constant.site()));
    Locals caller = at.state().locals();
    Position inside = at.with(at.frame().within(type, self));
    List<AbstractValue> arguments = interpreter.evaluateAll(constant.arguments(), inside);
    interpreter
        .construction()
        .construct(type, Construction.constructor(type, arguments.size()), self, arguments, inside);
    at.state().restore(caller);
    return self;
  }

  /** Returns the name of the enum constant that {@code value} is. */
  static Optional<String> name(AbstractValue value, State state) {
    return state
        .object(value, Instance.class)
        .flatMap(Instance::constant)
        .flatMap(AbstractValue::text);
  }
}
