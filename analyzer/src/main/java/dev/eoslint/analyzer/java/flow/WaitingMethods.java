package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Methods that were not executed yet, callers before callees as far as their names tell. */
final class WaitingMethods {

  private final Map<MethodSymbol, Entry> waiting = new LinkedHashMap<>();
  private final Map<String, List<Entry>> byName = new HashMap<>();
  private final Map<String, Integer> callers = new HashMap<>();

  /** Those that nothing else that waits seems to call, by their places in the given order. */
  private final NavigableMap<Integer, MethodSymbol> uncalled = new TreeMap<>();

  /**
   * Lets methods wait.
   *
   * @param calledNames the methods in their order, and what each of them calls
   */
  WaitingMethods(Map<MethodSymbol, Set<String>> calledNames) {
    calledNames.forEach(
        (method, called) -> {
          Entry entry = new Entry(waiting.size(), method, CalledNames.of(method), called);
          waiting.put(method, entry);
          byName.computeIfAbsent(entry.name(), unused -> new ArrayList<>()).add(entry);
          called.forEach(name -> callers.merge(name, 1, Integer::sum));
        });
    waiting.values().forEach(this::noteIfUncalled);
  }

  /** Takes a method out that does not wait any more. */
  void remove(MethodSymbol method) {
    Entry removed = waiting.remove(method);
    if (removed != null) {
      uncalled.remove(removed.place());
      for (String name : removed.called()) {
        callers.merge(name, -1, Integer::sum);
        byName.getOrDefault(name, List.of()).forEach(this::noteIfUncalled);
      }
    }
  }

  private void noteIfUncalled(Entry entry) {
    int itself = entry.called().contains(entry.name()) ? 1 : 0;
    if (waiting.containsKey(entry.method())
        && callers.getOrDefault(entry.name(), 0) - itself == 0) {
      uncalled.put(entry.place(), entry.method());
    }
  }

  /**
   * Returns the first method that nothing else that waits seems to call. Where all are called, the
   * first one that code elsewhere can call comes first.
   */
  Optional<MethodSymbol> next() {
    if (!uncalled.isEmpty()) {
      return Optional.of(uncalled.firstEntry().getValue());
    }
    return waiting.keySet().stream()
        .filter(method -> !method.declaration().modifiers().contains("private"))
        .findFirst()
        .or(() -> waiting.keySet().stream().findFirst());
  }

  private record Entry(int place, MethodSymbol method, String name, Set<String> called) {}
}
