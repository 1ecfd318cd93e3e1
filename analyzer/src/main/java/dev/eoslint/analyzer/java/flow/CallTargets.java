package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the methods of the project that a call means. */
final class CallTargets {

  /** An interface with more implementations than this is not followed. */
  private static final int MOST_IMPLEMENTATIONS = 4;

  private final JavaProject project;
  private final List<LibrarySemantics> semantics;

  CallTargets(JavaProject project, List<LibrarySemantics> semantics) {
    this.project = project;
    this.semantics = semantics;
  }

  /** Returns the method of {@code type} that {@code call} means: the overload that fits best. */
  Optional<MethodSymbol> choose(TypeSymbol type, EvaluatedCall call, State state) {
    MethodSymbol best = null;
    int bestScore = Integer.MIN_VALUE;
    for (MethodSymbol candidate : type.methods(call.name(), call.arguments().size())) {
      int score = Overloads.score(candidate, call.arguments(), state);
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    return Optional.ofNullable(best);
  }

  /** Returns the types whose code runs when {@code call} is made on some {@code type}. */
  List<TypeSymbol> runningTypes(TypeSymbol type, EvaluatedCall call, State state) {
    if (!isProvided(type)) {
      return implementations(type, call, state);
    }
    Optional<MethodSymbol> method = choose(type, call, state);
    if (hasBody(method)) {
      return List.of(type);
    }
    // A part of it that the library leaves to the project is declared in an interface of its own.
    return method
        .map(MethodSymbol::owner)
        .filter(owner -> !isProvided(owner))
        .map(owner -> implementations(owner, call, state))
        .orElseGet(List::of);
  }

  private boolean isProvided(TypeSymbol type) {
    return semantics.stream().anyMatch(each -> each.provides(type));
  }

  private List<TypeSymbol> implementations(TypeSymbol type, EvaluatedCall call, State state) {
    List<TypeSymbol> found = new ArrayList<>();
    if (hasBody(choose(type, call, state))) {
      found.add(type);
    }
    for (TypeSymbol subtype : project.subtypesOf(type)) {
      if (overrides(subtype, found.isEmpty(), call, state)) {
        found.add(subtype);
      }
    }
    List<TypeSymbol> primary =
        found.stream()
            .filter(each -> each.declaration().annotation("Primary").isPresent())
            .toList();
    if (!primary.isEmpty()) {
      return primary;
    }
    return found.size() > MOST_IMPLEMENTATIONS ? List.of() : found;
  }

  private boolean overrides(TypeSymbol subtype, boolean first, EvaluatedCall call, State state) {
    return !subtype.declaration().modifiers().contains("abstract")
        && hasBody(
            choose(subtype, call, state).filter(method -> first || method.owner().equals(subtype)));
  }

  private static boolean hasBody(Optional<MethodSymbol> method) {
    return method.flatMap(declared -> declared.declaration().body()).isPresent();
  }
}
