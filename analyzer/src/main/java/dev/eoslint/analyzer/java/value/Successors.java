package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Clients that stand in the place of each other on two paths.
 *
 * <p>Where a client broke, code often makes another one in the same way and gives it to the same
 * variable or field. Ids are only names: when nothing refers to the first client any more, the
 * second one can have its name, and behind the place where the paths meet there is one client, in
 * one of the protocol states of either.
 */
final class Successors {

  /** Two clients, the first of which was made before the other one. */
  private record Pair(int elder, int younger) {

    static Pair of(int one, int other) {
      return new Pair(Math.min(one, other), Math.max(one, other));
    }

    boolean concerns(Pair other) {
      return elder == other.elder
          || elder == other.younger
          || younger == other.elder
          || younger == other.younger;
    }
  }

  private final State left;
  private final State right;

  private Successors(State left, State right) {
    this.left = left;
    this.right = right;
  }

  /** Gives clients that take the same place on two paths, which are about to meet, one name. */
  static void unite(State left, State right) {
    if (left.isReachable() && right.isReachable() && !left.protocol().areSameAs(right.protocol())) {
      new Successors(left, right).unite();
    }
  }

  private void unite() {
    Set<Pair> pairs = pairs();
    for (Pair pair : pairs) {
      boolean alone = pairs.stream().filter(pair::concerns).count() == 1;
      if (alone) {
        unite(pair, left, right);
        unite(pair, right, left);
      }
    }
  }

  private Set<Pair> pairs() {
    Set<Pair> pairs = new LinkedHashSet<>();
    compare(left.variables(), right.variables(), pairs);
    left.objectsBeside(right)
        .forEach(
            (id, object) -> {
              Optional<HeapObject> other = right.object(id);
              if (object instanceof Instance here
                  && other.isPresent()
                  && other.get() instanceof Instance there) {
                compare(here.fields(), there.fields(), pairs);
              }
            });
    return pairs;
  }

  private void compare(
      Map<String, AbstractValue> here, Map<String, AbstractValue> there, Set<Pair> pairs) {
    here.forEach(
        (name, value) -> {
          Optional<Integer> one = value.onlyObject();
          Optional<Integer> other =
              Optional.ofNullable(there.get(name)).flatMap(AbstractValue::onlyObject);
          if (one.isPresent()
              && other.isPresent()
              && !one.equals(other)
              && areAlike(one.get(), other.get())) {
            pairs.add(Pair.of(one.get(), other.get()));
          }
        });
  }

  private boolean areAlike(int here, int there) {
    Optional<LibraryObject> one = client(here, left);
    Optional<LibraryObject> other = client(there, right);
    return one.isPresent() && other.isPresent() && one.get().isMadeLike(other.get());
  }

  private static Optional<LibraryObject> client(int id, State state) {
    return state.object(id, LibraryObject.class).filter(any -> Clients.isClient(id, state));
  }

  private static void unite(Pair pair, State path, State other) {
    Holders holders = Holders.in(path);
    if (holders.hold(pair.younger)
        && !holders.hold(pair.elder)
        && holders.canRename(pair.younger)
        && !Holders.in(other).hold(pair.younger)
        && Clients.isIdle(pair.elder, path)
        && Clients.isIdle(pair.younger, path)) {
      path.rename(pair.younger, pair.elder);
    }
  }
}
