package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol.FieldSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Flag;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the flags that expressions read: variables, fields, lasting properties of objects. */
final class TestedFlags {

  /** Beginnings of the names of methods that tell a lasting property. */
  private static final Set<String> PROPERTY_NAMES =
      Set.of("is", "get", "uses", "supports", "should");

  private TestedFlags() {}

  /**
   * A test of a flag.
   *
   * @param flag what is tested, in the aspect that is asked for
   * @param negated whether the test holds when the flag does not
   * @param constant the constant of an enum that it is compared with
   */
  record Test(Flag flag, boolean negated, Optional<ConstantNames.Constant> constant) {

    private Test opposite() {
      return new Test(flag, !negated, constant);
    }

    /** Returns whether it compares what is tested with something. */
    boolean isComparison() {
      return !(flag.aspect() instanceof Flag.Holds);
    }
  }

  /**
   * Returns the tests that {@code condition} makes: none if it reads no flag, two of what a call of
   * a getter returned.
   */
  static List<Test> tests(Expression condition, Position at) {
    if (condition instanceof Expression.Unary unary && unary.operator().equals("!")) {
      return tests(unary.operand(), at).stream().map(Test::opposite).toList();
    }
    Optional<Comparison> comparison =
        Comparison.in(condition, at.frame().type(), name -> at.state().variable(name).isPresent());
    if (comparison.isPresent()) {
      return flags(comparison.get().subject(), at).stream()
          .map(flag -> test(flag, comparison.get()))
          .toList();
    }
    return flags(condition, at).stream()
        .map(flag -> new Test(flag, false, Optional.empty()))
        .toList();
  }

  private static Test test(Flag flag, Comparison comparison) {
    return new Test(
        comparison
            .constant()
            .map(constant -> flag.whetherConstant(constant.name()))
            .orElseGet(flag::whetherNull),
        comparison.negated(),
        comparison.constant());
  }

  /** Returns the flags whose value {@code expression} is. */
  static List<Flag> flags(Expression expression, Position at) {
    Optional<Flag> first = flag(expression, at);
    Flag last = CallResults.last(at.state());
    boolean getter = expression instanceof Expression.Call && first.filter(last::equals).isEmpty();
    return getter ? List.of(first.orElse(last), last) : first.stream().toList();
  }

  /** Returns the flag whose value {@code expression} is. */
  static Optional<Flag> flag(Expression expression, Position at) {
    if (expression instanceof Expression.Name name) {
      return at.state().variable(name.identifier()).isPresent()
          ? Optional.of(at.state().localFlag(name.identifier()))
          : field(name.identifier(), at);
    } else if (expression instanceof Expression.Select select
        && select.scope() instanceof Expression.This) {
      return field(select.name(), at);
    } else if (expression instanceof Expression.Call call) {
      return property(call, at).or(() -> Optional.of(CallResults.last(at.state())));
    } else if (expression instanceof Expression.Switch
        || expression instanceof Expression.Conditional) {
      return Optional.of(CallResults.last(at.state()));
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
    if (StaticFields.isStatic(field)) {
      return StaticFields.knownHolder(field.owner(), at.state());
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
  static Optional<Flag> property(Expression.Call call, Position at) {
    boolean named =
        call.arguments().isEmpty() && PROPERTY_NAMES.stream().anyMatch(call.name()::startsWith);
    if (!named) {
      return Optional.empty();
    } else if (call.scope().isEmpty() || call.scope().get() instanceof Expression.This) {
      return at.frame().self() instanceof AbstractValue.Reference reference
          ? Optional.of(new Flag(reference.id(), false, call.name() + "()"))
          : Optional.empty();
    } else if (call.scope().get() instanceof Expression.Name name) {
      return property(name.identifier(), call.name(), at);
    }
    return Optional.empty();
  }

  private static Optional<Flag> property(String object, String getter, Position at) {
    return at.state().variable(object).isPresent()
        ? Optional.of(at.state().localFlag(object + "." + getter + "()"))
        : field(object, at)
            .map(flag -> new Flag(flag.owner(), false, flag.name() + "." + getter + "()"));
  }
}
