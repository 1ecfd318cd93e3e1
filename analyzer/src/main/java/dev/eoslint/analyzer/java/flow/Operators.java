package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.AbstractValue.Scalar;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Computes what operators make of values that are evaluated already. */
final class Operators {

  private Operators() {}

  /** Returns the result of an operator that evaluates both sides, other than {@code +}. */
  static AbstractValue binary(
      Expression.Binary binary, AbstractValue left, AbstractValue right, State state) {
    return switch (binary.operator()) {
      case "==" ->
          same(left, right, binary.site(), state)
              .orElseGet(() -> isNothing(right) ? left.saying(true) : derivedFrom(left, right));
      case "!=" ->
          same(left, right, binary.site(), state)
              .map(equal -> opposite(equal, binary.site()))
              .orElseGet(() -> isNothing(right) ? left.saying(false) : derivedFrom(left, right));
      default -> arithmetic(binary, left, right);
    };
  }

  private static boolean isNothing(AbstractValue value) {
    return value instanceof AbstractValue.Null || isZero(value);
  }

  private static boolean isZero(AbstractValue value) {
    return value.text().filter("0"::equals).isPresent();
  }

  /** Returns a value of which only is known what flows into it. */
  static AbstractValue derivedFrom(AbstractValue left, AbstractValue right) {
    return AbstractValue.derivedFrom(AbstractValue.union(List.of(left, right)));
  }

  /**
   * Returns the sum of {@code values}: numbers are added until a text comes.
   *
   * @param written the operands as they are written
   */
  static AbstractValue sum(List<Expression> written, List<AbstractValue> values, Site site) {
    List<AbstractValue> pending = new ArrayList<>(List.of(values.get(0)));
    for (int index = 1; index < values.size(); index++) {
      AbstractValue operand = values.get(index);
      if (pending.size() == 1
          && isNumber(pending.get(0), written.get(0))
          && isNumber(operand, written.get(index))) {
        pending.set(0, add(pending.get(0), operand, site));
      } else {
        pending.add(operand);
      }
    }
    return pending.size() == 1 ? pending.get(0) : Scalars.concatenation(pending);
  }

  private static boolean isNumber(AbstractValue value, Expression written) {
    boolean text =
        written instanceof Expression.Literal literal
            && literal.kind() == Expression.LiteralKind.STRING;
    return !text && value.text().filter(Scalars::isNumber).isPresent();
  }

  /** Returns the sum of two numbers, or else the two texts behind each other. */
  static AbstractValue add(AbstractValue left, AbstractValue right, Site site) {
    Optional<String> a = left.text().filter(Scalars::isNumber);
    Optional<String> b = right.text().filter(Scalars::isNumber);
    if (a.isPresent() && b.isPresent()) {
      return number(new BigInteger(a.get()).add(new BigInteger(b.get())), left, right, site);
    }
    return Scalars.concatenation(List.of(left, right));
  }

  /** Returns the result of an operation on numbers, a {@code long} if one of them is. */
  private static AbstractValue number(
      BigInteger result, AbstractValue left, AbstractValue right, Site site) {
    return Scalars.ofType(
        AbstractValue.known(result.toString(), site), Scalars.anyLong(left, right) ? "long" : "");
  }

  private static AbstractValue arithmetic(
      Expression.Binary binary, AbstractValue left, AbstractValue right) {
    Optional<BigInteger> a = left.text().filter(Scalars::isNumber).map(BigInteger::new);
    Optional<BigInteger> b = right.text().filter(Scalars::isNumber).map(BigInteger::new);
    if (binary.operator().equals(">") && isZero(right) && a.isEmpty()) {
      return left.saying(false);
    } else if (a.isEmpty() || b.isEmpty()) {
      return derivedFrom(left, right);
    }
    boolean divides = binary.operator().equals("/") || binary.operator().equals("%");
    if (divides && b.get().signum() == 0) {
      return AbstractValue.opaque();
    }
    int order = a.get().compareTo(b.get());
    return switch (binary.operator()) {
      case "-" -> number(a.get().subtract(b.get()), left, right, binary.site());
      case "*" -> number(a.get().multiply(b.get()), left, right, binary.site());
      case "/" -> number(a.get().divide(b.get()), left, right, binary.site());
      case "%" -> number(a.get().remainder(b.get()), left, right, binary.site());
      case "<" -> truth(order < 0, binary.site());
      case "<=" -> truth(order <= 0, binary.site());
      case ">" -> truth(order > 0, binary.site());
      case ">=" -> truth(order >= 0, binary.site());
      default -> AbstractValue.opaque();
    };
  }

  private static AbstractValue truth(boolean value, Site site) {
    return AbstractValue.known(Boolean.toString(value), site);
  }

  /** Returns what {@code !} makes of a value. */
  static AbstractValue not(AbstractValue operand, Site site) {
    return operand.isKnown(true) || operand.isKnown(false)
        ? opposite(operand, site)
        : operand.saying(true);
  }

  private static AbstractValue opposite(AbstractValue value, Site site) {
    return truth(!value.isKnown(true), site);
  }

  /** Returns what the sign {@code -} makes of a value. */
  static AbstractValue negative(AbstractValue operand) {
    if (!(operand instanceof Scalar scalar)) {
      return operand;
    }
    return scalar.text().filter(Scalars::isNumber).isPresent()
        ? Scalars.map(scalar, text -> new BigInteger(text).negate().toString())
        : new Scalar(Value.unknown(), scalar.sources());
  }

  private static Optional<AbstractValue> same(
      AbstractValue left, AbstractValue right, Site site, State state) {
    return sameText(left, right)
        .or(() -> sameNull(left, right, state))
        .or(() -> sameConstant(left, right, state))
        .map(equal -> truth(equal, site));
  }

  private static Optional<Boolean> sameText(AbstractValue left, AbstractValue right) {
    return left.text().flatMap(text -> right.text().map(text::equals));
  }

  private static Optional<Boolean> sameNull(AbstractValue left, AbstractValue right, State state) {
    boolean leftNull = left instanceof AbstractValue.Null;
    boolean rightNull = right instanceof AbstractValue.Null;
    if (leftNull && rightNull) {
      return Optional.of(true);
    }
    boolean different =
        (rightNull && isObject(left, state)) || (leftNull && isObject(right, state));
    return different ? Optional.of(false) : Optional.empty();
  }

  /** An object that the code was seen to create is not {@code null}; one from outside may be. */
  private static boolean isObject(AbstractValue value, State state) {
    if (value instanceof Scalar scalar) {
      return scalar.value() instanceof Value.Known;
    }
    return state.object(value, HeapObject.class).filter(HeapObject::isCreated).isPresent();
  }

  private static Optional<Boolean> sameConstant(
      AbstractValue left, AbstractValue right, State state) {
    Optional<Instance> a = state.object(left, Instance.class);
    Optional<Instance> b = state.object(right, Instance.class);
    Optional<String> first = a.flatMap(Instance::constant).flatMap(AbstractValue::text);
    Optional<String> second = b.flatMap(Instance::constant).flatMap(AbstractValue::text);
    boolean comparable =
        first.isPresent() && second.isPresent() && a.get().type().equals(b.get().type());
    return comparable ? Optional.of(first.equals(second)) : Optional.empty();
  }
}
