package dev.eoslint.analyzer.java.tree;

import dev.eoslint.analyzer.model.Site;
import java.util.List;

/**
 * A type as the source writes it.
 *
 * @param site where it stands
 * @param name simple or qualified name without type arguments; {@code var} and primitive names too
 * @param arguments type arguments; wildcards are given by their bound
 * @param arrayDepth number of array dimensions
 */
public record TypeName(Site site, String name, List<TypeName> arguments, int arrayDepth) {

  /** Copies the arguments. */
  public TypeName {
    arguments = List.copyOf(arguments);
  }

  /** Returns the last part of the name. */
  public String simpleName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Returns whether the type is inferred from an initialiser. */
  public boolean isInferred() {
    return name.equals("var");
  }
}
