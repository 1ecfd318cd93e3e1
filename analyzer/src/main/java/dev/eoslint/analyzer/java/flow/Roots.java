package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Chooses the methods that execution starts from.
 *
 * <p>Main methods come first; then, again and again, methods that were not executed yet and that no
 * other such method seems to call. So a method is executed in the context of its callers wherever
 * they can be seen, and on its own only where they cannot.
 */
public final class Roots {

  /** A type that more files than this mention is not worth reading all of them for. */
  private static final int MOST_MENTIONS = 12;

  private final JavaProject project;
  private final List<TypeSymbol> types;

  private Roots(JavaProject project, List<TypeSymbol> types) {
    this.project = project;
    this.types = types;
  }

  /** Returns the roots in the files that can matter and in those that use their types. */
  public static Roots of(JavaProject project) {
    Set<SourceFile> files = new LinkedHashSet<>(project.mattering());
    for (SourceFile file : project.mattering()) {
      for (TypeSymbol type : project.typesIn(file)) {
        files.addAll(usersOf(project, type));
      }
    }
    List<TypeSymbol> types = new ArrayList<>();
    files.stream()
        .sorted(Comparator.comparing(SourceFile::path))
        .forEach(file -> types.addAll(project.typesIn(file)));
    return new Roots(project, types);
  }

  private static List<SourceFile> usersOf(JavaProject project, TypeSymbol type) {
    if (type.declaration().name().length() < 3) {
      return List.of();
    }
    List<SourceFile> users = project.filesContaining(type.declaration().name());
    return users.size() > MOST_MENTIONS ? List.of() : users;
  }

  /** Returns the types whose methods are roots. */
  public List<TypeSymbol> types() {
    return List.copyOf(types);
  }

  /** Returns the project that the roots belong to. */
  public JavaProject project() {
    return project;
  }

  /** Returns the main methods, in path order. */
  public List<MethodSymbol> mains() {
    List<MethodSymbol> mains = new ArrayList<>();
    for (TypeSymbol type : types) {
      for (Method method : type.declaration().methods()) {
        if (method.name().equals("main") && method.isStatic() && method.body().isPresent()) {
          mains.add(new MethodSymbol(type, method));
        }
      }
    }
    return mains;
  }

  /**
   * Executes everything that was not executed yet, callers before callees.
   *
   * @param run executes one method
   */
  public void runRemaining(Interpreter interpreter, Consumer<MethodSymbol> run) {
    Map<MethodSymbol, Set<String>> waiting = new LinkedHashMap<>();
    for (TypeSymbol type : types) {
      for (Method method : type.declaration().methods()) {
        if (method.body().isPresent() && !isTrivial(method)) {
          waiting.put(new MethodSymbol(type, method), calledNames(method));
        }
      }
    }
    while (true) {
      waiting.keySet().removeAll(interpreter.enteredMethods());
      Optional<MethodSymbol> next = next(waiting);
      if (next.isEmpty()) {
        return;
      }
      waiting.remove(next.get());
      if (next.get().declaration().isConstructor()) {
        interpreter.runConstruction(next.get().owner());
      } else {
        run.accept(next.get());
      }
    }
  }

  private static boolean isTrivial(Method method) {
    return method.body().filter(body -> body.statements().isEmpty()).isPresent();
  }

  /** Prefers methods that nothing else that waits seems to call. */
  private static Optional<MethodSymbol> next(Map<MethodSymbol, Set<String>> waiting) {
    for (MethodSymbol candidate : waiting.keySet()) {
      boolean called =
          waiting.entrySet().stream()
              .anyMatch(
                  other ->
                      !other.getKey().equals(candidate)
                          && other.getValue().contains(nameOf(candidate)));
      if (!called) {
        return Optional.of(candidate);
      }
    }
    return waiting.keySet().stream()
        .filter(method -> !method.declaration().modifiers().contains("private"))
        .findFirst()
        .or(() -> waiting.keySet().stream().findFirst());
  }

  private static String nameOf(MethodSymbol method) {
    return method.declaration().isConstructor()
        ? "new " + method.owner().declaration().name()
        : method.declaration().name();
  }

  private static Set<String> calledNames(Method method) {
    Set<String> names = new LinkedHashSet<>();
    new TreeWalk(
            expression -> {
              if (expression instanceof Expression.Call call) {
                names.add(call.name());
              } else if (expression instanceof Expression.MethodReference reference) {
                names.add(reference.name());
              } else if (expression instanceof Expression.Creation creation) {
                names.add("new " + creation.type().simpleName());
              }
            })
        .visit(method.body().orElseThrow());
    return names;
  }
}
