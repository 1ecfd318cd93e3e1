package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol.FieldSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.Locals;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.java.value.State;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Reads and writes static fields. Constants are evaluated once; other static fields belong to the
 * state of the program, where one object holds those of each type.
 */
final class StaticFields {

  private final Interpreter interpreter;
  private final Map<FieldSymbol, AbstractValue> constants = new HashMap<>();
  private final Map<FieldSymbol, Boolean> reassigned = new HashMap<>();

  StaticFields(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Returns whether {@code field} is static, as those of interfaces always are. */
  static boolean isStatic(FieldSymbol field) {
    return field.declaration().isStatic() || isOfInterface(field);
  }

  private static boolean isOfInterface(FieldSymbol field) {
    return field.owner().declaration().kind() == TypeDeclaration.Kind.INTERFACE;
  }

  AbstractValue read(FieldSymbol field, Position at) {
    AbstractValue known = constants.get(field);
    if (known != null) {
      return known;
    }
    AbstractValue value =
        Scalars.seenAt(
            interpreter.fields().read(holder(field, at), field, at), field.declaration().site());
    if (!(value instanceof AbstractValue.Scalar)) {
      return value;
    } else if (field.declaration().isFinal() || isOfInterface(field)) {
      constants.put(field, value);
      return value;
    }
    return isReassigned(field) ? AbstractValue.opaque() : value;
  }

  void write(FieldSymbol field, AbstractValue value, Position at) {
    Fields.write(holder(field, at), field.declaration().name(), value, at.state());
  }

  /** Returns the object that holds the static fields of a type, with {@code field} set. */
  private AbstractValue holder(FieldSymbol field, Position at) {
    AbstractValue holder = emptyHolder(field.owner(), at.state());
    boolean known =
        at.state()
            .object(holder, Instance.class)
            .filter(instance -> instance.fields().containsKey(field.declaration().name()))
            .isPresent();
    if (!known) {
      initialise(field, holder, at);
    }
    return holder;
  }

  /** Returns the id of the object that holds the static fields of {@code type}, if one was seen. */
  static Optional<Integer> knownHolder(TypeSymbol type, State state) {
    return state.singleton(holderName(type));
  }

  private static String holderName(TypeSymbol type) {
    return "static " + type.qualifiedName();
  }

  private static AbstractValue emptyHolder(TypeSymbol type, State state) {
    Optional<Integer> known = knownHolder(type, state);
    if (known.isPresent()) {
      return new AbstractValue.Reference(known.get());
    }
    AbstractValue.Reference holder =
        state.reference(new Instance(type, Map.of(), Optional.empty()));
    state.rememberSingleton(holderName(type), holder.id());
    return holder;
  }

  /** Runs what gives a value to one static field, and not all that loading the class would run. */
  private void initialise(FieldSymbol field, AbstractValue holder, Position at) {
    String name = field.declaration().name();
    Locals caller = at.state().locals();
    at.state().enter(Map.of());
    Frame once =
        at.frame().within(field.owner(), new AbstractValue.Null()).inScope(new Frame.Startup());
    Position inside = at.with(once).with(Exits.uncaught());
    Fields.write(holder, name, new AbstractValue.Null(), at.state());
    AbstractValue initial =
        field.declaration().initialiser().isPresent()
            ? interpreter.construction().initialValue(field.declaration(), inside)
            : new AbstractValue.Null();
    Fields.write(holder, name, initial, at.state());
    field.owner().declaration().initialisers().stream()
        .filter(TypeDeclaration.Initialiser::isStatic)
        .filter(block -> mentions(block.body(), name))
        .forEach(block -> interpreter.statements().execute(block.body(), inside));
    at.state().restore(caller);
  }

  private static boolean mentions(Statement.Block block, String name) {
    AtomicBoolean found = new AtomicBoolean();
    new TreeWalk(
            expression -> {
              if (names(expression, name)) {
                found.set(true);
              }
            })
        .visit(block);
    return found.get();
  }

  /** Returns whether code other than its initialiser gives a value to a static field. */
  private boolean isReassigned(FieldSymbol field) {
    return reassigned.computeIfAbsent(field, StaticFields::findsAssignment);
  }

  private static boolean findsAssignment(FieldSymbol field) {
    if (!field.declaration().modifiers().contains("private")) {
      return true;
    }
    AtomicBoolean found = new AtomicBoolean();
    new TreeWalk(
            expression -> {
              if (expression instanceof Expression.Assignment assignment
                  && names(assignment.target(), field.declaration().name())) {
                found.set(true);
              }
            })
        .visit(field.owner().declaration());
    return found.get();
  }

  private static boolean names(Expression target, String name) {
    return (target instanceof Expression.Name simple && simple.identifier().equals(name))
        || (target instanceof Expression.Select select && select.name().equals(name));
  }
}
