package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol.FieldSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Creates objects: instances of project classes, enum constants, objects from outside. */
final class Objects {

  private static final String ENUM_NAME = "enum constant";
  private static final String OUTER = "outer instance";
  private static final String CAPTURED = "captured ";
  private static final Set<String> INJECTING = Set.of("Autowired", "Inject");

  private final Interpreter interpreter;
  private final Map<FieldSymbol, Boolean> reassigned = new HashMap<>();
  private final FieldChanges fieldChanges = new FieldChanges();

  Objects(Interpreter interpreter) {
    this.interpreter = interpreter;
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
    State.Locals caller = state.locals();
    Frame inside = frame.within(type, self);
    Position at = new Position(state, inside, Exits.uncaught());
    injectFields(type, self, at);
    Optional<MethodSymbol> constructor = chosenConstructor(type);
    List<AbstractValue> arguments =
        constructor.map(each -> parameters(each, state, inside)).orElseGet(List::of);
    construct(type, constructor, self, arguments, at);
    runAfterConstruction(type, self, at);
    forgetWhatMethodsChange(type, self, at);
    interpreter.surroundings().fill(self, type, state);
    state.restore(caller);
    return self;
  }

  private static void overwrite(int id, State state) {
    state
        .object(id)
        .filter(HeapObject.ConfigMap.class::isInstance)
        .map(HeapObject.ConfigMap.class::cast)
        .ifPresent(map -> state.update(id, map.overwritten()));
  }

  /** An object of a library that need not be told apart from others. */
  private boolean isPlainLibraryObject(AbstractValue value, Position at) {
    return at.state()
        .object(value, HeapObject.LibraryObject.class)
        .filter(
            object ->
                interpreter.semantics().stream()
                    .noneMatch(each -> each.symbolic(object.type()).isPresent()))
        .isPresent();
  }

  /** What some method changes later is not what the construction made of it for ever. */
  private void forgetWhatMethodsChange(TypeSymbol type, AbstractValue self, Position at) {
    for (TypeSymbol declaring : type.lineage()) {
      for (String name : fieldChanges.filledLater(declaring)) {
        at.state().objects(self, Instance.class).stream()
            .flatMap(instance -> Optional.ofNullable(instance.fields().get(name)).stream())
            .flatMap(value -> value.references().stream())
            .forEach(id -> overwrite(id, at.state()));
      }
      for (String name : fieldChanges.changedLater(declaring)) {
        at.state().objects(self, Instance.class).stream()
            .flatMap(instance -> Optional.ofNullable(instance.fields().get(name)).stream())
            .filter(
                value -> value instanceof AbstractValue.Scalar || isPlainLibraryObject(value, at))
            .forEach(
                value ->
                    Names.setField(
                        self, name, AbstractValue.derivedFrom(value.sources()), at.state()));
      }
    }
  }

