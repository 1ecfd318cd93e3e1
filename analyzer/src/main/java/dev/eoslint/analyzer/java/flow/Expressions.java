package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.AbstractValue.Scalar;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.java.value.Sequences;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Evaluates expressions. */
final class Expressions {

  private final Interpreter interpreter;

  Expressions(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  AbstractValue evaluate(Expression expression, Position at) {
    if (!interpreter.budget().take()) {
      return AbstractValue.opaque();
    }
    if (expression instanceof Expression.Literal literal) {
      return literal.kind() == Expression.LiteralKind.NULL
          ? new AbstractValue.Null()
          : Scalars.ofType(
              AbstractValue.known(literal.text(), literal.site()),
              literal.kind() == Expression.LiteralKind.LONG ? "long" : "");
    } else if (expression instanceof Expression.Name name) {
      return interpreter.names().name(name, at);
    } else if (expression instanceof Expression.Select select) {
      return interpreter.names().select(select, at);
    } else if (expression instanceof Expression.Call call) {
      return interpreter.calls().call(call, at);
    } else if (expression instanceof Expression.Creation creation) {
      return interpreter.calls().create(creation, at);
    } else if (expression instanceof Expression.Lambda
        || expression instanceof Expression.MethodReference) {
      return closure(expression, at);
    } else if (expression instanceof Expression.Assignment assignment) {
      return assign(assignment, at);
    } else if (expression instanceof Expression.Binary binary) {
      return binary(binary, at);
    } else if (expression instanceof Expression.Conditional conditional) {
      return conditional(conditional, at);
    }
    return evaluateRest(expression, at);
  }

  private AbstractValue evaluateRest(Expression expression, Position at) {
    if (expression instanceof Expression.Unary unary) {
      return unary(unary, at);
    } else if (expression instanceof Expression.Switch choice) {
      return interpreter.switches().execute(choice, at).orElseGet(() -> unreachable(at));
    } else if (expression instanceof Expression.Cast cast) {
      return interpreter.typed(interpreter.evaluate(cast.operand(), at), cast.type(), at);
    } else if (expression instanceof Expression.InstanceOf test) {
      return instanceOf(test, at);
    } else if (expression instanceof Expression.ArrayCreation array) {
      List<AbstractValue> elements = interpreter.evaluateAll(array.elements(), at);
      return at.state().reference(new Sequence(elements, !elements.isEmpty(), Optional.empty()));
    } else if (expression instanceof Expression.ArrayAccess access) {
      AbstractValue array = interpreter.evaluate(access.array(), at);
      interpreter.evaluate(access.index(), at);
      return Sequences.element(array, at.state());
    } else if (expression instanceof Expression.ClassLiteral literal) {
      return AbstractValue.known(at.frame().type().resolve(literal.type()).name(), literal.site());
    } else if (expression instanceof Expression.This self) {
      return interpreter.names().self(self, at);
    } else if (expression instanceof Expression.Super) {
      return at.frame().self();
    }
    return AbstractValue.opaque();
  }

  private static AbstractValue unreachable(Position at) {
    at.state().markUnreachable();
    return AbstractValue.opaque();
  }

  private static AbstractValue closure(Expression code, Position at) {
    Conditions.forgetSet(code, at);
    return at.state()
        .reference(
            new Closure(
                code, at.state().locals().variables(), at.frame().self(), at.frame().type()));
  }

  private AbstractValue assign(Expression.Assignment assignment, Position at) {
    AbstractValue value = interpreter.evaluate(assignment.value(), at);
    if (!assignment.operator().equals("=")) {
      AbstractValue before = interpreter.evaluate(assignment.target(), at);
      value =
          assignment.operator().equals("+=")
              ? add(before, value, assignment.site())
              : AbstractValue.derivedFrom(AbstractValue.union(List.of(before, value)));
    }
    interpreter.assignments().store(assignment.target(), value, at);
    Conditions.bindResult(assignment.value(), assignment.target(), at);
    return value;
  }

  private AbstractValue binary(Expression.Binary binary, Position at) {
    if (binary.operator().equals("&&") || binary.operator().equals("||")) {
      return shortCircuit(binary, at);
    } else if (binary.operator().equals("+")) {
      return sum(binary, at);
    }
    AbstractValue left = interpreter.evaluate(binary.left(), at);
    AbstractValue right = interpreter.evaluate(binary.right(), at);
    return switch (binary.operator()) {
      case "==" ->
          same(left, right, binary.site(), at)
              .orElseGet(() -> isNothing(right) ? left.saying(true) : derivedFrom(left, right));
      case "!=" ->
          same(left, right, binary.site(), at)
              .map(equal -> negate(equal, binary.site()))
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

  private static AbstractValue derivedFrom(AbstractValue left, AbstractValue right) {
    return AbstractValue.derivedFrom(AbstractValue.union(List.of(left, right)));
  }

  /** Long chains of concatenation nest to the left; they are walked, not recursed into. */
  private AbstractValue sum(Expression.Binary binary, Position at) {
    List<Expression> operands = new ArrayList<>();
    Expression rest = binary;
    while (rest instanceof Expression.Binary inner && inner.operator().equals("+")) {
      operands.add(inner.right());
      rest = inner.left();
    }
    AbstractValue total = interpreter.evaluate(rest, at);
    List<AbstractValue> pending = new ArrayList<>(List.of(total));
    for (int index = operands.size() - 1; index >= 0; index--) {
      AbstractValue operand = interpreter.evaluate(operands.get(index), at);
      if (pending.size() == 1
          && isNumber(pending.get(0), rest)
          && isNumber(operand, operands.get(index))) {
        pending.set(0, add(pending.get(0), operand, binary.site()));
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

  private static AbstractValue add(AbstractValue left, AbstractValue right, Site site) {
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

  private AbstractValue arithmetic(
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
    String result =
        switch (binary.operator()) {
          case "-" -> a.get().subtract(b.get()).toString();
          case "*" -> a.get().multiply(b.get()).toString();
          case "/" -> a.get().divide(b.get()).toString();
          case "%" -> a.get().remainder(b.get()).toString();
          case "<" -> Boolean.toString(order < 0);
          case "<=" -> Boolean.toString(order <= 0);
          case ">" -> Boolean.toString(order > 0);
          case ">=" -> Boolean.toString(order >= 0);
          default -> "";
        };
    if (result.isEmpty()) {
      return AbstractValue.opaque();
    }
    return Scalars.isNumber(result)
        ? number(new BigInteger(result), left, right, binary.site())
        : AbstractValue.known(result, binary.site());
  }

  private AbstractValue shortCircuit(Expression.Binary binary, Position at) {
    boolean decisive = binary.operator().equals("||");
    AbstractValue left = interpreter.evaluate(binary.left(), at);
    if (left.isKnown(decisive)) {
      return left;
    }
    State skipped = at.state().fork();
    Decisions.note(binary.left().site(), left, !decisive, at.state());
    AbstractValue right = interpreter.evaluate(binary.right(), at);
    if (left.isKnown(!decisive)) {
      return right;
    }
    at.goOn(List.of(at.state().fork(), skipped));
    return right.isKnown(decisive) ? right : derivedFrom(left, right);
  }

  private AbstractValue conditional(Expression.Conditional conditional, Position at) {
    AbstractValue condition = interpreter.evaluate(conditional.condition(), at);
    if (condition.isKnown(true)) {
      return interpreter.evaluate(conditional.whenTrue(), at);
    } else if (condition.isKnown(false)) {
      return interpreter.evaluate(conditional.whenFalse(), at);
    }
    State otherwise = at.state().fork();
    Decisions.note(conditional.condition().site(), condition, true, at.state());
    Decisions.note(conditional.condition().site(), condition, false, otherwise);
    AbstractValue whenTrue = interpreter.evaluate(conditional.whenTrue(), at);
    AbstractValue whenFalse = interpreter.evaluate(conditional.whenFalse(), at.with(otherwise));
    at.goOn(List.of(at.state().fork(), otherwise));
    return AbstractValue.join(whenTrue, whenFalse)
        .withSources(Decisions.questions(condition, at.state()));
  }

  private AbstractValue unary(Expression.Unary unary, Position at) {
    AbstractValue operand = interpreter.evaluate(unary.operand(), at);
    return switch (unary.operator()) {
      case "!" ->
          operand.text().filter(text -> text.equals("true") || text.equals("false")).isPresent()
              ? negate(operand, unary.site())
              : operand.saying(true);
      case "-" -> operand instanceof Scalar scalar ? negative(scalar) : operand;
      case "++", "--" -> {
        AbstractValue one =
            AbstractValue.known(unary.operator().equals("++") ? "1" : "-1", unary.site());
        interpreter.assignments().store(unary.operand(), add(operand, one, unary.site()), at);
        yield operand;
      }
      default -> operand;
    };
  }

  private static AbstractValue negative(Scalar scalar) {
    return scalar.text().filter(Scalars::isNumber).isPresent()
        ? Scalars.map(scalar, text -> new BigInteger(text).negate().toString())
        : new Scalar(Value.unknown(), scalar.sources());
  }

  private AbstractValue instanceOf(Expression.InstanceOf test, Position at) {
    AbstractValue operand = interpreter.evaluate(test.operand(), at);
    test.binding()
        .ifPresent(
            binding ->
                at.state()
                    .assign(
                        binding.name(),
                        interpreter.typed(
                            operand instanceof AbstractValue.Opaque
                                ? AbstractValue.derivedFrom(operand.sources())
                                : operand,
                            binding.type(),
                            at)));
    Optional<Boolean> known =
        interpreter
            .exceptionTypes()
            .isInstance(operand, at.frame().type().resolve(test.type()), at);
    if (known.isPresent()) {
      at.state().changeAllStatuses(Status::whenTypeTested);
    }
    return known
        .map(is -> AbstractValue.known(is.toString(), test.site()))
        .orElseGet(AbstractValue::opaque);
  }

  private static AbstractValue negate(AbstractValue value, Site site) {
    return AbstractValue.known(value.isKnown(true) ? "false" : "true", site);
  }

  private static Optional<AbstractValue> same(
      AbstractValue left, AbstractValue right, Site site, Position at) {
    Optional<Boolean> answer = Optional.empty();
    if (left.text().isPresent() && right.text().isPresent()) {
      answer = Optional.of(left.text().equals(right.text()));
    } else if (left instanceof AbstractValue.Null && right instanceof AbstractValue.Null) {
      answer = Optional.of(true);
    } else if ((isObject(left, at) && right instanceof AbstractValue.Null)
        || (isObject(right, at) && left instanceof AbstractValue.Null)) {
      answer = Optional.of(false);
    }
    return answer
        .or(() -> sameConstant(left, right, at))
        .map(equal -> AbstractValue.known(Boolean.toString(equal), site));
  }

  private static Optional<Boolean> sameConstant(
      AbstractValue left, AbstractValue right, Position at) {
    Optional<Instance> a = at.state().object(left, Instance.class);
    Optional<Instance> b = at.state().object(right, Instance.class);
    Optional<String> first = a.flatMap(EnumConstants::name).flatMap(AbstractValue::text);
    Optional<String> second = b.flatMap(EnumConstants::name).flatMap(AbstractValue::text);
    boolean comparable =
        first.isPresent() && second.isPresent() && a.get().type().equals(b.get().type());
    return comparable ? Optional.of(first.equals(second)) : Optional.empty();
  }

  /** An object that the code was seen to create is not {@code null}; one from outside may be. */
  private static boolean isObject(AbstractValue value, Position at) {
    if (value instanceof Scalar scalar) {
      return scalar.value() instanceof Value.Known;
    }
    return at.state()
        .object(value, dev.eoslint.analyzer.java.value.HeapObject.class)
        .filter(dev.eoslint.analyzer.java.value.HeapObject::isCreated)
        .isPresent();
  }
}
