package dev.eoslint.analyzer.java.tree;

import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A class, interface, enum, record or annotation type; also the body of an anonymous class.
 *
 * @param site the whole declaration
 * @param nameSite the name
 * @param kind what it is
 * @param name simple name; empty for an anonymous class
 * @param typeParameters names of its type parameters
 * @param extended what it extends: for interfaces any number
 * @param implemented what it implements
 * @param fields fields in order, one for each variable; record components come first
 * @param methods methods and constructors in order
 * @param initialisers initialiser blocks in order
 * @param enumConstants the constants of an enum
 * @param recordComponents the components of a record
 * @param memberTypes types declared inside
 * @param modifiers keywords such as {@code abstract}
 * @param annotations annotations on the declaration
 */
public record TypeDeclaration(
    Site site,
    Site nameSite,
    Kind kind,
    String name,
    List<String> typeParameters,
    List<TypeName> extended,
    List<TypeName> implemented,
    List<Variable> fields,
    List<Method> methods,
    List<Initialiser> initialisers,
    List<EnumConstant> enumConstants,
    List<Variable> recordComponents,
    List<TypeDeclaration> memberTypes,
    Set<String> modifiers,
    List<Annotation> annotations) {

  /** What a declaration declares. */
  public enum Kind {
    /** A class. */
    CLASS,
    /** An interface. */
    INTERFACE,
    /** An enum. */
    ENUM,
    /** A record. */
    RECORD,
    /** An annotation type. */
    ANNOTATION
  }

  /**
   * An initialiser block.
   *
   * @param isStatic whether it runs when the class is loaded
   * @param body what it does
   */
  public record Initialiser(boolean isStatic, Statement.Block body) {}

  /**
   * A constant of an enum.
   *
   * @param site the constant
   * @param name its name
   * @param arguments the arguments of its constructor
   */
  public record EnumConstant(Site site, String name, List<Expression> arguments) {}

  /** Returns the field called {@code field}. */
  public Optional<Variable> field(String field) {
    for (Variable candidate : fields) {
      if (candidate.name().equals(field)) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }

  /** Returns the methods called {@code method} that take {@code count} arguments. */
  public List<Method> methods(String method, int count) {
    List<Method> found = new ArrayList<>();
    for (Method candidate : methods) {
      if (candidate.name().equals(method) && candidate.accepts(count)) {
        found.add(candidate);
      }
    }
    return found;
  }

  /** Returns the annotation with this simple name. */
  public Optional<Annotation> annotation(String simpleName) {
    return annotations.stream()
        .filter(annotation -> annotation.simpleName().equals(simpleName))
        .findFirst();
  }
}
