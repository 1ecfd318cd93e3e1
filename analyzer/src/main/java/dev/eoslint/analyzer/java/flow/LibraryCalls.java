package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Calls of methods that the project does not hold. */
final class LibraryCalls {

  /** Methods that only read what they are given, whatever they belong to. */
  private static final Set<String> ONLY_READING =
      Set.of(
          "trace",
          "debug",
          "info",
          "warn",
          "error",
          "println",
          "print",
          "printf",
          "toString",
          "valueOf",
          "requireNonNull",
          "equals",
          "hashCode",
          "isEmpty",
          "size");

  /** Only methods that wait are interrupted. */
  private static final Set<String> WAITING =
      Set.of(
          "sleep",
          "wait",
          "join",
          "get",
          "take",
          "put",
          "poll",
          "offer",
          "await",
          "acquire",
          "tryAcquire",
          "lockInterruptibly",
          "tryLock",
          "awaitTermination",
          "invokeAll",
          "invokeAny",
          "send",
          "exchange",
          "transfer",
          "waitFor",
          "call");

  private static final Set<String> BASIC_PACKAGES =
      Set.of(
          "java.lang",
          "java.util",
          "java.util.function",
          "java.util.stream",
          "java.time",
          "java.text",
          "org.slf4j");

  private static final Set<String> TASKS =
      Set.of("java.lang.Runnable", "java.util.concurrent.Callable");

  private final Interpreter interpreter;

  LibraryCalls(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Calls a method of a library, known or not. */
  AbstractValue call(
      Optional<JavaType> type, Optional<AbstractValue> receiver, EvaluatedCall call, Position at) {
    return ask(type, receiver, call, at).orElseGet(() -> unknownResult(receiver, call, at));
  }

  /** A method that is declared nowhere in the project may belong to a library super type. */
  Optional<AbstractValue> askSuperTypes(
      TypeSymbol type, AbstractValue receiver, EvaluatedCall call, Position at) {
    for (TypeSymbol symbol : type.lineage()) {
      for (JavaType parent : symbol.superTypes()) {
        if (parent.symbol().isEmpty()) {
          Optional<AbstractValue> result =
              ask(Optional.of(parent), Optional.of(receiver), call, at);
          if (result.isPresent()) {
            return result;
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Returns what a call yields if some semantics know it. */
  Optional<AbstractValue> ask(
      Optional<JavaType> type, Optional<AbstractValue> receiver, EvaluatedCall call, Position at) {
    CallResults.forget(at.state());
    Optional<AbstractValue> answer = interpreter.typeQuestions().answer(receiver, call, at);
    if (answer.isPresent()) {
      return answer;
    }
    Invocation invocation =
        new Invocation(
            call.site(),
            type,
            receiver,
            call.name(),
            call.arguments(),
            at.state(),
            at.frame(),
            new CallEngine(interpreter, at.exits()));
    failures(invocation)
        .ifPresentOrElse(
            known -> known.forEach(failure -> fail(failure, invocation, at)),
            () -> failSomehow(invocation, at));
    for (LibrarySemantics semantics : interpreter.semantics()) {
      Optional<AbstractValue> result = semantics.call(invocation);
      if (result.isPresent()) {
        return result;
      }
    }
    return Optional.empty();
  }

  /**
   * The basic types of Java, accessors of the project and types that nobody knows are not taken to
   * throw what a method has to declare; logging does not fail.
   */
  private static void failSomehow(Invocation invocation, Position at) {
    if (Reporting.isReport(invocation.method())) {
      return;
    }
    boolean reads = invocation.arguments().isEmpty();
    boolean basic =
        invocation
            .type()
            .filter(type -> !isBasic(type.name()) && !(type.symbol().isPresent() && reads))
            .isEmpty();
    if (!basic && WAITING.contains(invocation.method())) {
      at.exits().throwsFrom(new Thrown(ExceptionTypes.INTERRUPTED, true), at.state());
    }
    Thrown vague = basic ? Thrown.UNCHECKED : Thrown.ANYTHING;
    at.exits().throwsFrom(thrownBy(invocation, vague), at.state());
  }

  private static Thrown thrownBy(Invocation call, Thrown exception) {
    return call.type()
        .filter(type -> exception.isVague())
        .map(type -> exception.by(type, call.frame().type()))
        .orElse(exception);
  }

  private static boolean isBasic(String type) {
    String packageName = type.substring(0, Math.max(0, type.lastIndexOf('.')));
    return BASIC_PACKAGES.contains(packageName) && !type.equals("java.lang.Thread");
  }

  private Optional<List<Failure>> failures(Invocation invocation) {
    for (LibrarySemantics semantics : interpreter.semantics()) {
      Optional<List<Failure>> known = semantics.failures(invocation);
      if (known.isPresent()) {
        return known;
      }
    }
    return Optional.empty();
  }

  private static void fail(Failure failure, Invocation call, Position at) {
    State failed = at.state().fork();
    List<Integer> receivers = call.receiver().map(AbstractValue::references).orElseGet(List::of);
    for (int receiver : receivers) {
      if (!failed.moveStatuses(receiver, failure.effect())) {
        return;
      }
    }
    at.exits().throwsFrom(thrownBy(call, Thrown.by(failure)), failed);
  }

  /** A call into the unknown may run closures later and change the maps that it is given. */
  AbstractValue unknownResult(Optional<AbstractValue> receiver, EvaluatedCall call, Position at) {
    for (AbstractValue argument : call.arguments()) {
      if (isTask(argument, at)) {
        interpreter.closures().run(argument, List.of(), at, Timing.ELSEWHERE);
      } else if (call.name().equals("invokeAll")) {
        invokeAll(argument, call.site(), at);
      } else {
        interpreter.handedOut(argument, at);
      }
      if (!ONLY_READING.contains(call.name())) {
        for (int id : argument.references()) {
          at.state().changeStatuses(id, Status::afterUnseenUse);
          at.state()
              .object(id)
              .filter(ConfigMap.class::isInstance)
              .ifPresent(map -> at.state().update(id, ((ConfigMap) map).incomplete()));
        }
      }
    }
    Set<Integer> sources = new TreeSet<>(AbstractValue.union(call.arguments()));
    receiver.ifPresent(value -> sources.addAll(value.sources()));
    return AbstractValue.derivedFrom(sources);
  }

  private void invokeAll(AbstractValue tasks, Site site, Position at) {
    Position several = at.with(at.frame().inLoop(site));
    for (Sequence sequence : at.state().objects(tasks, Sequence.class)) {
      sequence.elements().stream()
          .filter(task -> isTask(task, at))
          .forEach(task -> interpreter.closures().run(task, List.of(), several, Timing.ELSEWHERE));
    }
  }

  /** A closure, or an object of a project class that something runs on another thread. */
  private static boolean isTask(AbstractValue argument, Position at) {
    return at.state().object(argument, Closure.class).isPresent()
        || at.state()
            .object(argument, Instance.class)
            .filter(instance -> instance.type().superTypeNames().stream().anyMatch(TASKS::contains))
            .isPresent();
  }
}
