package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Writes to relational databases that wait for a commit, if one follows. */
final class PendingWrites {

  private static final JavaType WRITE = JavaType.library("write that waits for a commit");

  /** A write of which no commit was seen yet. */
  private record Pending(Effect write) implements Status {}

  private PendingWrites() {}

  /** Remembers a write. */
  static void add(Effect write, State state) {
    int id = state.allocate(new LibraryObject(WRITE, Optional.empty(), Map.of()));
    state.setStatus(id, new Pending(write));
  }

  /** Forgets all writes so far and returns them. */
  static List<Effect> take(State state) {
    List<Effect> writes = new ArrayList<>();
    for (int object : new TreeSet<>(state.objectsWithStatus())) {
      for (Status status : state.statuses(object)) {
        if (status instanceof Pending pending) {
          writes.add(pending.write());
          state.setStatuses(object, Set.of());
        }
      }
    }
    return writes.stream().distinct().toList();
  }
}
