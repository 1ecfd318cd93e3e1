package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;

/** Finds the code that a call on an object runs, by what the object is, and runs it. */
final class Dispatch {

  /** These combine functions instead of calling them. */
  private static final Set<String> COMBINING =
      Set.of("andThen", "compose", "negate", "or", "and", "hashCode", "equals");

  /** These tell the name of a constant of an enum. */
  private static final Set<String> NAMING = Set.of("name", "toString");

  /** Annotations of classes that only have data. */
  private static final Set<String> OF_DATA = Set.of("Entity", "Document", "Data", "Embeddable");

  private final Interpreter interpreter;

  Dispatch(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Makes {@code call} on {@code receiver}. */
  AbstractValue call(AbstractValue receiver, EvaluatedCall call, Position at) {
    if (receiver instanceof AbstractValue.Choice choice) {
      return onOneOf(choice.alternatives(), call, at);
    }
    Optional<HeapObject> object = at.state().object(receiver, HeapObject.class);
    if (object.isEmpty()) {
      return onValue(receiver, call, at);
    } else if (object.get() instanceof Closure && !COMBINING.contains(call.name())) {
      return interpreter.closures().run(receiver, call.arguments(), at, Timing.IN_PLACE);
    } else if (object.get() instanceof Instance instance) {
      return onInstance(receiver, instance, call, at);
    }
    return interpreter
        .libraryCalls()
        .call(Optional.of(typeOf(object.get())), Optional.of(receiver), call, at);
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

  private AbstractValue onOneOf(List<AbstractValue> receivers, EvaluatedCall call, Position at) {
    List<AbstractValue> present =
        receivers.stream().filter(receiver -> !(receiver instanceof AbstractValue.Null)).toList();
    forgetWhichOne(present, at.state());
    AbstractValue result = onPaths(present, (receiver, path) -> call(receiver, call, path), at);
    forgetWhichOne(present, at.state());
    return result;
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

  /**
   * Makes a call once for each receiver, on a path of its own, and goes on where the paths meet.
   */
  private static <T> AbstractValue onPaths(
      List<T> receivers, BiFunction<T, Position, AbstractValue> call, Position at) {
    List<State> ends = new ArrayList<>();
    List<AbstractValue> results = new ArrayList<>();
    for (T receiver : receivers) {
      State path = at.state().fork();
      results.add(call.apply(receiver, at.with(path)));
      ends.add(path);
    }
    return at.goOn(ends) ? AbstractValue.join(results) : AbstractValue.opaque();
  }

  private AbstractValue onValue(AbstractValue receiver, EvaluatedCall call, Position at) {
    if (!(receiver instanceof AbstractValue.Opaque opaque)) {
      Optional<JavaType> type =
          receiver instanceof AbstractValue.Scalar
              ? Optional.of(JavaType.library("java.lang.String"))
              : Optional.empty();
      return interpreter.libraryCalls().call(type, Optional.of(receiver), call, at);
    }
    return opaque
        .type()
        .flatMap(JavaType::symbol)
        .map(symbol -> onOpaque(opaque, symbol, call, at))
        .orElseGet(
            () -> interpreter.libraryCalls().call(opaque.type(), Optional.of(opaque), call, at));
  }

  private AbstractValue onOpaque(
      AbstractValue.Opaque receiver, TypeSymbol type, EvaluatedCall call, Position at) {
    List<Candidate> candidates = new ArrayList<>();
    for (TypeSymbol running : interpreter.callTargets().runningTypes(type, call, at.state())) {
      candidates.add(new Candidate(running, objectOf(running, receiver, at)));
    }
    return switch (candidates.size()) {
      case 0 -> withoutBody(receiver, type, call, at);
      case 1 -> onCandidate(candidates.get(0), call, at);
      default -> onPaths(candidates, (candidate, path) -> onCandidate(candidate, call, path), at);
    };
  }

  /** An object that may be the one that is called, and the class of it whose code runs. */
  private record Candidate(TypeSymbol type, AbstractValue object) {}

  private AbstractValue objectOf(TypeSymbol type, AbstractValue.Opaque receiver, Position at) {
    boolean data =
        !receiver.sources().isEmpty()
            || !(isService(type) || interpreter.surroundings().fills(type));
    return data
        ? new AbstractValue.Opaque(Optional.of(JavaType.of(type)), receiver.sources())
        : interpreter.outsideObjects().singleton(type, at.state(), at.frame());
  }

  /** Records and enums are values; a class that only has data would be built for nothing. */
  private static boolean isService(TypeSymbol type) {
    return type.declaration().kind() == TypeDeclaration.Kind.CLASS
        && type.declaration().annotations().stream()
            .noneMatch(annotation -> OF_DATA.contains(annotation.simpleName()));
  }

  private AbstractValue onCandidate(Candidate candidate, EvaluatedCall call, Position at) {
    return interpreter
        .callTargets()
        .choose(candidate.type(), call, at.state())
        .map(method -> enter(method, candidate.object(), call, at))
        .orElseGet(AbstractValue::opaque);
  }

  /** Runs {@code method}, or what implements it where it has no body. */
  AbstractValue enter(MethodSymbol method, AbstractValue self, EvaluatedCall call, Position at) {
    if (method.declaration().body().isEmpty()) {
      return call(
          new AbstractValue.Opaque(Optional.of(JavaType.of(method.owner())), Set.of()), call, at);
    }
    AbstractValue receiver = method.declaration().isStatic() ? new AbstractValue.Null() : self;
    return interpreter.methodRuns().invoke(method, receiver, call.arguments(), call.site(), at);
  }

  private AbstractValue withoutBody(
      AbstractValue.Opaque receiver, TypeSymbol type, EvaluatedCall call, Position at) {
    LibraryCalls libraries = interpreter.libraryCalls();
    Optional<AbstractValue> known =
        libraries.ask(Optional.of(JavaType.of(type)), Optional.of(receiver), call, at);
    if (known.isPresent()) {
      return known.get();
    }
    AbstractValue result =
        libraries
            .askSuperTypes(type, receiver, call, at)
            .orElseGet(() -> libraries.unknownResult(Optional.of(receiver), call, at));
    return interpreter
        .callTargets()
        .choose(type, call, at.state())
        .map(
            method ->
                interpreter
                    .outsideObjects()
                    .materialise(
                        result,
                        method.owner().resolve(method.declaration().returnType()),
                        at.state(),
                        at.frame()))
        .orElse(result);
  }

  private AbstractValue onInstance(
      AbstractValue receiver, Instance instance, EvaluatedCall call, Position at) {
    Optional<MethodSymbol> method =
        interpreter.callTargets().choose(instance.type(), call, at.state());
    if (method.isPresent() && method.get().declaration().body().isPresent()) {
      return enter(method.get(), receiver, call, at);
    }
    Optional<AbstractValue> enumName =
        NAMING.contains(call.name()) ? instance.constant() : Optional.empty();
    if (enumName.isPresent()) {
      return enumName.get();
    }
    LibraryCalls libraries = interpreter.libraryCalls();
    JavaType type = JavaType.of(instance.type());
    return libraries
        .askSuperTypes(instance.type(), receiver, call, at)
        .or(() -> libraries.ask(Optional.of(type), Optional.of(receiver), call, at))
        .orElseGet(() -> libraries.unknownResult(Optional.of(receiver), call, at));
  }
}
