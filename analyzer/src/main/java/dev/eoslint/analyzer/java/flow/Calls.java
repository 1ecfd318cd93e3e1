package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.ConfigMap;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Executes calls: of project methods, of libraries, of closures. */
final class Calls {

  /** Calls deeper than this below a root are not entered. */
  private static final int DEEPEST = 10;

  /** An interface with more implementations than this is not followed. */
  private static final int MOST_IMPLEMENTATIONS = 4;

  private static final Set<String> AWAITING = Set.of("get", "join", "resultNow");

  private final Interpreter interpreter;
  private final LibraryCalls libraries;

  Calls(Interpreter interpreter) {
    this.interpreter = interpreter;
    this.libraries = new LibraryCalls(interpreter);
  }

  AbstractValue call(Expression.Call call, Position at) {
    if (call.scope().isEmpty()) {
      return callWithoutScope(call, at);
    }
    Expression scope = call.scope().get();
    if (scope instanceof Expression.Super) {
      return callSuper(call, at);
    }
    Optional<JavaType> type = interpreter.names().typeMeant(scope, at);
    if (type.isPresent()) {
      List<AbstractValue> arguments = arguments(call.arguments(), at);
      return callStatic(type.get(), call.name(), arguments, call.site(), at);
    }
    Position before = isAwaited(call) ? at.with(at.frame().outOfLoops()) : at;
    AbstractValue receiver = interpreter.evaluate(scope, before);
    List<AbstractValue> arguments = arguments(call.arguments(), at);
    if (!at.state().isReachable()) {
      return AbstractValue.opaque();
    }
    Conditions.noteSetter(call, arguments, at);
    return callOn(receiver, call.name(), arguments, call.site(), at);
  }

  private List<AbstractValue> arguments(List<Expression> written, Position at) {
    List<AbstractValue> arguments = interpreter.evaluateAll(written, at);
    Conditions.forgetGiven(written, at);
    return arguments;
  }

  /** {@code executor.submit(task).get()}: the next task starts when this one has ended. */
  private static boolean isAwaited(Expression.Call call) {
    return AWAITING.contains(call.name())
        && call.scope().filter(Expression.Call.class::isInstance).isPresent();
  }

  private AbstractValue callWithoutScope(Expression.Call call, Position at) {
    List<AbstractValue> arguments = arguments(call.arguments(), at);
    if (!at.state().isReachable()) {
      return AbstractValue.opaque();
    }
    Optional<TypeSymbol> scope = Optional.of(at.frame().type());
    AbstractValue self = at.frame().self();
    while (scope.isPresent()) {
      TypeSymbol type = scope.get();
      TypeSymbol dynamic = dynamicType(self, type, at);
      Optional<MethodSymbol> method = choose(dynamic, call.name(), arguments, at);
      if (method.isPresent()) {
        return enter(method.get(), self, arguments, call.site(), at);
      }
      Optional<AbstractValue> inherited =
          libraries.askSuperTypes(type, self, call.name(), arguments, call.site(), at);
      if (inherited.isPresent()) {
        return inherited.get();
      }
      scope = type.outer();
      if (scope.isPresent()) {
        self = interpreter.objects().outerSelf(scope.get(), at);
      }
    }
    return staticallyImported(call, arguments, at)
        .orElseGet(
            () ->
                libraries.call(
                    Optional.empty(), Optional.empty(), call.name(), arguments, call.site(), at));
  }

  private static TypeSymbol dynamicType(AbstractValue self, TypeSymbol declared, Position at) {
    return at.state()
        .object(self, Instance.class)
        .map(Instance::type)
        .filter(type -> type.lineage().contains(declared))
        .orElse(declared);
  }

