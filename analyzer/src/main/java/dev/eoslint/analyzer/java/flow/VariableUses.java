package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.model.Site;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** What a piece of code does with its local variables, as far as they hold results of calls. */
final class VariableUses {

  private final Set<String> declared = new HashSet<>();
  private final Set<String> mentioned = new LinkedHashSet<>();
  private final Set<String> usedOtherwise = new HashSet<>();

  /** The calls and targets of assignments whose value a variable holds. */
  private final Map<Site, String> held = new LinkedHashMap<>();

  /** The variables of which another one holds whether they are a certain constant. */
  private final Map<String, Set<String>> comparedIn = new LinkedHashMap<>();

  void declare(String variable) {
    declared.add(variable);
  }

  boolean declares(String variable) {
    return declared.contains(variable);
  }

  void mention(String variable) {
    mentioned.add(variable);
  }

  /** Notes a use that tells in its own way what the variable holds. */
  void useOtherwise(String variable) {
    mentioned.add(variable);
    usedOtherwise.add(variable);
  }

  /** Notes that {@code variable} holds the value of {@code part}. */
  void hold(Site part, String variable) {
    held.put(part, variable);
  }

  /** Notes that {@code holder} holds whether {@code variable} is a certain constant. */
  void compare(String variable, String holder) {
    mentioned.add(variable);
    comparedIn.computeIfAbsent(variable, key -> new LinkedHashSet<>()).add(holder);
  }

  /** Takes over what code that captures the variables does with them. */
  void capturedBy(VariableUses inner) {
    for (String variable : inner.mentioned) {
      if (!inner.declares(variable)) {
        useOtherwise(variable);
      }
    }
  }

  /** Returns the calls and targets of assignments whose value is held by variables used plainly. */
  Set<Site> plainlyHeld() {
    Set<Site> plain = new HashSet<>();
    held.forEach(
        (part, variable) -> {
          if (isPlain(variable)
              && comparedIn.getOrDefault(variable, Set.of()).stream().allMatch(this::isPlain)) {
            plain.add(part);
          }
        });
    return plain;
  }

  private boolean isPlain(String variable) {
    return declared.contains(variable) && !usedOtherwise.contains(variable);
  }
}
