package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Runs closures: lambdas, method references, and objects that stand for a function. */
final class Closures {

  /** The methods of the functional interfaces of the JDK. */
  private static final Set<String> OF_FUNCTIONS =
      Set.of("run", "call", "accept", "apply", "get", "test", "compare", "onCompletion");

  private final Interpreter interpreter;

  Closures(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Runs what {@code closure} refers to. */
  AbstractValue run(
      AbstractValue closure, List<AbstractValue> arguments, Position at, Timing timing) {
    if (timing == Timing.IN_PLACE) {
      return apply(closure, arguments, at);
    }
    State path = at.state().fork();
    if (timing == Timing.ELSEWHERE) {
      Exits ends = Exits.uncaught();
      Frame elsewhere = at.frame().elsewhere();
      interpreter.objects().forgetFlags(ownerOf(closure, path), path);
      apply(closure, arguments, new Position(path, elsewhere, ends));
      interpreter.ended(path, ends, elsewhere);
      return AbstractValue.opaque();
    }
    Position perhaps =
        timing == Timing.MAYBE ? at.with(at.frame().inScope(new Frame.PerhapsRun())) : at;
    AbstractValue result = apply(closure, arguments, perhaps.with(path));
    if (timing == Timing.REPEATEDLY && path.isReachable()) {
      result = AbstractValue.join(result, apply(closure, arguments, at.with(path)));
    }
    at.goOn(List.of(at.state().fork(), path));
    return result;
  }

  /** Returns the object whose fields the code sees. */
  private static AbstractValue ownerOf(AbstractValue closure, State state) {
    return state.object(closure, Closure.class).map(Closure::self).orElse(closure);
  }

  private AbstractValue apply(AbstractValue closure, List<AbstractValue> arguments, Position at) {
    Optional<Closure> code = at.state().object(closure, Closure.class);
    if (code.isPresent()) {
      return code.get().code() instanceof Expression.Lambda lambda
          ? applyLambda(lambda, code.get(), arguments, at)
          : applyReference(
              (Expression.MethodReference) code.get().code(), code.get(), arguments, at);
    }
    Optional<Instance> instance = at.state().object(closure, Instance.class);
    return instance
        .flatMap(object -> onlyMethod(object.type(), arguments.size()))
        .map(
            method ->
                interpreter
                    .calls()
                    .invoke(method, closure, arguments, method.declaration().nameSite(), at))
        .orElseGet(AbstractValue::opaque);
  }

  /** An object that stands for a function has one method for it, perhaps beside others. */
  private static Optional<MethodSymbol> onlyMethod(TypeSymbol type, int count) {
    List<Method> methods =
        type.declaration().methods().stream()
            .filter(method -> !method.isConstructor() && !method.isStatic())
            .filter(method -> !method.isGenerated())
            .filter(method -> method.modifiers().contains("public") && method.accepts(count))
            .toList();
    List<Method> standard =
        methods.stream().filter(method -> OF_FUNCTIONS.contains(method.name())).toList();
    List<Method> chosen = methods.size() > 1 ? standard : methods;
    return chosen.size() == 1
        ? Optional.of(new MethodSymbol(type, chosen.get(0)))
        : Optional.empty();
  }

  private AbstractValue applyLambda(
      Expression.Lambda lambda, Closure closure, List<AbstractValue> arguments, Position at) {
    if (!interpreter.budget().take()) {
      return AbstractValue.opaque();
    }
    State.Locals caller = at.state().locals();
    Map<String, AbstractValue> variables = new LinkedHashMap<>(closure.captured());
    Exits inner = at.exits().nested();
    Position inside =
        new Position(at.state(), at.frame().within(closure.in(), closure.self()), inner);
    for (int index = 0; index < lambda.parameters().size(); index++) {
      Variable parameter = lambda.parameters().get(index);
      AbstractValue value =
          index < arguments.size() ? arguments.get(index) : AbstractValue.opaque();
      variables.put(parameter.name(), interpreter.typed(value, parameter.type(), inside));
    }
    at.state().enter(variables);
    AbstractValue result = AbstractValue.opaque();
    if (lambda.body() instanceof Statement.ExpressionStatement only) {
      result = interpreter.evaluate(only.expression(), inside);
    } else {
      List<State> ends = new ArrayList<>();
      if (interpreter.statements().execute(lambda.body(), inside)) {
        ends.add(at.state().fork());
      }
      ends.addAll(inner.returned());
      Set<Integer> dividing = Decisions.dividing(ends);
      if (!inside.goOn(ends)) {
        at.state().markUnreachable();
      }
      result =
          inner.results().isEmpty()
              ? result
              : AbstractValue.join(inner.results()).withSources(dividing);
    }
    inner.changeThrown(thrown -> thrown.restore(caller));
    inner.passExceptionsTo(at.exits());
    at.state().restore(caller);
    return result;
  }

  private AbstractValue applyReference(
      Expression.MethodReference reference,
      Closure closure,
      List<AbstractValue> arguments,
      Position at) {
    State.Locals caller = at.state().locals();
    at.state().enter(closure.captured());
    Position inside = at.with(at.frame().within(closure.in(), closure.self()));
    AbstractValue result = interpreter.calls().refer(reference, arguments, inside);
    at.state().restore(caller);
    return result;
  }
}
