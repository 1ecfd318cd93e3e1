package dev.eoslint.analyzer.dialect.spring;

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
}
