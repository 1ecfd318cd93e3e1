package dev.eoslint.analyzer.java.generated;

import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.JavaFile;
import java.util.List;
import java.util.Optional;

/** Which annotations of a file are those of Lombok. */
final class LombokNames {

  private static final String ROOT = "lombok";

  private final List<JavaFile.Import> imports;

  LombokNames(List<JavaFile.Import> imports) {
    this.imports = List.copyOf(imports);
  }

  /** Returns the annotation {@code lombok.simpleName} among {@code annotations}. */
  Optional<Annotation> find(List<Annotation> annotations, String simpleName) {
    return annotations.stream()
        .filter(annotation -> annotation.simpleName().equals(simpleName))
        .filter(this::isLomboks)
        .findFirst();
  }

  boolean has(List<Annotation> annotations, String simpleName) {
    return find(annotations, simpleName).isPresent();
  }

  private boolean isLomboks(Annotation annotation) {
    return imports.stream()
        .filter(each -> !each.isStatic())
        .anyMatch(
            each ->
                each.onDemand()
                    ? isPackage(each.name()) && Character.isUpperCase(annotation.name().charAt(0))
                    : each.name().startsWith(ROOT + ".")
                        && each.simpleName().equals(outermost(annotation.name())));
  }

  private static boolean isPackage(String name) {
    return name.equals(ROOT) || name.startsWith(ROOT + ".");
  }

  /** {@code Builder.Default} is found through the import of {@code Builder}. */
  private static String outermost(String name) {
    int dot = name.indexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }
}
