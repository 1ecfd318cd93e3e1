package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Evaluates calls as they are written: what they are made on, and with which arguments. */
final class Calls {

  private static final Set<String> AWAITING = Set.of("get", "join", "resultNow");

  private final Interpreter interpreter;

  Calls(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  AbstractValue call(Expression.Call call, Position at) {
    if (call.scope().isEmpty()) {
      return callWithoutScope(call, at);
    }
    Expression scope = call.scope().get();
    if (scope instanceof Expression.Super) {
      return callSuper(evaluated(call, at), at);
    }
    Optional<JavaType> type = interpreter.names().typeMeant(scope, at);
    if (type.isPresent()) {
      return callStatic(type.get(), evaluated(call, at), at);
    }
    Position before = isAwaited(call) ? at.with(at.frame().outOfLoops()) : at;
    AbstractValue receiver = interpreter.evaluate(scope, before);
    EvaluatedCall evaluated = evaluated(call, at);
    if (!at.state().isReachable()) {
      return AbstractValue.opaque();
    }
    AtomicFlags.noteSetter(call, evaluated.arguments(), at);
    return interpreter.dispatch().call(receiver, evaluated, at);
  }

  private EvaluatedCall evaluated(Expression.Call call, Position at) {
    return new EvaluatedCall(call.name(), arguments(call.arguments(), at), call.site());
  }

  private List<AbstractValue> arguments(List<Expression> written, Position at) {
    List<AbstractValue> arguments = interpreter.evaluateAll(written, at);
    AtomicFlags.forgetGiven(written, at);
    return arguments;
  }

  /** {@code executor.submit(task).get()}: the next task starts when this one has ended. */
  private static boolean isAwaited(Expression.Call call) {
    return AWAITING.contains(call.name())
        && call.scope().filter(Expression.Call.class::isInstance).isPresent();
  }

  private AbstractValue callWithoutScope(Expression.Call written, Position at) {
    EvaluatedCall call = evaluated(written, at);
    if (!at.state().isReachable()) {
      return AbstractValue.opaque();
    }
    return interpreter
        .enclosingInstances()
        .first(at, each -> callMember(each, call, at))
        .or(() -> staticallyImported(call, at))
        .orElseGet(
            () -> interpreter.libraryCalls().call(Optional.empty(), Optional.empty(), call, at));
  }

  private Optional<AbstractValue> callMember(
      EnclosingInstances.Enclosing scope, EvaluatedCall call, Position at) {
    return choose(dynamicType(scope.self(), scope.type(), at), call, at)
        .map(method -> interpreter.dispatch().enter(method, scope.self(), call, at))
        .or(() -> interpreter.libraryCalls().askSuperTypes(scope.type(), scope.self(), call, at));
  }

  private static TypeSymbol dynamicType(AbstractValue self, TypeSymbol declared, Position at) {
    return at.state()
        .object(self, Instance.class)
        .map(Instance::type)
        .filter(type -> type.lineage().contains(declared))
        .orElse(declared);
  }

  private Optional<AbstractValue> staticallyImported(EvaluatedCall call, Position at) {
    for (JavaFile.Import declared : at.frame().type().file().imports()) {
      if (!declared.mayImportMember(call.name())) {
        continue;
      }
      Optional<TypeSymbol> symbol = interpreter.project().type(declared.memberOwner());
      if (symbol.isPresent()) {
        Optional<MethodSymbol> method = choose(symbol.get(), call, at);
        if (method.isPresent()) {
          return Optional.of(enterStatic(method.get(), call, at));
        }
      } else if (!declared.onDemand()) {
        return Optional.of(callLibrary(JavaType.library(declared.memberOwner()), call, at));
      }
    }
    return Optional.empty();
  }

  private Optional<MethodSymbol> choose(TypeSymbol type, EvaluatedCall call, Position at) {
    return interpreter.callTargets().choose(type, call, at.state());
  }

  private AbstractValue enterStatic(MethodSymbol method, EvaluatedCall call, Position at) {
    return interpreter.dispatch().enter(method, new AbstractValue.Null(), call, at);
  }

  private AbstractValue callLibrary(JavaType type, EvaluatedCall call, Position at) {
    return interpreter.libraryCalls().call(Optional.of(type), Optional.empty(), call, at);
  }

  private AbstractValue callSuper(EvaluatedCall call, Position at) {
    TypeSymbol type = at.frame().type();
    AbstractValue self = at.frame().self();
    for (JavaType parent : type.superTypes()) {
      Optional<MethodSymbol> method = parent.symbol().flatMap(symbol -> choose(symbol, call, at));
      if (method.isPresent()) {
        return interpreter.dispatch().enter(method.get(), self, call, at);
      }
    }
    return interpreter
        .libraryCalls()
        .askSuperTypes(type, self, call, at)
        .orElseGet(AbstractValue::opaque);
  }

  private AbstractValue callStatic(JavaType type, EvaluatedCall call, Position at) {
    if (type.symbol().isEmpty()) {
      return callLibrary(type, call, at);
    }
    TypeSymbol symbol = type.symbol().get();
    return enumConstant(symbol, call, at)
        .or(() -> choose(symbol, call, at).map(method -> enterStatic(method, call, at)))
        .orElseGet(() -> callLibrary(type, call, at));
  }

  /** Returns the constant that {@code Status.valueOf("OPEN")} looks up. */
  private Optional<AbstractValue> enumConstant(TypeSymbol type, EvaluatedCall call, Position at) {
    if (!call.name().equals("valueOf") || call.arguments().size() != 1) {
      return Optional.empty();
    }
    return call.arguments()
        .get(0)
        .text()
        .filter(type::hasEnumConstant)
        .map(name -> interpreter.enumConstants().constant(type, name, at));
  }

  AbstractValue create(Expression.Creation creation, Position at) {
    List<AbstractValue> arguments = arguments(creation.arguments(), at);
    JavaType type = at.frame().type().resolve(creation.type());
    if (creation.body().isPresent()) {
      return createAnonymous(creation, type, arguments, at);
    }
    if (type.symbol().isPresent()) {
      at.exits().throwsFrom(Thrown.UNCHECKED, at.state());
    }
    return construct(type, arguments, creation.site(), at);
  }

  private AbstractValue construct(
      JavaType type, List<AbstractValue> arguments, Site site, Position at) {
    return type.symbol()
        .map(symbol -> interpreter.construction().create(symbol, arguments, site, Map.of(), at))
        .orElseGet(
            () -> callLibrary(type, new EvaluatedCall(Method.CONSTRUCTOR, arguments, site), at));
  }

  /** The body of an anonymous class is a project type; what it extends may be a library type. */
  private AbstractValue createAnonymous(
      Expression.Creation creation, JavaType type, List<AbstractValue> arguments, Position at) {
    TypeSymbol body = at.frame().type().inner(creation.body().orElseThrow());
    if (type.symbol().isEmpty()) {
      EvaluatedCall call = new EvaluatedCall(Method.CONSTRUCTOR, arguments, creation.site());
      Optional<AbstractValue> object =
          interpreter
              .libraryCalls()
              .ask(Optional.of(type), Optional.empty(), call, at)
              .filter(AbstractValue.Reference.class::isInstance);
      if (object.isPresent()) {
        interpreter.construction().initialiseAnonymous(body, object.get(), at);
        return object.get();
      }
    }
    return interpreter
        .construction()
        .create(body, arguments, creation.site(), at.state().locals().variables(), at);
  }

  /** Calls the method that {@code reference} names. */
  AbstractValue refer(
      Expression.MethodReference reference, List<AbstractValue> arguments, Position at) {
    EvaluatedCall call = new EvaluatedCall(reference.name(), arguments, reference.site());
    Optional<JavaType> type = interpreter.names().typeMeant(reference.scope(), at);
    if (type.isEmpty()) {
      AbstractValue receiver = interpreter.evaluate(reference.scope(), at);
      return interpreter.dispatch().call(receiver, call, at);
    } else if (reference.name().equals("new")) {
      return construct(type.get(), arguments, reference.site(), at);
    } else if (arguments.isEmpty() || !takesReceiver(type.get(), call, at)) {
      return callStatic(type.get(), call, at);
    }
    AbstractValue receiver =
        interpreter
            .outsideObjects()
            .materialise(arguments.get(0), type.get(), at.state(), at.frame());
    EvaluatedCall rest =
        new EvaluatedCall(
            reference.name(), arguments.subList(1, arguments.size()), reference.site());
    return interpreter.dispatch().call(receiver, rest, at);
  }

  /** Returns whether the first argument of {@code Order::key} is what the method is called on. */
  private boolean takesReceiver(JavaType type, EvaluatedCall call, Position at) {
    return type.symbol()
        .map(
            symbol ->
                choose(symbol, call, at)
                    .filter(method -> method.declaration().isStatic())
                    .isEmpty())
        .orElseGet(() -> call.arguments().size() == 1 && !type.is("java.util.Objects"));
  }
}