  private Optional<AbstractValue> staticallyImported(
      Expression.Call call, List<AbstractValue> arguments, Position at) {
    for (JavaFile.Import declared : at.frame().type().file().imports()) {
      boolean named = !declared.onDemand() && declared.simpleName().equals(call.name());
      if (!declared.isStatic() || !(named || declared.onDemand())) {
        continue;
      }
      String owner =
          declared.onDemand()
              ? declared.name()
              : declared.name().substring(0, Math.max(0, declared.name().lastIndexOf('.')));
      Optional<TypeSymbol> symbol = interpreter.project().type(owner);
      if (symbol.isPresent()) {
        Optional<MethodSymbol> method = choose(symbol.get(), call.name(), arguments, at);
        if (method.isPresent()) {
          return Optional.of(
              enter(method.get(), new AbstractValue.Null(), arguments, call.site(), at));
        }
      } else if (named) {
        return Optional.of(
            libraries.call(
                Optional.of(JavaType.library(owner)),
                Optional.empty(),
                call.name(),
                arguments,
                call.site(),
                at));
      }
    }
    return Optional.empty();
  }

  private AbstractValue callSuper(Expression.Call call, Position at) {
    List<AbstractValue> arguments = arguments(call.arguments(), at);
    TypeSymbol type = at.frame().type();
    for (JavaType parent : type.superTypes()) {
      Optional<MethodSymbol> method =
          parent.symbol().flatMap(symbol -> choose(symbol, call.name(), arguments, at));
      if (method.isPresent()) {
        return enter(method.get(), at.frame().self(), arguments, call.site(), at);
      }
    }
    return libraries
        .askSuperTypes(type, at.frame().self(), call.name(), arguments, call.site(), at)
        .orElseGet(AbstractValue::opaque);
  }

  private AbstractValue callStatic(
      JavaType type, String name, List<AbstractValue> arguments, Site site, Position at) {
    if (type.symbol().isEmpty()) {
      return libraries.call(Optional.of(type), Optional.empty(), name, arguments, site, at);
    }
    TypeSymbol symbol = type.symbol().get();
    boolean enumLookup = name.equals("valueOf") && arguments.size() == 1;
    if (enumLookup && arguments.get(0).text().filter(symbol::hasEnumConstant).isPresent()) {
      return interpreter.objects().enumConstant(symbol, arguments.get(0).text().orElseThrow(), at);
    }
    return choose(symbol, name, arguments, at)
        .map(method -> enter(method, new AbstractValue.Null(), arguments, site, at))
        .orElseGet(
            () -> libraries.call(Optional.of(type), Optional.empty(), name, arguments, site, at));
  }

  /** Calls {@code name} on an object. */
  AbstractValue callOn(
      AbstractValue receiver, String name, List<AbstractValue> arguments, Site site, Position at) {
    if (receiver instanceof AbstractValue.Choice choice) {
      return onEach(choice.alternatives(), name, arguments, site, at);
    }
    Optional<HeapObject> object = at.state().object(receiver, HeapObject.class);
    if (object.isEmpty()) {
      return onOpaque(receiver, name, arguments, site, at);
    } else if (object.get() instanceof Closure && isFunctional(name)) {
      return interpreter.closures().run(receiver, arguments, at, Timing.IN_PLACE);
    } else if (object.get() instanceof Instance instance) {
      return onInstance(receiver, instance, name, arguments, site, at);
    }
    return libraries.call(
        Optional.of(typeOf(object.get())), Optional.of(receiver), name, arguments, site, at);
  }

  /** These combine functions instead of calling them. */
  private static boolean isFunctional(String name) {
    return !Set.of("andThen", "compose", "negate", "or", "and", "hashCode", "equals")
        .contains(name);
  }

  private static JavaType typeOf(HeapObject object) {
    if (object instanceof LibraryObject library) {
      return library.type();
    } else if (object instanceof ConfigMap) {
      return JavaType.library("java.util.Map");
    } else if (object instanceof Sequence) {
      return JavaType.library("java.util.List");
    }
    return JavaType.library("java.lang.Object");
  }

  private AbstractValue onEach(
      List<AbstractValue> receivers,
      String name,
      List<AbstractValue> arguments,
      Site site,
      Position at) {
    List<State> ends = new ArrayList<>();
    List<AbstractValue> results = new ArrayList<>();
    List<AbstractValue> present =
        receivers.stream().filter(receiver -> !(receiver instanceof AbstractValue.Null)).toList();
    if (present.size() > 1) {
      forgetWhichOne(present, at.state());
    }
    for (AbstractValue receiver : present) {
      State path = at.state().fork();
      results.add(callOn(receiver, name, arguments, site, at.with(path)));
      ends.add(path);
    }
    if (results.isEmpty() || !interpreter.statements().goOn(ends, at)) {
      return AbstractValue.opaque();
    } else if (present.size() > 1) {
      forgetWhichOne(present, at.state());
    }
    return AbstractValue.join(results);
  }

