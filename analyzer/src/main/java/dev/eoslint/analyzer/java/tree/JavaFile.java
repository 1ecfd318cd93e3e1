package dev.eoslint.analyzer.java.tree;

import java.util.List;

/**
 * A compilation unit.
 *
 * @param path path relative to the root of the tree
 * @param packageName the package, empty for the unnamed one
 * @param imports imports in order
 * @param types top-level types in order
 */
public record JavaFile(
    String path, String packageName, List<Import> imports, List<TypeDeclaration> types) {

  /** Copies the lists. */
  public JavaFile {
    imports = List.copyOf(imports);
    types = List.copyOf(types);
  }

  /**
   * An import.
   *
   * @param name qualified name without the final {@code .*}
   * @param isStatic whether it imports members
   * @param onDemand whether it ends in {@code .*}
   */
  public record Import(String name, boolean isStatic, boolean onDemand) {

    /** Returns the last part of the name. */
    public String simpleName() {
      return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Returns whether the simple name {@code member} can mean a static member because of it. */
    public boolean mayImportMember(String member) {
      return isStatic && (onDemand || simpleName().equals(member));
    }

    /** Returns the qualified name of the type whose members a static import imports. */
    public String memberOwner() {
      return onDemand ? name : name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }
  }
}
