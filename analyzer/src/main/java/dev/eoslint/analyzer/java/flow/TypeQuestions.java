package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.value.AbstractValue;
import java.util.List;
import java.util.Optional;

/**
 * Answers the methods that tell exceptions apart: {@code type.isInstance(failure)}, {@code
 * failure.getClass()}, {@code failure.getCause()}.
 */
final class TypeQuestions {

  private final Interpreter interpreter;

  TypeQuestions(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Returns what {@code call} on {@code receiver} yields if it asks for the type of something. */
  Optional<AbstractValue> answer(
      Optional<AbstractValue> receiver, EvaluatedCall call, Position at) {
    return receiver.flatMap(
        asked ->
            call.arguments().isEmpty()
                ? ofException(asked, call, at)
                : ofClass(asked, call.arguments(), call, at));
  }

  private Optional<AbstractValue> ofException(
      AbstractValue exception, EvaluatedCall call, Position at) {
    return switch (call.name()) {
      case "getCause" -> ExceptionTypes.cause(exception, at.state());
      case "getClass" -> interpreter.exceptionTypes().classOf(exception, call.site(), at.state());
      default -> Optional.empty();
    };
  }

  private Optional<AbstractValue> ofClass(
      AbstractValue type, List<AbstractValue> arguments, EvaluatedCall call, Position at) {
    if (!call.name().equals("isInstance") || arguments.size() != 1) {
      return Optional.empty();
    }
    return type.text()
        .map(
            name ->
                interpreter
                    .exceptionTypes()
                    .test(arguments.get(0), interpreter.project().named(name), call.site(), at));
  }
}