  /**
   * Each of the objects, with what it alone holds, may or may not be the one that was called. What
   * all of them hold is the same whichever is called.
   */
  private static void forgetWhichOne(List<AbstractValue> receivers, State state) {
    Set<Integer> some = new TreeSet<>();
    List<Set<Integer>> held =
        receivers.stream().map(receiver -> Sources.reachable(receiver, state)).toList();
    held.forEach(some::addAll);
    some.removeIf(object -> held.stream().allMatch(each -> each.contains(object)));
    some.forEach(object -> state.changeStatuses(object, Status::afterUnseenUse));
  }

  private AbstractValue onOpaque(
      AbstractValue receiver, String name, List<AbstractValue> arguments, Site site, Position at) {
    if (!(receiver instanceof AbstractValue.Opaque opaque)) {
      Optional<JavaType> type =
          receiver instanceof AbstractValue.Scalar
              ? Optional.of(JavaType.library("java.lang.String"))
              : Optional.empty();
      return libraries.call(type, Optional.of(receiver), name, arguments, site, at);
    }
    Optional<TypeSymbol> symbol = opaque.type().flatMap(JavaType::symbol);
    if (symbol.isEmpty()) {
      return libraries.call(opaque.type(), Optional.of(receiver), name, arguments, site, at);
    }
    List<TypeSymbol> candidates = called(symbol.get(), name, arguments, at);
    if (candidates.isEmpty()) {
      return withoutBody(opaque, symbol.get(), name, arguments, site, at);
    }
    List<AbstractValue> receivers = new ArrayList<>();
    for (TypeSymbol candidate : candidates) {
      boolean data =
          !opaque.sources().isEmpty()
              || !(isService(candidate) || interpreter.surroundings().fills(candidate));
      receivers.add(
          data
              ? new AbstractValue.Opaque(Optional.of(JavaType.of(candidate)), opaque.sources())
              : interpreter.objects().singleton(candidate, at.state(), at.frame()));
    }
    if (receivers.size() == 1) {
      return onChosen(receivers.get(0), candidates.get(0), name, arguments, site, at);
    }
    List<State> ends = new ArrayList<>();
    List<AbstractValue> results = new ArrayList<>();
    for (int index = 0; index < receivers.size(); index++) {
      State path = at.state().fork();
      results.add(
          onChosen(
              receivers.get(index), candidates.get(index), name, arguments, site, at.with(path)));
      ends.add(path);
    }
    return interpreter.statements().goOn(ends, at)
        ? AbstractValue.join(results)
        : AbstractValue.opaque();
  }

  private AbstractValue onChosen(
      AbstractValue receiver,
      TypeSymbol type,
      String name,
      List<AbstractValue> arguments,
      Site site,
      Position at) {
    return choose(type, name, arguments, at)
        .map(method -> enter(method, receiver, arguments, site, at))
        .orElseGet(AbstractValue::opaque);
  }

  /** Records and enums are values; a class that only has data would be built for nothing. */
  private static boolean isService(TypeSymbol type) {
    return switch (type.declaration().kind()) {
      case CLASS ->
          type.declaration().annotations().stream()
              .noneMatch(
                  annotation ->
                      Set.of("Entity", "Document", "Data", "Embeddable")
                          .contains(annotation.simpleName()));
      default -> false;
    };
  }

  /** Returns the types whose code runs when {@code name} is called on some {@code type}. */
  private List<TypeSymbol> called(
      TypeSymbol type, String name, List<AbstractValue> arguments, Position at) {
    if (!isProvided(type)) {
      return implementations(type, name, arguments, at);
    }
    Optional<MethodSymbol> method = choose(type, name, arguments, at);
    if (method.flatMap(declared -> declared.declaration().body()).isPresent()) {
      return List.of(type);
    }
    // A part of it that the library leaves to the project is declared in an interface of its own.
    return method
        .map(MethodSymbol::owner)
        .filter(owner -> !isProvided(owner))
        .map(owner -> implementations(owner, name, arguments, at))
        .orElseGet(List::of);
  }

