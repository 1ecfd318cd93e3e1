package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol.FieldSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Flag;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Relates conditions to the flags that they test, so that a flag that is tested twice goes the same
 * way twice.
 */
final class Conditions {

  /** Stands for what the last call returned. */
  static final String RESULT = "last result";

  /** Stands for what the current call returns. */
  static final String RETURNED = "returned value";

  /** Beginnings of the names of methods that tell a lasting property. */
  private static final Set<String> PROPERTY_NAMES =
      Set.of("is", "get", "uses", "supports", "should");

  private static final Set<String> SETTERS =
      Set.of("set", "lazySet", "setPlain", "setRelease", "getAndSet", "compareAndSet");

  private Conditions() {}

  /** Returns how {@code condition} comes out, if an assumption of this path says so. */
  static Optional<Boolean> known(Expression condition, Position at) {
    if (condition instanceof Expression.Unary unary && unary.operator().equals("!")) {
      return known(unary.operand(), at).map(value -> !value);
    }
    return test(condition, at).flatMap(test -> test.in(at.state()));
  }

  /** Notes in the state that {@code condition} held or not. */
  static void assume(Expression condition, boolean holds, Position at) {
    test(condition, at).ifPresent(test -> test.note(holds, at.state()));
  }

  /** A test of a flag. */
  private record Test(Flag flag, boolean negated) {

    Optional<Boolean> in(State state) {
      return state.assumed(flag).map(value -> value != negated);
    }

    /** What a call returned says nothing of what the next call returns. */
    void note(boolean holds, State state) {
      if (flag.equals(state.localFlag(RESULT))) {
        state.exclude(flag, holds == negated);
      } else {
        state.assume(flag, holds != negated);
      }
    }
  }

  /**
   * Notes that {@code target} now holds what the call in {@code value} returned, or its opposite.
   */
  static void bindResult(Expression value, Expression target, Position at) {
    boolean negated = value instanceof Expression.Unary unary && unary.operator().equals("!");
    Expression source = negated ? ((Expression.Unary) value).operand() : value;
    if (source instanceof Expression.Call) {
      flag(target, at).ifPresent(flag -> at.state().bindResult(RESULT, flag, negated));
    }
  }

  /** Notes that the current call returns {@code result}, to which {@code value} evaluates. */
  static void bindReturned(Optional<Expression> value, AbstractValue result, Position at) {
    Flag returned = at.state().localFlag(RETURNED);
    at.state().assign(RETURNED, result);
    value.ifPresent(
        expression -> {
          boolean negated =
              expression instanceof Expression.Unary unary && unary.operator().equals("!");
          Expression source = negated ? ((Expression.Unary) expression).operand() : expression;
          flag(source, at).ifPresent(flag -> at.state().copyFlag(flag, returned, negated));
        });
  }

  /** Says that what the last call returned tells nothing, as after a call that is not followed. */
  static void forgetResult(State state) {
    state.forgetFlag(state.localFlag(RESULT));
  }

  /**
   * Returns whether {@code condition} reads more than local variables, which only this code sets.
   */
  static boolean isSetElsewhere(Expression condition, Position at) {
    AtomicBoolean found = new AtomicBoolean();
    new TreeWalk(
            part -> {
              boolean field =
                  part instanceof Expression.Name name
                      && at.state().variable(name.identifier()).isEmpty();
              if (field || part instanceof Expression.Select || part instanceof Expression.Call) {
                found.set(true);
              }
            })
        .visit(condition);
    return found.get();
  }

  /**
   * Forgets the properties that {@code condition} tests: a loop ends when another thread sets them.
   */
  static void doubt(Expression condition, Position at) {
    new TreeWalk(
            part -> {
              if (part instanceof Expression.Call call) {
                property(call, at).ifPresent(at.state()::doubt);
              }
            })
        .visit(condition);
  }

  /** What {@code code} sets when it runs is not known before. */
  static void forgetSet(Expression code, Position at) {
    new TreeWalk(
            part -> {
              if (part instanceof Expression.Call call && SETTERS.contains(call.name())) {
                getter(call).flatMap(read -> property(read, at)).ifPresent(at.state()::forgetFlag);
              }
            })
        .visit(code);
  }

  /** An {@code AtomicBoolean} that is given to a call may be set there. */
  static void forgetGiven(List<Expression> arguments, Position at) {
    for (Expression argument : arguments) {
      if (argument instanceof Expression.Name name
          && at.state().variable(name.identifier()).isPresent()) {
        at.state().forgetFlag(at.state().localFlag(name.identifier() + ".get()"));
      }
    }
  }

