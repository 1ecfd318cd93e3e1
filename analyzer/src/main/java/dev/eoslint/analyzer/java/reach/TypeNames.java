package dev.eoslint.analyzer.java.reach;

import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what a type name means (JLS 6.4 and 6.5), as far as sources and imports say.
 *
 * <p>A name behind an on-demand import means a project type of that package, or a library type that
 * the catalogues know; anything else stays as written.
 */
final class TypeNames {

  private static final Set<String> PRIMITIVES =
      Set.of("boolean", "byte", "char", "short", "int", "long", "float", "double", "void", "var");

  private static final Set<String> JAVA_LANG =
      Set.of(
          "Object",
          "String",
          "Integer",
          "Long",
          "Short",
          "Byte",
          "Boolean",
          "Double",
          "Float",
          "Character",
          "Number",
          "Math",
          "System",
          "Thread",
          "Runnable",
          "Iterable",
          "Runtime",
          "Exception",
          "RuntimeException",
          "Throwable",
          "Error",
          "IllegalStateException",
          "IllegalArgumentException",
          "InterruptedException",
          "AutoCloseable",
          "Class",
          "Enum",
          "Record",
          "StringBuilder",
          "StringBuffer",
          "CharSequence",
          "Process",
          "ProcessHandle",
          "ProcessBuilder",
          "Void",
          "ThreadLocal",
          "Override",
          "SuppressWarnings");

  private final JavaProject project;

  TypeNames(JavaProject project) {
    this.project = project;
  }

  JavaType resolve(TypeName written, TypeSymbol from) {
    List<JavaType> arguments = new ArrayList<>();
    for (TypeName argument : written.arguments()) {
      arguments.add(resolve(argument, from));
    }
    return build(written, arguments, from.resolveName(written.name()));
  }

  JavaType resolveHeader(TypeName written, TypeSymbol from) {
    Optional<JavaType> type =
        from.outer()
            .flatMap(outer -> resolveName(written.name(), outer))
            .or(() -> resolveInFile(written.name(), from.file()));
    return build(
        written,
        written.arguments().stream().map(argument -> resolveHeader(argument, from)).toList(),
        type);
  }

  private static JavaType build(
      TypeName written, List<JavaType> arguments, Optional<JavaType> found) {
    return found
        .map(type -> new JavaType(type.name(), arguments, written.arrayDepth(), type.symbol()))
        .orElseGet(
            () -> new JavaType(written.name(), arguments, written.arrayDepth(), Optional.empty()));
  }

  Optional<JavaType> resolveName(String written, TypeSymbol from) {
    if (PRIMITIVES.contains(written)) {
      return Optional.of(JavaType.library(written));
    }
    int dot = written.indexOf('.');
    if (dot < 0) {
      return resolveSimple(written, from);
    }
    return resolveSimple(written.substring(0, dot), from)
        .flatMap(first -> nested(first, written.substring(dot + 1)))
        .or(() -> qualified(written));
  }

  private Optional<JavaType> resolveSimple(String name, TypeSymbol from) {
    Optional<TypeSymbol> scope = Optional.of(from);
    while (scope.isPresent()) {
      TypeSymbol type = scope.get();
      if (type.declaration().typeParameters().contains(name)) {
        return Optional.empty();
      }
      if (type.declaration().name().equals(name)) {
        return Optional.of(JavaType.of(type));
      }
      Optional<TypeSymbol> member = type.memberType(name);
      if (member.isPresent()) {
        return member.map(JavaType::of);
      }
      scope = type.outer();
    }
    return resolveInFile(name, from.file()).or(() -> inheritedFromLibrary(name, from));
  }

  /** A class also knows the types that its library super types declare, by their simple names. */
  private Optional<JavaType> inheritedFromLibrary(String name, TypeSymbol from) {
    Optional<TypeSymbol> scope = Optional.of(from);
    while (scope.isPresent()) {
      for (JavaType parent : scope.get().superTypes()) {
        String qualified = parent.name() + "." + name;
        if (parent.symbol().isEmpty() && project.isKnownLibraryType(qualified)) {
          return Optional.of(JavaType.library(qualified));
        }
      }
      scope = scope.get().outer();
    }
    return Optional.empty();
  }

  private Optional<JavaType> resolveInFile(String written, JavaFile file) {
    int dot = written.indexOf('.');
    if (dot >= 0) {
      return resolveInFile(written.substring(0, dot), file)
          .flatMap(first -> nested(first, written.substring(dot + 1)))
          .or(() -> qualified(written));
    }
    for (TypeDeclaration type : file.types()) {
      if (type.name().equals(written)) {
        return Optional.of(JavaType.of(project.topLevel(file, type)));
      }
    }
    return imported(written, file)
        .or(() -> projectType(qualify(file.packageName(), written)))
        .or(() -> importedOnDemand(written, file))
        .or(() -> javaLang(written));
  }

  private Optional<JavaType> imported(String name, JavaFile file) {
    for (JavaFile.Import declared : file.imports()) {
      if (!declared.onDemand() && declared.simpleName().equals(name)) {
        if (declared.isStatic()) {
          return projectType(declared.name());
        }
        return projectType(declared.name())
            .or(() -> Optional.of(JavaType.library(declared.name())));
      }
    }
    return Optional.empty();
  }

  private Optional<JavaType> importedOnDemand(String name, JavaFile file) {
    for (JavaFile.Import declared : file.imports()) {
      if (declared.onDemand()) {
        String qualified = declared.name() + "." + name;
        Optional<JavaType> found = qualified(qualified);
        if (found.isPresent()
            && (found.get().symbol().isPresent() || project.isKnownLibraryType(qualified))) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<JavaType> nested(JavaType outer, String rest) {
    int dot = rest.indexOf('.');
    String first = dot < 0 ? rest : rest.substring(0, dot);
    Optional<JavaType> member =
        outer.symbol().isPresent()
            ? outer.symbol().get().memberType(first).map(JavaType::of)
            : Optional.of(JavaType.library(outer.name() + "." + first));
    return dot < 0 ? member : member.flatMap(found -> nested(found, rest.substring(dot + 1)));
  }

  /** A dotted name whose first part is no type is a qualified name. */
  private Optional<JavaType> qualified(String name) {
    Optional<JavaType> declared = projectType(name);
    if (declared.isPresent()) {
      return declared;
    }
    boolean looksQualified = name.indexOf('.') > 0 && Character.isLowerCase(name.charAt(0));
    return looksQualified ? Optional.of(JavaType.library(name)) : Optional.empty();
  }

  private Optional<JavaType> projectType(String qualifiedName) {
    return project.type(qualifiedName).map(JavaType::of);
  }

  private static Optional<JavaType> javaLang(String name) {
    return JAVA_LANG.contains(name)
        ? Optional.of(JavaType.library("java.lang." + name))
        : Optional.empty();
  }

  private static String qualify(String packageName, String name) {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }
}
