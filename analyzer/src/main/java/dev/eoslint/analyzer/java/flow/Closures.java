package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.Locals;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
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
      interpreter.laterChanges().forgetFlags(ownerOf(closure, path), path);
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
          ? interpreter.methodRuns().runLambda(lambda, code.get(), arguments, at)
          : applyReference(
              (Expression.MethodReference) code.get().code(), code.get(), arguments, at);
    }
    Optional<Instance> instance = at.state().object(closure, Instance.class);
    return instance
        .flatMap(object -> onlyMethod(object.type(), arguments.size()))
        .map(
            method ->
                interpreter
                    .methodRuns()
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

  private AbstractValue applyReference(
      Expression.MethodReference reference,
      Closure closure,
      List<AbstractValue> arguments,
      Position at) {
    Locals caller = at.state().locals();
    at.state().enter(closure.captured());
    Position inside = at.with(at.frame().within(closure.in(), closure.self()));
    AbstractValue result = interpreter.calls().refer(reference, arguments, inside);
    CallResults.passOn(at.state(), caller);
    return result;
  }
}