  private boolean isProvided(TypeSymbol type) {
    return interpreter.semantics().stream().anyMatch(each -> each.provides(type));
  }

  private List<TypeSymbol> implementations(
      TypeSymbol type, String name, List<AbstractValue> arguments, Position at) {
    List<TypeSymbol> found = new ArrayList<>();
    if (choose(type, name, arguments, at)
        .flatMap(method -> method.declaration().body())
        .isPresent()) {
      found.add(type);
    }
    for (TypeSymbol subtype : interpreter.project().subtypesOf(type)) {
      boolean overrides =
          !subtype.declaration().modifiers().contains("abstract")
              && choose(subtype, name, arguments, at)
                  .filter(method -> found.isEmpty() || method.owner().equals(subtype))
                  .flatMap(method -> method.declaration().body())
                  .isPresent();
      if (overrides) {
        found.add(subtype);
      }
    }
    List<TypeSymbol> primary =
        found.stream()
            .filter(each -> each.declaration().annotation("Primary").isPresent())
            .toList();
    if (!primary.isEmpty()) {
      return primary;
    }
    return found.size() > MOST_IMPLEMENTATIONS ? List.of() : found;
  }

  private AbstractValue withoutBody(
      AbstractValue.Opaque receiver,
      TypeSymbol type,
      String name,
      List<AbstractValue> arguments,
      Site site,
      Position at) {
    Optional<AbstractValue> known =
        libraries.ask(
            Optional.of(JavaType.of(type)), Optional.of(receiver), name, arguments, site, at);
    if (known.isPresent()) {
      return known.get();
    }
    Optional<AbstractValue> inherited =
        libraries.askSuperTypes(type, receiver, name, arguments, site, at);
    AbstractValue result =
        inherited.orElseGet(
            () -> libraries.unknownResult(Optional.of(receiver), name, arguments, site, at));
    return choose(type, name, arguments, at)
        .map(
            method ->
                interpreter
                    .objects()
                    .materialise(
                        result,
                        method.owner().resolve(method.declaration().returnType()),
                        at.state(),
                        at.frame()))
        .orElse(result);
  }

  private AbstractValue onInstance(
      AbstractValue receiver,
      Instance instance,
      String name,
      List<AbstractValue> arguments,
      Site site,
      Position at) {
    Optional<MethodSymbol> method = choose(instance.type(), name, arguments, at);
    if (method.isPresent() && method.get().declaration().body().isPresent()) {
      return enter(method.get(), receiver, arguments, site, at);
    }
    Optional<AbstractValue> enumName =
        name.equals("name") || name.equals("toString")
            ? Objects.enumName(instance)
            : Optional.empty();
    if (enumName.isPresent()) {
      return enumName.get();
    }
    return libraries
        .askSuperTypes(instance.type(), receiver, name, arguments, site, at)
        .or(
            () ->
                libraries.ask(
                    Optional.of(JavaType.of(instance.type())),
                    Optional.of(receiver),
                    name,
                    arguments,
                    site,
                    at))
        .orElseGet(() -> libraries.unknownResult(Optional.of(receiver), name, arguments, site, at));
  }

  AbstractValue create(Expression.Creation creation, Position at) {
    List<AbstractValue> arguments = arguments(creation.arguments(), at);
    JavaType type = at.frame().type().resolve(creation.type());
    if (creation.body().isPresent()) {
      return createAnonymous(creation, type, arguments, at);
    }
    if (type.symbol().isPresent()) {
      at.exits().throwsFrom(at.state());
      return interpreter
          .objects()
          .create(type.symbol().get(), arguments, creation.site(), Map.of(), at);
    }
    return libraries.call(
        Optional.of(type), Optional.empty(), Method.CONSTRUCTOR, arguments, creation.site(), at);
  }

