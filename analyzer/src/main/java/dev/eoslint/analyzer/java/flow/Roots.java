package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
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
  private final List<TypeSymbol> types = new ArrayList<>();
  private final Map<MethodSymbol, Set<String>> methods = new LinkedHashMap<>();

  private Roots(JavaProject project) {
    this.project = project;
  }

  /**
   * Returns the roots in files that drive clients, and the methods that use those files' types.
   *
   * @param drivingWords only files that can matter and hold one of these words drive a client;
   *     others are read when a call leads there
   */
  public static Roots of(JavaProject project, List<String> drivingWords) {
    List<SourceFile> driving = project.matteringContaining(drivingWords);
    project.parseAhead(driving);
    Roots roots = new Roots(project);
    driving.forEach(file -> roots.addAll(project.typesIn(file)));
    Set<SourceFile> users = new LinkedHashSet<>();
    for (SourceFile file : driving) {
      project.typesIn(file).forEach(type -> users.addAll(usersOf(project, type)));
    }
    driving.forEach(users::remove);
    Set<String> used = roots.usedNames();
    List<SourceFile> inOrder = inPathOrder(users);
    project.parseAhead(inOrder);
    inOrder.forEach(file -> project.typesIn(file).forEach(type -> roots.addUsers(type, used)));
    return roots;
  }

  private static List<SourceFile> inPathOrder(Set<SourceFile> files) {
    return files.stream().sorted(Comparator.comparing(SourceFile::path)).toList();
  }

  private static List<SourceFile> usersOf(JavaProject project, TypeSymbol type) {
    if (type.declaration().name().length() < 3) {
      return List.of();
    }
    List<SourceFile> users = project.filesContaining(type.declaration().name());
    return users.size() > MOST_MENTIONS ? List.of() : users;
  }

  private void addAll(List<TypeSymbol> ofFile) {
    Set<String> mentioned = new LinkedHashSet<>();
    ofFile.forEach(type -> mentioned.addAll(CalledNames.in(type.declaration())));
    ofFile.forEach(type -> addAll(type, mentioned));
  }

  private void addAll(TypeSymbol type, Set<String> mentioned) {
    types.add(type);
    for (Method method : type.declaration().methods()) {
      if (!method.isGenerated()
          && !isDead(method, mentioned)
          && method.body().filter(body -> !body.statements().isEmpty()).isPresent()) {
        methods.put(new MethodSymbol(type, method), CalledNames.in(method));
      }
    }
  }

  /** Nothing runs a private method that its file does not mention, unless an annotation says so. */
  private static boolean isDead(Method method, Set<String> mentioned) {
    return method.modifiers().contains("private")
        && !method.isConstructor()
        && method.annotations().isEmpty()
        && !mentioned.contains(method.name());
  }

  /** Returns what a caller of the code in these roots must name: a method or a created type. */
  private Set<String> usedNames() {
    Set<String> names = new LinkedHashSet<>();
    methods.keySet().forEach(method -> names.add(CalledNames.of(method)));
    types.forEach(type -> names.add(CalledNames.ofCreation(type.declaration().name())));
    return names;
  }

  private void addUsers(TypeSymbol type, Set<String> used) {
    boolean added = false;
    for (Method method : type.declaration().methods()) {
      if (!method.isGenerated() && method.body().isPresent()) {
        Set<String> called = CalledNames.in(method);
        if (called.stream().anyMatch(used::contains)) {
          methods.put(new MethodSymbol(type, method), called);
          added = true;
        }
      }
    }
    if (added) {
      types.add(type);
    }
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
    return methods.keySet().stream()
        .filter(method -> method.declaration().name().equals("main"))
        .filter(method -> method.declaration().isStatic())
        .toList();
  }

  /**
   * Executes everything that was not executed yet, callers before callees.
   *
   * @param run executes one method
   */
  public void runRemaining(Interpreter interpreter, Consumer<MethodSymbol> run) {
    WaitingMethods waiting = new WaitingMethods(methods);
    while (true) {
      interpreter.takeNewlyEntered().forEach(waiting::remove);
      Optional<MethodSymbol> next = waiting.next();
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
}
