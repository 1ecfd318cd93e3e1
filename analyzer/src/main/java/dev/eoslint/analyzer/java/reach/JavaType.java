package dev.eoslint.analyzer.java.reach;

import java.util.List;
import java.util.Optional;

/**
 * A type that a name means.
 *
 * @param name qualified name if it could be resolved, else the name as written
 * @param arguments type arguments
 * @param arrayDepth number of array dimensions
 * @param symbol its declaration if it is declared in the analysed tree
 */
public record JavaType(
    String name, List<JavaType> arguments, int arrayDepth, Optional<TypeSymbol> symbol) {

  /** Copies the arguments. */
  public JavaType {
    arguments = List.copyOf(arguments);
  }

  /** Returns a library type without arguments. */
  public static JavaType library(String qualifiedName) {
    return new JavaType(qualifiedName, List.of(), 0, Optional.empty());
  }

  /** Returns the type that {@code symbol} declares, without arguments. */
  public static JavaType of(TypeSymbol symbol) {
    return new JavaType(symbol.qualifiedName(), List.of(), 0, Optional.of(symbol));
  }

  /** Returns whether this is the type called {@code qualifiedName}, and not an array of it. */
  public boolean is(String qualifiedName) {
    return arrayDepth == 0 && name.equals(qualifiedName);
  }

  /** Returns the last part of the name. */
  public String simpleName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Returns the type of an element of this array or of the first type argument. */
  public Optional<JavaType> elementType() {
    if (arrayDepth > 0) {
      return Optional.of(new JavaType(name, arguments, arrayDepth - 1, symbol));
    }
    return arguments.isEmpty() ? Optional.empty() : Optional.of(arguments.get(0));
  }
}
