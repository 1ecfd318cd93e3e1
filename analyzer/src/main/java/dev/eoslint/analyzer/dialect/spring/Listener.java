package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.State;
import java.util.Optional;

/**
 * A listener method.
 *
 * @param annotation its {@code @KafkaListener}, which may stand on the class
 */
record Listener(MethodSymbol method, Annotation annotation) {

  /** What the text of a member or of an argument is that says yes. */
  static final Optional<String> YES = Optional.of("true");

  /** Returns the path of the file that declares it. */
  String file() {
    return method.owner().file().path();
  }

  /** Returns the text of a member of the annotation, if it is written and known. */
  Optional<String> text(String member, State state, Frame frame, Engine engine) {
    return annotation
        .member(member)
        .flatMap(value -> engine.evaluate(value, method.owner(), state, frame).text());
  }

  /**
   * Returns whether the listener takes whole polls, if it says so itself: by its annotation, or by
   * a parameter that only a container of batches can give it.
   */
  Optional<Boolean> takesBatches(State state, Frame frame, Engine engine) {
    boolean needed =
        method.declaration().parameters().stream()
            .map(parameter -> method.owner().resolve(parameter.type()))
            .anyMatch(Listener::isBatch);
    return needed
        ? Optional.of(true)
        : annotation.member("batch").map(member -> text("batch", state, frame, engine).equals(YES));
  }

  private static boolean isBatch(JavaType type) {
    return type.is(SpringTypes.RECORDS)
        || (type.is("java.util.List")
            && type.elementType()
                .filter(each -> each.is(SpringTypes.RECORD) || each.is(SpringTypes.MESSAGE))
                .isPresent());
  }
}
