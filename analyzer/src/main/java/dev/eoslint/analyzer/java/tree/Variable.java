package dev.eoslint.analyzer.java.tree;

import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A local variable, parameter, field or record component.
 *
 * @param site the declaration of this variable: the whole statement for a field, else from its name
 *     to the end of its initialiser
 * @param name the name
 * @param type the declared type; {@code var} when it is inferred
 * @param initialiser the initial value
 * @param modifiers keywords such as {@code static} and {@code final}
 * @param annotations annotations on the declaration
 */
public record Variable(
    Site site,
    String name,
    TypeName type,
    Optional<Expression> initialiser,
    Set<String> modifiers,
    List<Annotation> annotations) {

  /** Returns whether it is declared {@code static}. */
  public boolean isStatic() {
    return modifiers.contains("static");
  }

  /** Returns whether it is declared {@code final}. */
  public boolean isFinal() {
    return modifiers.contains("final");
  }
}
