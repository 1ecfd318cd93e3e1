package dev.eoslint.analyzer.java.reach;

import dev.eoslint.analyzer.java.tree.Method;

/**
 * A method or constructor of a project type.
 *
 * @param owner the type that declares it
 * @param declaration the declaration
 */
public record MethodSymbol(TypeSymbol owner, Method declaration) {

  /** Symbols of the same declaration are equal; its whole tree need not be compared for that. */
  @SuppressWarnings("ReferenceEquality") // identity is the point, see above
  @Override
  public boolean equals(Object other) {
    return other instanceof MethodSymbol symbol && declaration == symbol.declaration;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(declaration);
  }

  /** Returns {@code Owner.name} for people. */
  public String displayName() {
    String type = owner.displayName();
    return declaration.isConstructor() ? "new " + type : type + "." + declaration.name();
  }
}
