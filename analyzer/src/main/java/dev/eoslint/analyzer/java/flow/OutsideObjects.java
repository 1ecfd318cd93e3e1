package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Locals;
import dev.eoslint.analyzer.java.value.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Makes the objects that come from outside: what unseen callers and frameworks pass, and the
 * instances that they construct.
 */
final class OutsideObjects {

  private static final Set<String> INJECTING = Set.of("Autowired", "Inject");

  private final Interpreter interpreter;
  private final FieldChanges fieldChanges;

  OutsideObjects(Interpreter interpreter, FieldChanges fieldChanges) {
    this.interpreter = interpreter;
    this.fieldChanges = fieldChanges;
  }

  /** Returns the arguments that an unseen caller or a framework passes to {@code method}. */
  List<AbstractValue> parameters(MethodSymbol method, State state, Frame frame) {
    List<AbstractValue> arguments = new ArrayList<>();
    for (Variable parameter : method.declaration().parameters()) {
      arguments.add(
          interpreter
              .injected(parameter, method.owner(), state, frame)
              .orElseGet(() -> fromOutside(parameter, method.owner(), state, frame)));
    }
    return arguments;
  }

  private AbstractValue fromOutside(Variable variable, TypeSymbol owner, State state, Frame frame) {
    return materialise(AbstractValue.opaque(), owner.resolve(variable.type()), state, frame);
  }

  /** Returns {@code value} with its type, as an object if some semantics must tell it apart. */
  AbstractValue materialise(AbstractValue value, JavaType type, State state, Frame frame) {
    if (!(value instanceof AbstractValue.Opaque opaque)) {
      return value;
    }
    for (LibrarySemantics semantics : interpreter.semantics()) {
      Optional<HeapObject> object = semantics.symbolic(type);
      if (object.isPresent()) {
        AbstractValue.Reference reference = state.reference(object.get());
        semantics
            .statusFromOutside(type)
            .ifPresent(status -> state.setStatus(reference.id(), status));
        return reference;
      }
    }
    return new AbstractValue.Opaque(
        Optional.of(opaque.type().orElse(type)), opaque.sources(), opaque.reply());
  }

  /** Returns the one instance of {@code type} that a container or unseen caller made. */
  AbstractValue singleton(TypeSymbol type, State state, Frame frame) {
    Optional<Integer> known = state.singleton(type.qualifiedName());
    if (known.isPresent()) {
      return new AbstractValue.Reference(known.get());
    }
    int id = state.allocate(new Instance(type, Map.of(), Optional.empty()));
    state.rememberSingleton(type.qualifiedName(), id);
    AbstractValue self = new AbstractValue.Reference(id);
    if (type.declaration().kind() != TypeDeclaration.Kind.CLASS
        && type.declaration().kind() != TypeDeclaration.Kind.RECORD) {
      return self;
    }
    Locals caller = state.locals();
    Frame inside = frame.within(type, self).inScope(new Frame.Startup());
    Position at = new Position(state, inside, Exits.uncaught());
    injectFields(type, self, at);
    Optional<MethodSymbol> constructor = chosenConstructor(type);
    List<AbstractValue> arguments =
        constructor.map(each -> parameters(each, state, inside)).orElseGet(List::of);
    interpreter.construction().construct(type, constructor, self, arguments, at);
    runAfterConstruction(type, self, at);
    interpreter.laterChanges().forget(type, self, at.state());
    interpreter.surroundings().fill(self, type, state);
    state.restore(caller);
    return self;
  }

  private void injectFields(TypeSymbol type, AbstractValue self, Position at) {
    for (TypeSymbol declaring : type.lineage()) {
      for (Variable field : declaring.declaration().fields()) {
        if (field.initialiser().isEmpty() && !field.isStatic()) {
          interpreter
              .injected(field, declaring, at.state(), at.frame())
              .ifPresent(value -> Fields.write(self, field.name(), value, at.state()));
        }
      }
    }
  }

  private static Optional<MethodSymbol> chosenConstructor(TypeSymbol type) {
    List<Method> constructors =
        type.declaration().methods().stream().filter(Method::isConstructor).toList();
    Optional<Method> marked =
        constructors.stream()
            .filter(
                each ->
                    each.annotations().stream()
                        .map(Annotation::simpleName)
                        .anyMatch(INJECTING::contains))
            .findFirst();
    return marked
        .or(
            () ->
                constructors.stream()
                    .max(Comparator.comparingInt(each -> each.parameters().size())))
        .map(method -> new MethodSymbol(type, method));
  }

  /**
   * Runs what starts the object: methods that a container calls, and methods without parameters
   * that give a value to a field which the constructor leaves open and which holds an object that
   * semantics follow.
   */
  private void runAfterConstruction(TypeSymbol type, AbstractValue self, Position at) {
    for (TypeSymbol declaring : type.lineage()) {
      for (FieldChanges.Change change : fieldChanges.of(declaring)) {
        boolean opensClient =
            change.method().parameters().isEmpty()
                && change.fields().stream()
                    .anyMatch(field -> isOpenClientField(declaring, field, self, at));
        if (FieldChanges.isStarting(change.method()) || opensClient) {
          MethodSymbol symbol = new MethodSymbol(declaring, change.method());
          interpreter
              .methodRuns()
              .invoke(
                  symbol,
                  self,
                  parameters(symbol, at.state(), at.frame()),
                  change.method().nameSite(),
                  at);
        }
      }
    }
  }

  private boolean isOpenClientField(
      TypeSymbol declaring, String name, AbstractValue self, Position at) {
    boolean open =
        at.state().objects(self, Instance.class).stream()
            .map(instance -> instance.fields().get(name))
            .allMatch(value -> value == null || value instanceof AbstractValue.Null);
    return open
        && declaring
            .declaration()
            .field(name)
            .map(field -> declaring.resolve(field.type()))
            .filter(
                type ->
                    interpreter.semantics().stream()
                        .anyMatch(each -> each.symbolic(type).isPresent()))
            .isPresent();
  }
}
