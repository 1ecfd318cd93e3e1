package dev.eoslint.analyzer.java.value;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map from the ids of objects, in ascending order. A changed map shares all but the
 * way to the change with the one before it, and maps are joined by what they do not share: states
 * are forked and joined far more often than they change, and hold far more objects than a path
 * touches.
 *
 * @param <V> what is known of an object
 */
final class IdMap<V> {

  private static final int BITS = 5;
  private static final int WIDTH = 1 << BITS;

  /** Branches and, in the lowest ones, values; {@code null} where there is none. */
  private final Object[] root;

  /** How many bits of an id lie below those that choose a branch of the root. */
  private final int shift;

  private IdMap(Object[] root, int shift) {
    this.root = root;
    this.shift = shift;
  }

  /** What is done with each entry. */
  interface Entries<V> {

    /** Takes an entry. */
    void take(int id, V value);
  }

  static <V> IdMap<V> empty() {
    return new IdMap<>(new Object[WIDTH], 0);
  }

  /** Returns the value of {@code id}, which is not negative. */
  Optional<V> get(int id) {
    if (!reaches(id)) {
      return Optional.empty();
    }
    Object[] branch = root;
    for (int below = shift; below > 0; below -= BITS) {
      Object next = branch[index(id, below)];
      if (next == null) {
        return Optional.empty();
      }
      branch = (Object[]) next;
    }
    return Optional.ofNullable(value(branch[index(id, 0)]));
  }

  /** Returns this map with {@code value} for {@code id}, which is not negative. */
  IdMap<V> with(int id, V value) {
    return reaches(id) ? of(put(root, shift, id, value)) : higher().with(id, value);
  }

  /** Returns this map without what is known of {@code id}. */
  IdMap<V> without(int id) {
    return get(id).isPresent() ? of(remove(root, shift, id)) : this;
  }

  /** Returns this map with each value changed; itself if no change gives another object. */
  IdMap<V> replaceAll(UnaryOperator<V> change) {
    return of(replaceAll(root, shift, change));
  }

  /**
   * Returns the entries of this map and of {@code other}.
   *
   * @param both what becomes of two different values of one id, the one of this map first
   */
  IdMap<V> join(IdMap<V> other, BinaryOperator<V> both) {
    if (shift < other.shift) {
      return higher().join(other, both);
    } else if (shift > other.shift) {
      return join(other.higher(), both);
    }
    return of(join(root, other.root, shift, both));
  }

  /** Takes the entries whose value is not the same object in {@code other}. */
  void forEachBeside(IdMap<V> other, Entries<V> entries) {
    if (shift < other.shift) {
      higher().forEachBeside(other, entries);
    } else if (shift > other.shift) {
      forEachBeside(other.higher(), entries);
    } else {
      forEach(root, other.root, shift, 0, entries);
    }
  }

  /** Takes all entries. */
  void forEach(Entries<V> entries) {
    forEach(root, null, shift, 0, entries);
  }

  /** Returns whether {@code test} holds for a value. */
  boolean anyMatch(Predicate<V> test) {
    return anyMatch(root, shift, test);
  }

  /** Returns the ids in ascending order. */
  Set<Integer> ids() {
    Set<Integer> ids = new LinkedHashSet<>();
    forEach((id, value) -> ids.add(id));
    return Collections.unmodifiableSet(ids);
  }

  private IdMap<V> of(Object[] changed) {
    return changed == root ? this : new IdMap<>(changed, shift);
  }

  private boolean reaches(int id) {
    return id >>> shift < WIDTH;
  }

  private IdMap<V> higher() {
    Object[] higher = new Object[WIDTH];
    higher[0] = root;
    return new IdMap<>(higher, shift + BITS);
  }

  private static int index(int id, int shift) {
    return (id >>> shift) & (WIDTH - 1);
  }

  private static Object[] put(Object[] branch, int shift, int id, Object value) {
    int index = index(id, shift);
    if (shift == 0) {
      return set(branch, branch, index, value);
    }
    Object[] next = branch[index] == null ? new Object[WIDTH] : (Object[]) branch[index];
    return set(branch, branch, index, put(next, shift - BITS, id, value));
  }

  private static Object[] remove(Object[] branch, int shift, int id) {
    Object[] left = branch.clone();
    int index = index(id, shift);
    left[index] = shift == 0 ? null : remove((Object[]) branch[index], shift - BITS, id);
    return left;
  }

  private Object[] replaceAll(Object[] branch, int shift, UnaryOperator<V> change) {
    Object[] changed = branch;
    for (int index = 0; index < WIDTH; index++) {
      Object before = branch[index];
      if (before != null) {
        Object after =
            shift == 0
                ? change.apply(value(before))
                : replaceAll((Object[]) before, shift - BITS, change);
        changed = set(changed, branch, index, after);
      }
    }
    return changed;
  }

  private Object[] join(Object[] here, Object[] there, int shift, BinaryOperator<V> both) {
    Object[] joined = here;
    for (int index = 0; here != there && index < WIDTH; index++) {
      Object left = here[index];
      Object right = there[index];
      if (left == null) {
        joined = set(joined, here, index, right);
      } else if (right != null && left != right) {
        Object value =
            shift == 0
                ? both.apply(value(left), value(right))
                : join((Object[]) left, (Object[]) right, shift - BITS, both);
        joined = set(joined, here, index, value);
      }
    }
    return joined;
  }

  /**
   * Returns {@code changed}, or a copy of {@code original} if it is still that, with an element.
   */
  private static Object[] set(Object[] changed, Object[] original, int index, Object element) {
    if (changed[index] == element) {
      return changed;
    }
    Object[] own = changed == original ? original.clone() : changed;
    own[index] = element;
    return own;
  }

  private void forEach(
      Object[] branch, Object @Nullable [] beside, int shift, int prefix, Entries<V> entries) {
    for (int index = 0; branch != beside && index < WIDTH; index++) {
      Object entry = branch[index];
      Object other = beside == null ? null : beside[index];
      int id = prefix | index << shift;
      if (entry != null && shift == 0 && entry != other) {
        entries.take(id, value(entry));
      } else if (entry != null && shift > 0) {
        forEach((Object[]) entry, (Object @Nullable []) other, shift - BITS, id, entries);
      }
    }
  }

  private boolean anyMatch(Object[] branch, int shift, Predicate<V> test) {
    for (Object entry : branch) {
      boolean found =
          entry != null
              && (shift == 0
                  ? test.test(value(entry))
                  : anyMatch((Object[]) entry, shift - BITS, test));
      if (found) {
        return true;
      }
    }
    return false;
  }

  @SuppressWarnings("unchecked") // the lowest branches hold nothing else
  private V value(Object entry) {
    return (V) entry;
  }
}
