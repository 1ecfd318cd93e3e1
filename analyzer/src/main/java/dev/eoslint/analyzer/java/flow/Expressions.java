package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.java.value.Sequences;
import dev.eoslint.analyzer.java.value.State;
import java.util.ArrayList;
import java.util.Collections;
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
      return interpreter.switches().evaluate(choice, at).orElseGet(() -> unreachable(at));
    } else if (expression instanceof Expression.Cast cast) {
      return interpreter.typed(interpreter.evaluate(cast.operand(), at), cast.type(), at);
    } else if (expression instanceof Expression.InstanceOf test) {
      return instanceOf(test, at);
    } else if (expression instanceof Expression.ArrayCreation array) {
      List<AbstractValue> elements = interpreter.evaluateAll(array.elements(), at);
      return at.state()
          .reference(
              elements.isEmpty()
                  ? new Sequence(elements, false, Optional.empty())
                  : Sequence.ofJust(elements));
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
    AtomicFlags.forgetSet(code, at);
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
              ? Operators.add(before, value, assignment.site())
              : Operators.derivedFrom(before, value);
    }
    interpreter.assignments().store(assignment.target(), value, at);
    CallResults.bind(assignment.value(), assignment.target(), at);
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
    return Operators.binary(binary, left, right, at.state());
  }

  /** Long chains of concatenation nest to the left; they are walked, not recursed into. */
  private AbstractValue sum(Expression.Binary binary, Position at) {
    List<Expression> operands = new ArrayList<>();
    Expression rest = binary;
    while (rest instanceof Expression.Binary inner && inner.operator().equals("+")) {
      operands.add(inner.right());
      rest = inner.left();
    }
    operands.add(rest);
    Collections.reverse(operands);
    return Operators.sum(operands, interpreter.evaluateAll(operands, at), binary.site());
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
    return right.isKnown(decisive) ? right : Operators.derivedFrom(left, right);
  }

  private AbstractValue conditional(Expression.Conditional conditional, Position at) {
    Branching.Ways ways =
        interpreter.branching().split(conditional.condition(), at.with(at.state().fork()));
    List<State> ends = new ArrayList<>();
    List<AbstractValue> values = new ArrayList<>();
    for (boolean taken : List.of(true, false)) {
      Optional<State> way = State.join(taken ? ways.whenTrue() : ways.whenFalse());
      if (way.isPresent()) {
        if (ways.isOpen()) {
          Decisions.note(conditional.condition().site(), ways.value(), taken, way.get());
        }
        Expression chosen = taken ? conditional.whenTrue() : conditional.whenFalse();
        values.add(choose(chosen, at.with(way.get())));
        ends.add(way.get());
      }
    }
    if (!at.goOn(ends)) {
      return unreachable(at);
    }
    CallResults.handOverChosen(at.state());
    AbstractValue value = AbstractValue.join(values);
    return ways.isOpen() ? value.withSources(Decisions.questions(ways.value(), at.state())) : value;
  }

  private AbstractValue choose(Expression chosen, Position at) {
    AbstractValue value = interpreter.evaluate(chosen, at);
    CallResults.bindChosen(chosen, value, at);
    return value;
  }

  private AbstractValue unary(Expression.Unary unary, Position at) {
    AbstractValue operand = interpreter.evaluate(unary.operand(), at);
    return switch (unary.operator()) {
      case "!" -> Operators.not(operand, unary.site());
      case "-" -> Operators.negative(operand);
      case "++", "--" -> {
        AbstractValue one =
            AbstractValue.known(unary.operator().equals("++") ? "1" : "-1", unary.site());
        interpreter
            .assignments()
            .store(unary.operand(), Operators.add(operand, one, unary.site()), at);
        yield operand;
      }
      default -> operand;
    };
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
    return interpreter
        .exceptionTypes()
        .test(operand, at.frame().type().resolve(test.type()), test.site(), at);
  }
}
