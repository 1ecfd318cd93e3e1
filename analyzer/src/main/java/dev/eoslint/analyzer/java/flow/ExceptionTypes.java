package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Cause;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
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
  private static final String CAUSE = "cause";
  private static final String CAUSE_TYPE = "type of the cause";
  private static final String IS_CAUSE = "cause of another one";

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
    thrown.cause().ifPresent(cause -> putCause(cause, handler, attributes));
    return new LibraryObject(type, Optional.of(handler), attributes);
  }

  private static void putCause(Cause cause, Site handler, Map<String, AbstractValue> attributes) {
    cause
        .exception()
        .ifPresentOrElse(
            type -> attributes.put(CAUSE_TYPE, AbstractValue.known(type, handler)),
            () -> attributes.put(CAUSE, new AbstractValue.Null()));
  }

  private static Optional<Cause> knownCause(LibraryObject exception) {
    Optional<Cause> wrapped =
        exception.attribute(CAUSE_TYPE).flatMap(AbstractValue::text).map(Cause::of);
    return wrapped.or(() -> exception.attribute(CAUSE).map(none -> Cause.none()));
  }

  /**
   * Returns the cause of a caught exception: the same one whenever code asks for it.
   *
   * @return nothing when no library tells of the cause
   */
  static Optional<AbstractValue> cause(AbstractValue exception, State state) {
    Optional<LibraryObject> caught = state.object(exception, LibraryObject.class);
    return caught
        .flatMap(object -> object.attribute(CAUSE))
        .or(
            () ->
                caught
                    .flatMap(object -> object.attribute(CAUSE_TYPE))
                    .flatMap(AbstractValue::text)
                    .map(type -> remember(exception, caught.orElseThrow(), type, state)));
  }

  private static AbstractValue remember(
      AbstractValue exception, LibraryObject caught, String causeType, State state) {
    AbstractValue yes = caught.attribute(CAUGHT).orElseGet(AbstractValue::opaque);
    AbstractValue cause =
        state.reference(
            new LibraryObject(
                JavaType.library(causeType),
                caught.creation(),
                Map.of(CAUGHT, yes, EXACT, yes, IS_CAUSE, yes, CAUSE, new AbstractValue.Null())));
    exception.references().forEach(id -> state.update(id, caught.with(CAUSE, cause)));
    return cause;
  }

  /** Returns whether {@code value} is the cause of a caught exception, or that there is none. */
  static boolean canBeCause(AbstractValue value, State state) {
    return value instanceof AbstractValue.Null
        || state.object(value, LibraryObject.class).filter(ExceptionTypes::isCause).isPresent();
  }

  private static boolean isCause(LibraryObject exception) {
    return exception.attribute(IS_CAUSE).isPresent();
  }

  /** Returns the class of a caught exception, if it is known. */
  Optional<AbstractValue> classOf(AbstractValue exception, Site site, State state) {
    Optional<LibraryObject> known =
        state.object(exception, LibraryObject.class).filter(ExceptionTypes::isExact);
    known.ifPresent(any -> state.changeAllStatuses(Status::whenTypeTested));
    return known.map(object -> AbstractValue.known(object.type().name(), site));
  }

  /** Returns whether {@code condition} depends on an exception that was caught. */
  boolean isLookedAt(Expression condition, State state) {
    AtomicBoolean found = new AtomicBoolean();
    new TreeWalk(
            expression -> {
              if (expression instanceof Expression.Name name
                  && state.variable(name.identifier()).stream()
                      .anyMatch(value -> isCaught(value, state))) {
                found.set(true);
              }
            })
        .visit(condition);
    return found.get();
  }

  /** Returns whether {@code value} can be an exception that was caught, or the cause of one. */
  static boolean isCaught(AbstractValue value, State state) {
    return state.objects(value, LibraryObject.class).stream()
        .anyMatch(object -> object.attribute(CAUGHT).isPresent());
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
      return isCause(object.get()) ? Thrown.ANYTHING : thrownAgain(object.get());
    }
    return value instanceof AbstractValue.Opaque opaque && opaque.type().isPresent()
        ? new Thrown(opaque.type().get().name(), false)
        : Thrown.ANYTHING;
  }

  private static Thrown thrownAgain(LibraryObject exception) {
    Thrown thrown = new Thrown(exception.type().name(), isExact(exception));
    return new Thrown(thrown.type(), thrown.exact(), thrown.library(), knownCause(exception));
  }

  private static boolean isExact(LibraryObject exception) {
    return exception.attribute(EXACT).isPresent();
  }

  /**
   * Returns what a test says that asks whether {@code value} is a {@code tested}, as far as that is
   * certain.
   *
   * @param site the test
   */
  AbstractValue test(AbstractValue value, JavaType tested, Site site, Position at) {
    Optional<Boolean> known = isInstance(value, tested, at);
    if (known.isPresent()) {
      at.state().changeAllStatuses(Status::whenTypeTested);
    }
    return known
        .map(is -> AbstractValue.known(is.toString(), site))
        .orElseGet(AbstractValue::opaque);
  }

  private Optional<Boolean> isInstance(AbstractValue value, JavaType tested, Position at) {
    if (value instanceof AbstractValue.Null) {
      return Optional.of(false);
    }
    return at.state()
        .object(value, LibraryObject.class)
        .filter(object -> superTypes(object.type().name()).contains("java.lang.Throwable"))
        .flatMap(object -> isInstance(object, tested));
  }

  private Optional<Boolean> isInstance(LibraryObject exception, JavaType tested) {
    boolean exact = isExact(exception);
    Match match = match(new Thrown(exception.type().name(), exact), tested);
    if (isCause(exception)) {
      // What other code wraps is nothing that the library tells on its own.
      boolean other = match == Match.NONE && isToldByLibrary(tested.name());
      return other ? Optional.of(false) : Optional.empty();
    }
    return switch (match) {
      case CERTAIN -> Optional.of(true);
      case POSSIBLE -> Optional.empty();
      case NONE -> exact ? Optional.of(false) : Optional.empty();
    };
  }
}