  /** The body of an anonymous class is a project type; what it extends may be a library type. */
  private AbstractValue createAnonymous(
      Expression.Creation creation, JavaType type, List<AbstractValue> arguments, Position at) {
    TypeSymbol body = at.frame().type().inner(creation.body().orElseThrow());
    Optional<AbstractValue> library =
        type.symbol().isEmpty()
            ? libraries.ask(
                Optional.of(type),
                Optional.empty(),
                Method.CONSTRUCTOR,
                arguments,
                creation.site(),
                at)
            : Optional.empty();
    if (library.isPresent() && library.get() instanceof AbstractValue.Reference) {
      interpreter.objects().initialiseAnonymous(body, library.get(), at);
      return library.get();
    }
    return interpreter
        .objects()
        .create(body, arguments, creation.site(), at.state().locals().variables(), at);
  }

  void explicitConstructor(Statement.ConstructorCall call, Position at) {
    interpreter.objects().constructorCall(call, at);
  }

  /** Chooses the overload that the arguments fit best. */
  private Optional<MethodSymbol> choose(
      TypeSymbol type, String name, List<AbstractValue> arguments, Position at) {
    List<MethodSymbol> all = type.methods(name, arguments.size());
    MethodSymbol best = null;
    int bestScore = Integer.MIN_VALUE;
    for (MethodSymbol candidate : all) {
      int score = Overloads.score(candidate, arguments, at.state());
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    return Optional.ofNullable(best);
  }

  private AbstractValue enter(
      MethodSymbol method,
      AbstractValue self,
      List<AbstractValue> arguments,
      Site site,
      Position at) {
    AbstractValue receiver = method.declaration().isStatic() ? new AbstractValue.Null() : self;
    if (method.declaration().body().isEmpty()) {
      return onOpaque(
          new AbstractValue.Opaque(Optional.of(JavaType.of(method.owner())), Set.of()),
          method.declaration().name(),
          arguments,
          site,
          at);
    }
    return invoke(method, receiver, arguments, site, at);
  }

  /** Runs a project method; returns an opaque value where the bound of calls is met. */
  AbstractValue invoke(
      MethodSymbol method,
      AbstractValue self,
      List<AbstractValue> arguments,
      Site site,
      Position at) {
    boolean tooDeep =
        at.frame().entered().size() >= DEEPEST || at.frame().entered().contains(method);
    if (tooDeep || interpreter.budget().isSpent() || method.declaration().body().isEmpty()) {
      if (at.frame().entered().contains(method)) {
        interpreter
            .semantics()
            .forEach(each -> each.calledAgain(method, arguments, site, at.state(), at.frame()));
      }
      Conditions.forgetResult(at.state());
      at.state().changeAllStatuses(Status::afterUnseenUse);
      return unseenResult(method, arguments, at);
    }
    return interpreter.surroundings().runsElsewhere(method, self, at.frame())
        ? invokeElsewhere(method, self, arguments, site, at)
        : runBody(
            method, arguments, at.state(), entered(method, self, site, at.frame()), at.exits());
  }

  private Frame entered(MethodSymbol method, AbstractValue self, Site site, Frame caller) {
    Frame frame = caller.calling(method, self, site);
    Optional<Frame.EnclosingScope> scope = interpreter.surroundings().around(method, frame);
    if (scope.isPresent()) {
      frame = frame.inScope(scope.get());
    }
    return method.declaration().modifiers().contains("synchronized")
        ? frame.inScope(new Frame.Lock(method.declaration().nameSite()))
        : frame;
  }

  private AbstractValue invokeElsewhere(
      MethodSymbol method,
      AbstractValue self,
      List<AbstractValue> arguments,
      Site site,
      Position at) {
    State path = at.state().fork();
    Exits ends = Exits.uncaught();
    Frame elsewhere = entered(method, self, site, at.frame().elsewhere());
    interpreter.objects().forgetFlags(self, path);
    runBody(method, arguments, path, elsewhere, ends);
    interpreter.ended(path, ends, elsewhere);
    return unseenResult(method, arguments, at);
  }

  private AbstractValue unseenResult(
      MethodSymbol method, List<AbstractValue> arguments, Position at) {
    return interpreter
        .objects()
        .materialise(
            AbstractValue.derivedFrom(AbstractValue.union(arguments)),
            method.owner().resolve(method.declaration().returnType()),
            at.state(),
            at.frame());
  }

  /** Runs the body of {@code method} in {@code frame} and puts the caller's variables back. */
  AbstractValue runBody(
      MethodSymbol method,
      List<AbstractValue> arguments,
      State state,
      Frame frame,
      Exits callerExits) {
    interpreter.markEntered(method);
    Optional<Statement.Block> body = method.declaration().body();
    if (body.isEmpty()) {
      return AbstractValue.opaque();
    }
    State.Locals caller = state.locals();
    Exits inner = callerExits.nested();
    Position inside = new Position(state, frame, inner);
    state.enter(bind(method, arguments, inside));
    List<State> ends = new ArrayList<>();
    List<AbstractValue> results = inner.results();
    if (interpreter.statements().execute(body.get(), inside)) {
      ends.add(state.fork());
    }
    if (!isFollowedByFlags(method)) {
      ReturnedFailures.forget(inner);
    }
    ends.addAll(inner.returned());
    Set<Integer> dividing = Decisions.dividing(ends);
    inner.changeThrown(thrown -> thrown.restore(caller));
    inner.passExceptionsTo(callerExits);
    if (!interpreter.statements().goOn(ends, inside)) {
      state.markUnreachable();
    }
    state.restore(caller, Conditions.RETURNED, Conditions.RESULT);
    AbstractValue result = results.isEmpty() ? AbstractValue.opaque() : AbstractValue.join(results);
    return interpreter.typed(
        result.withSources(dividing), method.declaration().returnType(), inside);
  }

  /** Returns whether flags tell callers which way led to what {@code method} returns. */
  private static boolean isFollowedByFlags(MethodSymbol method) {
    JavaType type = method.owner().resolve(method.declaration().returnType());
    return type.is("boolean") || type.is("java.lang.Boolean");
  }

  private Map<String, AbstractValue> bind(
      MethodSymbol method, List<AbstractValue> arguments, Position at) {
    Map<String, AbstractValue> variables = new LinkedHashMap<>();
    List<Variable> parameters = method.declaration().parameters();
    for (int index = 0; index < parameters.size(); index++) {
      Variable parameter = parameters.get(index);
      boolean rest = method.declaration().variableArity() && index == parameters.size() - 1;
      AbstractValue value;
      if (rest && !(arguments.size() == parameters.size() && isArray(arguments.get(index), at))) {
        List<AbstractValue> elements =
            arguments.subList(Math.min(index, arguments.size()), arguments.size());
        value = at.state().reference(new Sequence(elements, true, Optional.empty()));
      } else {
        value = index < arguments.size() ? arguments.get(index) : AbstractValue.opaque();
      }
      variables.put(parameter.name(), interpreter.typed(value, parameter.type(), at));
    }
    return variables;
  }

  private static boolean isArray(AbstractValue value, Position at) {
    return at.state().object(value, Sequence.class).isPresent();
  }

  /** Calls the method that {@code reference} names. */
  AbstractValue refer(
      Expression.MethodReference reference, List<AbstractValue> arguments, Position at) {
    Optional<JavaType> type = interpreter.names().typeMeant(reference.scope(), at);
    if (type.isEmpty()) {
      AbstractValue receiver = interpreter.evaluate(reference.scope(), at);
      return callOn(receiver, reference.name(), arguments, reference.site(), at);
    } else if (reference.name().equals("new")) {
      return type.get().symbol().isPresent()
          ? interpreter
              .objects()
              .create(type.get().symbol().get(), arguments, reference.site(), Map.of(), at)
          : libraries.call(
              type, Optional.empty(), Method.CONSTRUCTOR, arguments, reference.site(), at);
    }
    boolean isStatic =
        type.get()
            .symbol()
            .flatMap(symbol -> choose(symbol, reference.name(), arguments, at))
            .map(method -> method.declaration().isStatic())
            .orElse(false);
    boolean cannotBeReceiver = type.get().symbol().isEmpty() && arguments.size() != 1;
    if (isStatic || arguments.isEmpty() || cannotBeReceiver) {
      return callStatic(type.get(), reference.name(), arguments, reference.site(), at);
    }
    AbstractValue receiver =
        interpreter.objects().materialise(arguments.get(0), type.get(), at.state(), at.frame());
    return callOn(
        receiver, reference.name(), arguments.subList(1, arguments.size()), reference.site(), at);
  }
}