  /** {@code flag.set(true)} of an {@code AtomicBoolean} is an assignment. */
  static void noteSetter(Expression.Call call, List<AbstractValue> arguments, Position at) {
    if (!SETTERS.contains(call.name()) || call.scope().isEmpty() || arguments.isEmpty()) {
      return;
    }
    getter(call)
        .flatMap(read -> property(read, at))
        .ifPresent(
            flag -> {
              AbstractValue value = arguments.get(arguments.size() - 1);
              at.state().forgetFlag(flag);
              if (value.isKnown(true) || value.isKnown(false)) {
                at.state().assume(flag, value.isKnown(true));
              }
            });
  }

  /**
   * Returns how {@code flag.compareAndSet(false, true)} or {@code flag.getAndSet(true)} of an
   * {@code AtomicBoolean} comes out, if this path says so; to be asked before the call sets the
   * flag.
   */
  static Optional<Boolean> knownOfSwap(Expression condition, Position at) {
    if (!(condition instanceof Expression.Call call) || call.arguments().isEmpty()) {
      return Optional.empty();
    }
    Optional<Boolean> before =
        getter(call).flatMap(read -> property(read, at)).flatMap(at.state()::assumed);
    return switch (call.name()) {
      case "getAndSet" -> before;
      case "compareAndSet" ->
          before.flatMap(
              value -> literal(call.arguments().get(0)).map(expected -> value.equals(expected)));
      default -> Optional.empty();
    };
  }

  private static Optional<Boolean> literal(Expression expression) {
    return expression instanceof Expression.Literal literal
            && literal.kind() == Expression.LiteralKind.BOOLEAN
        ? Optional.of(Boolean.valueOf(literal.text()))
        : Optional.empty();
  }

  /** Returns the call that reads what {@code setter} sets. */
  private static Optional<Expression.Call> getter(Expression.Call setter) {
    return setter
        .scope()
        .map(
            scope ->
                new Expression.Call(
                    setter.site(), Optional.of(scope), "get", List.of(), setter.nameSite()));
  }

  private static Optional<Test> test(Expression condition, Position at) {
    if (condition instanceof Expression.Binary binary
        && (binary.operator().equals("==") || binary.operator().equals("!="))) {
      boolean negated = binary.operator().equals("!=");
      Optional<Expression> tested =
          isNull(binary.right())
              ? Optional.of(binary.left())
              : Optional.of(binary.right()).filter(any -> isNull(binary.left()));
      return tested
          .flatMap(expression -> flag(expression, at))
          .map(flag -> new Test(flag.ofNull(), negated));
    }
    return flag(condition, at).map(flag -> new Test(flag, false));
  }

  private static boolean isNull(Expression expression) {
    return expression instanceof Expression.Literal literal
        && literal.kind() == Expression.LiteralKind.NULL;
  }

  private static Optional<Flag> flag(Expression expression, Position at) {
    if (expression instanceof Expression.Name name) {
      return at.state().variable(name.identifier()).isPresent()
          ? Optional.of(at.state().localFlag(name.identifier()))
          : field(name.identifier(), at);
    } else if (expression instanceof Expression.Select select
        && select.scope() instanceof Expression.This) {
      return field(select.name(), at);
    } else if (expression instanceof Expression.Call call) {
      return property(call, at).or(() -> Optional.of(at.state().localFlag(RESULT)));
    }
    return Optional.empty();
  }

  private static Optional<Flag> field(String name, Position at) {
    return Names.declaredAround(name, at.frame().type())
        .flatMap(field -> holder(field, at))
        .map(owner -> new Flag(owner, false, name));
  }

  /** Returns the object that holds {@code field}; one of an outer instance is not told apart. */
  private static Optional<Integer> holder(FieldSymbol field, Position at) {
    if (Names.isStatic(field)) {
      return Objects.knownHolder(field.owner(), at.state());
    }
    AbstractValue self = at.frame().self();
    boolean own =
        at.state().objects(self, Instance.class).stream()
            .anyMatch(instance -> instance.type().lineage().contains(field.owner()));
    return own && self instanceof AbstractValue.Reference reference
        ? Optional.of(reference.id())
        : Optional.empty();
  }

  /** {@code config.isTransactional()} says the same each time; {@code iterator.hasNext()} not. */
  private static Optional<Flag> property(Expression.Call call, Position at) {
    boolean named =
        call.arguments().isEmpty() && PROPERTY_NAMES.stream().anyMatch(call.name()::startsWith);
    if (!named) {
      return Optional.empty();
    } else if (call.scope().isEmpty() || call.scope().get() instanceof Expression.This) {
      return at.frame().self() instanceof AbstractValue.Reference reference
          ? Optional.of(new Flag(reference.id(), false, call.name() + "()"))
          : Optional.empty();
    } else if (call.scope().get() instanceof Expression.Name name) {
      return at.state().variable(name.identifier()).isPresent()
          ? Optional.of(at.state().localFlag(name.identifier() + "." + call.name() + "()"))
          : field(name.identifier(), at)
              .map(flag -> new Flag(flag.owner(), false, flag.name() + "." + call.name() + "()"));
    }
    return Optional.empty();
  }
}
