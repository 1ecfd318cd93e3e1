package dev.eoslint.analyzer.java.tree;

import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A method or constructor.
 *
 * @param site the whole declaration
 * @param nameSite the name
 * @param name the name; {@link #CONSTRUCTOR} for constructors
 * @param parameters the parameters in order
 * @param variableArity whether the last parameter takes any number of arguments
 * @param returnType the declared result; the type itself for constructors
 * @param body the body, absent for abstract methods
 * @param modifiers keywords such as {@code static} and {@code private}; {@link #GENERATED}
 * @param annotations annotations on the declaration
 */
public record Method(
    Site site,
    Site nameSite,
    String name,
    List<Variable> parameters,
    boolean variableArity,
    TypeName returnType,
    Optional<Statement.Block> body,
    Set<String> modifiers,
    List<Annotation> annotations) {

  /** The name of constructors. */
  public static final String CONSTRUCTOR = "<init>";

  /** The modifier of a method that the compiler or an annotation processor writes. */
  public static final String GENERATED = "<generated>";

  /** Returns whether this is a constructor. */
  public boolean isConstructor() {
    return name.equals(CONSTRUCTOR);
  }

  /** Returns whether it is declared {@code static}. */
  public boolean isStatic() {
    return modifiers.contains("static");
  }

  /** Returns whether the compiler or an annotation processor writes it. */
  public boolean isGenerated() {
    return modifiers.contains(GENERATED);
  }

  /** Returns whether it can be called with {@code count} arguments. */
  public boolean accepts(int count) {
    return variableArity ? count >= parameters.size() - 1 : count == parameters.size();
  }
}
