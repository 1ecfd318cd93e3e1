package dev.eoslint.analyzer.java.reach;

import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.TypeName;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A type that is declared in the analysed tree. Two symbols are equal if they are the same. */
public final class TypeSymbol {

  private final JavaProject project;
  private final JavaFile file;
  private final Optional<TypeSymbol> outer;
  private final TypeDeclaration declaration;
  private final String qualifiedName;
  private final Map<String, Optional<JavaType>> resolvedNames = new HashMap<>();
  private Optional<List<JavaType>> superTypes = Optional.empty();

  TypeSymbol(
      JavaProject project, JavaFile file, Optional<TypeSymbol> outer, TypeDeclaration declaration) {
    this.project = project;
    this.file = file;
    this.outer = outer;
    this.declaration = declaration;
    this.qualifiedName = qualify(file, outer, declaration);
  }

  private static String qualify(
      JavaFile file, Optional<TypeSymbol> outer, TypeDeclaration declaration) {
    String name =
        declaration.name().isEmpty()
            ? "(anonymous at line " + declaration.site().startLine() + ")"
            : declaration.name();
    String prefix = outer.map(TypeSymbol::qualifiedName).orElse(file.packageName());
    return prefix.isEmpty() ? name : prefix + "." + name;
  }

  /** Returns the file that declares it. */
  public JavaFile file() {
    return file;
  }

  /** Returns the type around it. */
  public Optional<TypeSymbol> outer() {
    return outer;
  }

  /** Returns the declaration. */
  public TypeDeclaration declaration() {
    return declaration;
  }

  /** Returns the canonical name; anonymous classes are called after their line. */
  public String qualifiedName() {
    return qualifiedName;
  }

  /** Returns a short name for people. */
  public String displayName() {
    return declaration.name().isEmpty()
        ? declaration.extended().get(0).simpleName()
        : declaration.name();
  }

  /** Returns a symbol for a class declared inside a method or expression of this type. */
  public TypeSymbol inner(TypeDeclaration local) {
    return project.local(file, this, local);
  }

  /** Returns what {@code written} means inside this type. */
  public JavaType resolve(TypeName written) {
    return project.names().resolve(written, this);
  }

  /** Returns what the simple or qualified name {@code written} means as a type in here, if any. */
  public Optional<JavaType> resolveName(String written) {
    Optional<JavaType> known = resolvedNames.get(written);
    if (known == null) {
      known = project.names().resolveName(written, this);
      resolvedNames.put(written, known);
    }
    return known;
  }

  /** Returns the declared super types, library types included. */
  public List<JavaType> superTypes() {
    if (superTypes.isEmpty()) {
      // A type that is its own super type in broken code must not ask for ever.
      superTypes = Optional.of(List.of());
      superTypes = Optional.of(findSuperTypes());
    }
    return superTypes.get();
  }

  private List<JavaType> findSuperTypes() {
    List<JavaType> types = new ArrayList<>();
    declaration.extended().forEach(name -> types.add(resolveOutside(name)));
    declaration.implemented().forEach(name -> types.add(resolveOutside(name)));
    return types;
  }

  /** A super type is looked up outside of the body, where inherited members do not count. */
  private JavaType resolveOutside(TypeName name) {
    return project.names().resolveHeader(name, this);
  }

  /** Returns this type and all its project super types, nearest first. */
  public List<TypeSymbol> lineage() {
    if (!hasProjectSuperType()) {
      return List.of(this);
    }
    Set<TypeSymbol> seen = new LinkedHashSet<>();
    collectLineage(seen);
    return List.copyOf(seen);
  }

  private boolean hasProjectSuperType() {
    for (JavaType type : superTypes()) {
      if (type.symbol().isPresent()) {
        return true;
      }
    }
    return false;
  }

  private void collectLineage(Set<TypeSymbol> seen) {
    if (!seen.add(this)) {
      return;
    }
    for (JavaType type : superTypes()) {
      type.symbol().ifPresent(symbol -> symbol.collectLineage(seen));
    }
  }

  /** Returns the names of all super types that can be seen, library types included. */
  public Set<String> superTypeNames() {
    Set<String> names = new LinkedHashSet<>();
    for (TypeSymbol symbol : lineage()) {
      symbol.superTypes().forEach(type -> names.add(type.name()));
    }
    return names;
  }

  /** Returns the declared super class if it is in the project. */
  public Optional<TypeSymbol> superClass() {
    if (declaration.kind() != TypeDeclaration.Kind.CLASS || declaration.extended().isEmpty()) {
      return Optional.empty();
    }
    // In broken code a type can be its own super class over some steps.
    return resolveOutside(declaration.extended().get(0))
        .symbol()
        .filter(parent -> !parent.lineage().contains(this));
  }

  /** A field and the type that declares it. */
  public record FieldSymbol(TypeSymbol owner, Variable declaration) {

    /** Symbols of the same declaration are equal; its whole tree need not be compared for that. */
    @SuppressWarnings("ReferenceEquality") // identity is the point, see above
    @Override
    public boolean equals(Object other) {
      return other instanceof FieldSymbol symbol && declaration == symbol.declaration;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(declaration);
    }
  }

  /** Returns the field called {@code name} of this type or of a project super type. */
  public Optional<FieldSymbol> field(String name) {
    for (TypeSymbol symbol : lineage()) {
      Optional<Variable> field = symbol.declaration.field(name);
      if (field.isPresent()) {
        return Optional.of(new FieldSymbol(symbol, field.get()));
      }
    }
    return Optional.empty();
  }

  /** Returns whether {@code name} is a constant of this enum. */
  public boolean hasEnumConstant(String name) {
    return declaration.enumConstants().stream().anyMatch(entry -> entry.name().equals(name));
  }

  /**
   * Returns the methods called {@code name} that take {@code count} arguments, of this type and its
   * project super types, nearest first.
   */
  public List<MethodSymbol> methods(String name, int count) {
    List<MethodSymbol> found = new ArrayList<>();
    for (TypeSymbol symbol : lineage()) {
      for (Method method : symbol.declaration.methods(name, count)) {
        found.add(new MethodSymbol(symbol, method));
      }
    }
    return found;
  }

  /** Returns the member types by this simple name, of this type or its project super types. */
  public Optional<TypeSymbol> memberType(String simpleName) {
    for (TypeSymbol symbol : lineage()) {
      for (TypeDeclaration member : symbol.declaration.memberTypes()) {
        if (member.name().equals(simpleName)) {
          return Optional.of(project.member(symbol, member));
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the project this type belongs to. */
  public JavaProject project() {
    return project;
  }

  @Override
  public String toString() {
    return qualifiedName;
  }
}
