package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.Locals;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Constructs objects: runs initialisers and constructors of project classes. */
final class Construction {

  private final Interpreter interpreter;

  Construction(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Creates an instance as {@code new} does. */
  AbstractValue create(
      TypeSymbol type,
      List<AbstractValue> arguments,
      Site site,
      Map<String, AbstractValue> captured,
      Position at) {
    Map<String, AbstractValue> around = EnclosingInstances.remembered(at.frame().self(), captured);
    AbstractValue self = at.state().reference(new Instance(type, around, Optional.of(site)));
    Optional<MethodSymbol> constructor = constructor(type, arguments.size());
    apart(at, inside -> construct(type, constructor, self, arguments, inside));
    return self;
  }

  /** Runs code of an object under construction and comes back to the caller on every way out. */
  private static void apart(Position at, Consumer<Position> code) {
    Locals caller = at.state().locals();
    Exits inner = at.exits().nested();
    code.accept(at.with(inner));
    inner.passExceptionsTo(at.exits(), caller);
    at.state().restore(caller);
  }

  /** Runs initialisers and constructor, those of super classes first. */
  void construct(
      TypeSymbol type,
      Optional<MethodSymbol> constructor,
      AbstractValue self,
      List<AbstractValue> arguments,
      Position at) {
    if (type.declaration().kind() == TypeDeclaration.Kind.RECORD) {
      bindComponents(type, self, arguments, at);
    }
    Optional<Statement.ConstructorCall> first = constructor.flatMap(Construction::firstCall);
    if (first.isEmpty()) {
      type.superClass()
          .filter(parent -> parent.declaration().kind() != TypeDeclaration.Kind.INTERFACE)
          .ifPresent(parent -> construct(parent, constructor(parent, 0), self, List.of(), at));
    }
    if (first.isEmpty() || first.get().toSuper()) {
      // A super constructor that is called runs inside; these must come first to be there.
      initialise(type, self, at);
    }
    constructor.ifPresent(
        each ->
            interpreter
                .methodRuns()
                .invoke(each, self, arguments, each.declaration().nameSite(), at));
  }

  private static Optional<Statement.ConstructorCall> firstCall(MethodSymbol constructor) {
    return constructor.declaration().body().stream()
        .flatMap(body -> body.statements().stream().limit(1))
        .filter(Statement.ConstructorCall.class::isInstance)
        .map(Statement.ConstructorCall.class::cast)
        .findFirst();
  }

  /** Returns the constructor of {@code type} with so many parameters. */
  static Optional<MethodSymbol> constructor(TypeSymbol type, int parameters) {
    return type.declaration().methods(Method.CONSTRUCTOR, parameters).stream()
        .findFirst()
        .map(method -> new MethodSymbol(type, method));
  }

  private static void bindComponents(
      TypeSymbol type, AbstractValue self, List<AbstractValue> arguments, Position at) {
    List<Variable> components = type.declaration().recordComponents();
    for (int index = 0; index < components.size() && index < arguments.size(); index++) {
      Fields.write(self, components.get(index).name(), arguments.get(index), at.state());
    }
  }

  /** Runs what {@code this(...)} or {@code super(...)} at the start of a constructor calls. */
  void constructorCall(Statement.ConstructorCall call, Position at) {
    List<AbstractValue> arguments = interpreter.evaluateAll(call.arguments(), at);
    TypeSymbol type = at.frame().type();
    Optional<TypeSymbol> target = call.toSuper() ? type.superClass() : Optional.of(type);
    if (target.isEmpty()) {
      return;
    }
    Optional<MethodSymbol> constructor = constructor(target.get(), arguments.size());
    AbstractValue self = at.frame().self();
    apart(at, inside -> construct(target.get(), constructor, self, arguments, inside));
  }

  /** Runs the initialisers of an anonymous class, which see the local variables around it. */
  void initialiseAnonymous(TypeSymbol type, AbstractValue self, Position at) {
    apart(at, inside -> runInitialisers(type, self, inside));
  }

  private void initialise(TypeSymbol type, AbstractValue self, Position at) {
    apart(
        at,
        inside -> {
          inside.state().enter(Map.of());
          runInitialisers(type, self, inside);
        });
  }

  private void runInitialisers(TypeSymbol type, AbstractValue self, Position at) {
    Position inside = at.with(at.frame().within(type, self));
    List<Initial> initials = new ArrayList<>();
    for (Variable field : type.declaration().fields()) {
      if (startsFalse(field)) {
        Fields.write(self, field.name(), AbstractValue.known("false", field.site()), at.state());
      } else if (!field.isStatic() && field.initialiser().isPresent()) {
        initials.add(new Initial(field.site(), () -> initialise(field, self, inside)));
      }
    }
    for (TypeDeclaration.Initialiser block : type.declaration().initialisers()) {
      if (!block.isStatic()) {
        initials.add(
            new Initial(
                block.body().site(), () -> interpreter.statements().execute(block.body(), inside)));
      }
    }
    initials.stream()
        .sorted(Comparator.comparing(Initial::site))
        .forEach(initial -> initial.code().run());
  }

  private static boolean startsFalse(Variable field) {
    return !field.isStatic()
        && field.initialiser().isEmpty()
        && field.type().simpleName().equals("boolean")
        && field.annotations().isEmpty();
  }

  /** A field initialiser or an initialiser block; they run in the order of the source. */
  private record Initial(Site site, Runnable code) {}

  private void initialise(Variable field, AbstractValue self, Position at) {
    Fields.write(self, field.name(), initialValue(field, at), at.state());
  }

  /** Returns the value that the initialiser of {@code field} gives it. */
  AbstractValue initialValue(Variable field, Position at) {
    return field
        .initialiser()
        .map(expression -> interpreter.evaluate(expression, at))
        .map(value -> interpreter.typed(value, field.type(), at))
        .orElseGet(AbstractValue::opaque);
  }
}
