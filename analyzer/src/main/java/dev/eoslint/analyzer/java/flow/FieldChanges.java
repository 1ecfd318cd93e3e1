package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which methods give a value to which instance fields of their type, found once for each type. */
final class FieldChanges {

  private static final Set<String> AFTER_CONSTRUCTION =
      Set.of("PostConstruct", "EventListener", "Before");

  private static final Set<String> FILLING =
      Set.of(
          "put", "setProperty", "putAll", "putIfAbsent", "load", "loadFromXML", "remove", "replace",
          "merge", "compute", "computeIfAbsent", "clear");

  private final Map<TypeSymbol, List<Change>> known = new HashMap<>();

  /**
   * A method that gives a value to fields, or that starts the object.
   *
   * @param fields the instance fields that it gives a value to
   * @param filled the instance fields whose map it changes
   */
  record Change(Method method, Set<String> fields, Set<String> filled) {}

  /** Returns the fields of {@code type} that its methods change after the object has started. */
  Set<String> changedLater(TypeSymbol type) {
    Set<String> changed = new LinkedHashSet<>();
    for (Change change : of(type)) {
      if (!isStarting(change.method())) {
        changed.addAll(change.fields());
      }
    }
    return changed;
  }

  /** Returns the fields of {@code type} whose maps its methods change after construction. */
  Set<String> filledLater(TypeSymbol type) {
    Set<String> filled = new LinkedHashSet<>();
    for (Change change : of(type)) {
      if (!isStarting(change.method())) {
        filled.addAll(change.filled());
      }
    }
    return filled;
  }

  /** Returns whether a container calls {@code method} when it has constructed the object. */
  static boolean isStarting(Method method) {
    return method.annotations().stream()
        .map(Annotation::simpleName)
        .anyMatch(AFTER_CONSTRUCTION::contains);
  }

  /** Returns the methods of {@code type} that change fields or start the object, in order. */
  List<Change> of(TypeSymbol type) {
    List<Change> changes = known.get(type);
    if (changes == null) {
      changes = find(type);
      known.put(type, changes);
    }
    return changes;
  }

  private static List<Change> find(TypeSymbol type) {
    Set<String> fields =
        type.declaration().fields().stream()
            .filter(field -> !field.isStatic())
            .map(Variable::name)
            .collect(Collectors.toSet());
    List<Change> changes = new ArrayList<>();
    for (Method method : instanceMethods(type)) {
      Set<String> assigned = assigned(method, fields);
      Set<String> filled = filled(method, fields);
      if (!assigned.isEmpty() || !filled.isEmpty() || isStarting(method)) {
        changes.add(new Change(method, assigned, filled));
      }
    }
    return changes;
  }

  private static List<Method> instanceMethods(TypeSymbol type) {
    List<Method> methods = new ArrayList<>();
    for (Method method : type.declaration().methods()) {
      if (!method.isConstructor() && !method.isStatic() && method.body().isPresent()) {
        methods.add(method);
      }
    }
    return methods;
  }

  private static Set<String> assigned(Method method, Set<String> fields) {
    Set<String> assigned = new LinkedHashSet<>();
    TreeWalk walk =
        new TreeWalk(
            expression -> {
              if (expression instanceof Expression.Assignment assignment) {
                fieldName(assignment.target()).filter(fields::contains).ifPresent(assigned::add);
              }
            });
    method.body().ifPresent(walk::visit);
    return assigned;
  }

  private static Set<String> filled(Method method, Set<String> fields) {
    Set<String> filled = new LinkedHashSet<>();
    TreeWalk walk =
        new TreeWalk(
            expression -> {
              if (expression instanceof Expression.Call call && FILLING.contains(call.name())) {
                call.scope()
                    .flatMap(FieldChanges::fieldName)
                    .filter(fields::contains)
                    .ifPresent(filled::add);
              }
            });
    method.body().ifPresent(walk::visit);
    return filled;
  }

  private static Optional<String> fieldName(Expression target) {
    if (target instanceof Expression.Name simple) {
      return Optional.of(simple.identifier());
    } else if (target instanceof Expression.Select select
        && select.scope() instanceof Expression.This) {
      return Optional.of(select.name());
    }
    return Optional.empty();
  }
}
