package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/** Compares the types of exceptions with those that handlers and type tests name. */
final class ExceptionTypes {

  /** The exception of methods that wait. */
  static final String INTERRUPTED = "java.lang.InterruptedException";

  private static final String EXACT = "exact type";
  private static final String CAUGHT = "caught";

  /** Super classes of whatever analysis follows. */
  private static final Set<String> CATCH_ALL =
      Set.of("java.lang.Throwable", "java.lang.Exception", "java.lang.RuntimeException");

  private final Interpreter interpreter;

  ExceptionTypes(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Whether a handler catches an exception. */
  enum Match {
    CERTAIN,
    POSSIBLE,
    NONE
  }

  /** Returns whether a handler of {@code handled} catches {@code thrown}. */
  Match match(Thrown thrown, JavaType handled) {
    if (thrown.isVague()) {
      return matchVague(thrown, handled);
    }
    Set<String> superTypes = superTypes(thrown.type());
    if (superTypes.contains(handled.name())) {
      return Match.CERTAIN;
    }
    boolean mayBeNarrower = !thrown.exact() && superTypes(handled.name()).contains(thrown.type());
    return mayBeNarrower ? Match.POSSIBLE : Match.NONE;
  }

  /**
   * Where a library tells how its calls fail, nothing else throws its exceptions; those of the
   * project are thrown by code in view.
   */
  private Match matchVague(Thrown thrown, JavaType handled) {
    if (CATCH_ALL.contains(handled.name())) {
      return Match.CERTAIN;
    }
    boolean thrownElsewhere =
        handled.symbol().isPresent()
            || handled.name().equals(INTERRUPTED)
            || !thrown.canBe(handled.name())
            || isToldByLibrary(handled.name());
    if (thrownElsewhere) {
      return Match.NONE;
    }
    boolean unchecked = superTypes(handled.name()).contains(Failure.UNCHECKED);
    return thrown.type().equals(Failure.ANYTHING) || unchecked ? Match.POSSIBLE : Match.NONE;
  }

  private boolean isToldByLibrary(String exception) {
    return interpreter.semantics().stream().anyMatch(each -> each.throwsOnly(exception));
  }

  /** Returns {@code type} and its super classes as far as they are known. */
  private Set<String> superTypes(String type) {
    Set<String> found = new LinkedHashSet<>();
    Optional<String> next = Optional.of(type);
    while (next.isPresent() && found.add(next.get())) {
      next = superClass(next.get());
    }
    boolean ends = found.contains("java.lang.Throwable");
    if (!ends) {
      found.add("java.lang.Exception");
      found.add("java.lang.Throwable");
      if (interpreter.project().type(type).isEmpty()) {
        found.add("java.lang.RuntimeException");
      }
    }
    return found;
  }

  private Optional<String> superClass(String type) {
    Optional<TypeSymbol> symbol = interpreter.project().type(type);
    if (symbol.isPresent()) {
      return symbol.get().superTypes().stream()
          .map(JavaType::name)
          .filter(name -> name.endsWith("Exception") || name.endsWith("Error"))
          .findFirst();
    }
    return interpreter.semantics().stream()
        .flatMap(each -> each.superClassOf(type).stream())
        .findFirst();
  }

  /** Returns an object for a caught exception. */
  LibraryObject caught(Thrown thrown, JavaType handled, Site handler) {
    boolean known = !thrown.isVague();
    JavaType type = known ? JavaType.library(thrown.type()) : handled;
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    attributes.put(CAUGHT, AbstractValue.known("true", handler));
    if (known && thrown.exact()) {
      attributes.put(EXACT, AbstractValue.known("true", handler));
    }
    return new LibraryObject(type, Optional.of(handler), attributes);
  }

  /** Returns whether {@code condition} depends on an exception that was caught. */
  boolean isLookedAt(Expression condition, State state) {
    AtomicBoolean found = new AtomicBoolean();
    new TreeWalk(
            expression -> {
              if (expression instanceof Expression.Name name
                  && state.variable(name.identifier()).stream()
                      .flatMap(value -> state.objects(value, LibraryObject.class).stream())
                      .anyMatch(object -> object.attribute(CAUGHT).isPresent())) {
                found.set(true);
              }
            })
        .visit(condition);
    return found.get();
  }

  /** Returns what {@code throw expression} throws. */
  Thrown thrown(Expression expression, AbstractValue value, Position at) {
    if (expression instanceof Expression.Creation creation) {
      return new Thrown(at.frame().type().resolve(creation.type()).name(), true);
    }
    Optional<Instance> instance = at.state().object(value, Instance.class);
    if (instance.isPresent()) {
      return new Thrown(
          instance.get().type().qualifiedName(), instance.get().creation().isPresent());
    }
    Optional<LibraryObject> object = at.state().object(value, LibraryObject.class);
    if (object.isPresent()) {
      return new Thrown(object.get().type().name(), isExact(object.get()));
    }
    return value instanceof AbstractValue.Opaque opaque && opaque.type().isPresent()
        ? new Thrown(opaque.type().get().name(), false)
        : Thrown.ANYTHING;
  }

  private static boolean isExact(LibraryObject exception) {
    return exception.attribute(EXACT).isPresent();
  }

  /** Returns whether a caught exception is a {@code tested}, if that is certain. */
  Optional<Boolean> isInstance(AbstractValue value, JavaType tested, Position at) {
    return at.state()
        .object(value, LibraryObject.class)
        .filter(object -> superTypes(object.type().name()).contains("java.lang.Throwable"))
        .flatMap(
            object ->
                switch (match(new Thrown(object.type().name(), isExact(object)), tested)) {
                  case CERTAIN -> Optional.of(true);
                  case POSSIBLE -> Optional.empty();
                  case NONE -> isExact(object) ? Optional.of(false) : Optional.empty();
                });
  }
}