  /** Until code runs on another thread, the methods of its object can turn any flag. */
  void forgetFlags(AbstractValue object, State state) {
    for (Instance instance : state.objects(object, Instance.class)) {
      for (TypeSymbol declaring : instance.type().lineage()) {
        fieldChanges.changedLater(declaring).stream()
            .filter(name -> isFlag(declaring, name))
            .filter(name -> instance.fields().get(name) instanceof AbstractValue.Scalar)
            .forEach(name -> Names.setField(object, name, AbstractValue.opaque(), state));
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

  private void injectFields(TypeSymbol type, AbstractValue self, Position at) {
    for (TypeSymbol declaring : type.lineage()) {
      for (Variable field : declaring.declaration().fields()) {
        if (field.initialiser().isEmpty() && !field.isStatic()) {
          interpreter
              .injected(field, declaring, at.state(), at.frame())
              .ifPresent(value -> Names.setField(self, field.name(), value, at.state()));
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
              .calls()
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

  /** Creates an instance as {@code new} does. */
  AbstractValue create(
      TypeSymbol type,
      List<AbstractValue> arguments,
      Site site,
      Map<String, AbstractValue> captured,
      Position at) {
    Map<String, AbstractValue> fields = new LinkedHashMap<>();
    fields.put(OUTER, at.frame().self());
    captured.forEach((name, value) -> fields.put(CAPTURED + name, value));
    AbstractValue self = at.state().reference(new Instance(type, fields, Optional.of(site)));
    State.Locals caller = at.state().locals();
    Optional<MethodSymbol> constructor =
        type.declaration().methods(Method.CONSTRUCTOR, arguments.size()).stream()
            .findFirst()
            .map(method -> new MethodSymbol(type, method));
    leaving(at, caller, inside -> construct(type, constructor, self, arguments, inside));
    return self;
  }

  /** Runs code of an object under construction and comes back to the caller on every way out. */
  private static void leaving(Position at, State.Locals caller, Consumer<Position> code) {
    Exits inner = at.exits().nested();
    code.accept(at.with(inner));
    inner.changeThrown(thrown -> thrown.restore(caller));
    inner.passExceptionsTo(at.exits());
    at.state().restore(caller);
  }

  /** Runs initialisers and constructor, those of super classes first. */
  private void construct(
      TypeSymbol type,
      Optional<MethodSymbol> constructor,
      AbstractValue self,
      List<AbstractValue> arguments,
      Position at) {
    if (type.declaration().kind() == TypeDeclaration.Kind.RECORD) {
      bindComponents(type, self, arguments, at);
    }
    boolean callsAnother =
        constructor
            .flatMap(each -> each.declaration().body())
            .map(Objects::startsWithCall)
            .orElse(false);
    if (callsAnother) {
      if (!startsWithThisCall(constructor.orElseThrow())) {
        // The super constructor runs inside; our own initialisers must come first to be there.
        initialise(type, self, at);
      }
    } else {
      type.superClass()
          .ifPresent(parent -> construct(parent, defaultConstructor(parent), self, List.of(), at));
      initialise(type, self, at);
    }
    constructor.ifPresent(
        each ->
            interpreter.calls().invoke(each, self, arguments, each.declaration().nameSite(), at));
  }

  private static boolean startsWithCall(Statement.Block body) {
    return !body.statements().isEmpty()
        && body.statements().get(0) instanceof Statement.ConstructorCall;
  }

  private static boolean startsWithThisCall(MethodSymbol constructor) {
    return constructor
        .declaration()
        .body()
        .filter(Objects::startsWithCall)
        .map(body -> !((Statement.ConstructorCall) body.statements().get(0)).toSuper())
        .orElse(false);
  }

  private static Optional<MethodSymbol> defaultConstructor(TypeSymbol type) {
    return type.declaration().methods(Method.CONSTRUCTOR, 0).stream()
        .findFirst()
        .map(method -> new MethodSymbol(type, method));
  }

  private static void bindComponents(
      TypeSymbol type, AbstractValue self, List<AbstractValue> arguments, Position at) {
    List<Variable> components = type.declaration().recordComponents();
    for (int index = 0; index < components.size() && index < arguments.size(); index++) {
      Names.setField(self, components.get(index).name(), arguments.get(index), at.state());
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
    Optional<MethodSymbol> constructor =
        target.get().declaration().methods(Method.CONSTRUCTOR, arguments.size()).stream()
            .findFirst()
            .map(method -> new MethodSymbol(target.get(), method));
    State.Locals caller = at.state().locals();
    leaving(
        at,
        caller,
        inside -> construct(target.get(), constructor, at.frame().self(), arguments, inside));
  }

  /** Runs the initialisers of an anonymous class, which see the local variables around it. */
  void initialiseAnonymous(TypeSymbol type, AbstractValue self, Position at) {
    State.Locals caller = at.state().locals();
    leaving(at, caller, inside -> runInitialisers(type, self, inside));
  }

  private void initialise(TypeSymbol type, AbstractValue self, Position at) {
    State.Locals caller = at.state().locals();
    at.state().enter(Map.of());
    leaving(at, caller, inside -> runInitialisers(type, self, inside));
  }

  private void runInitialisers(TypeSymbol type, AbstractValue self, Position at) {
    Position inside = at.with(at.frame().within(type, self));
    List<Initial> initials = new ArrayList<>();
    type.declaration().fields().stream()
        .filter(Objects::startsFalse)
        .forEach(
            field ->
                Names.setField(
                    self, field.name(), AbstractValue.known("false", field.site()), at.state()));
    type.declaration().fields().stream()
        .filter(field -> !field.isStatic() && field.initialiser().isPresent())
        .forEach(
            field -> initials.add(new Initial(field.site(), Optional.of(field), Optional.empty())));
    type.declaration().initialisers().stream()
        .filter(block -> !block.isStatic())
        .forEach(
            block ->
                initials.add(
                    new Initial(block.body().site(), Optional.empty(), Optional.of(block.body()))));
    runInitials(initials, self, inside);
  }

  private static boolean startsFalse(Variable field) {
    return !field.isStatic()
        && field.initialiser().isEmpty()
        && field.type().simpleName().equals("boolean")
        && field.annotations().isEmpty();
  }

  /** A field initialiser or an initialiser block; they run in the order of the source. */
  private record Initial(Site site, Optional<Variable> field, Optional<Statement.Block> block) {}

  private void runInitials(List<Initial> initials, AbstractValue self, Position at) {
    initials.sort(Comparator.comparing(Initial::site));
    for (Initial initial : initials) {
      initial
          .field()
          .ifPresent(
              field -> Names.setField(self, field.name(), initialValue(field, at), at.state()));
      initial.block().ifPresent(block -> interpreter.statements().execute(block, at));
    }
  }

  private AbstractValue initialValue(Variable field, Position at) {
    return field
        .initialiser()
        .map(expression -> interpreter.evaluate(expression, at))
        .map(value -> interpreter.typed(value, field.type(), at))
        .orElseGet(AbstractValue::opaque);
  }

  /** Returns the object that holds the static fields of {@code type}, with {@code field} set. */
  AbstractValue staticHolder(FieldSymbol field, Position at) {
    AbstractValue holder = emptyHolder(field.owner(), at.state());
    boolean known =
        at.state()
            .object(holder, Instance.class)
            .filter(instance -> instance.fields().containsKey(field.declaration().name()))
            .isPresent();
    if (!known) {
      initialiseStatic(field, holder, at);
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
    int id = state.allocate(new Instance(type, Map.of(), Optional.empty()));
    state.rememberSingleton(holderName(type), id);
    return new AbstractValue.Reference(id);
  }

  /** Runs what gives a value to one static field, and not all that loading the class would run. */
  private void initialiseStatic(FieldSymbol field, AbstractValue holder, Position at) {
    String name = field.declaration().name();
    State.Locals caller = at.state().locals();
    at.state().enter(Map.of());
    Position inside =
        at.with(at.frame().within(field.owner(), new AbstractValue.Null())).with(Exits.uncaught());
    Names.setField(holder, name, new AbstractValue.Null(), at.state());
    AbstractValue initial =
        field.declaration().initialiser().isPresent()
            ? initialValue(field.declaration(), inside)
            : new AbstractValue.Null();
    Names.setField(holder, name, initial, at.state());
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
  boolean isReassigned(FieldSymbol field) {
    return reassigned.computeIfAbsent(field, Objects::findsAssignment);
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

  /** Returns the constant {@code name} of an enum, with the fields that its constructor sets. */
  AbstractValue enumConstant(TypeSymbol type, String name, Position at) {
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
    AbstractValue text = AbstractValue.known(name, constant.site());
    int id =
        at.state()
            .allocate(new Instance(type, Map.of(ENUM_NAME, text), Optional.of(constant.site())));
    at.state().rememberSingleton(key, id);
    AbstractValue self = new AbstractValue.Reference(id);
    State.Locals caller = at.state().locals();
    Position inside = at.with(at.frame().within(type, self));
    List<AbstractValue> arguments = interpreter.evaluateAll(constant.arguments(), inside);
    Optional<MethodSymbol> constructor =
        type.declaration().methods(Method.CONSTRUCTOR, arguments.size()).stream()
            .findFirst()
            .map(method -> new MethodSymbol(type, method));
    construct(type, constructor, self, arguments, inside);
    at.state().restore(caller);
    return self;
  }

  /** Returns the name of the enum constant that {@code instance} is. */
  static Optional<AbstractValue> enumName(Instance instance) {
    return Optional.ofNullable(instance.fields().get(ENUM_NAME));
  }

  /** Returns the instance of {@code outer} around {@code this}. */
  AbstractValue outerSelf(TypeSymbol outer, Position at) {
    return at.state()
        .object(at.frame().self(), Instance.class)
        .map(instance -> instance.fields().get(OUTER))
        .filter(value -> isInstanceOf(value, outer, at))
        .orElseGet(() -> interpreter.objects().singleton(outer, at.state(), at.frame()));
  }

  private static boolean isInstanceOf(AbstractValue value, TypeSymbol type, Position at) {
    return at.state()
        .object(value, Instance.class)
        .filter(instance -> instance.type().lineage().contains(type))
        .isPresent();
  }

  /** Returns a local variable that the anonymous or local class of {@code this} captured. */
  Optional<AbstractValue> captured(String name, Position at) {
    return at.state()
        .object(at.frame().self(), Instance.class)
        .map(instance -> instance.fields().get(CAPTURED + name));
  }
}
