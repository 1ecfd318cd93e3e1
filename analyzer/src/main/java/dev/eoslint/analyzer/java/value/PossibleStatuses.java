package dev.eoslint.analyzer.java.value;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The protocol states that an object can be in, each with the flags that hold when it is in it.
 *
 * @param conditions the flags by protocol state; none where it is possible whatever they are
 */
record PossibleStatuses(Map<Status, Map<Flag, Boolean>> conditions) {

  PossibleStatuses {
    conditions = Collections.unmodifiableMap(new LinkedHashMap<>(conditions));
  }

  static PossibleStatuses certain(Status status) {
    return new PossibleStatuses(Map.of(status, Map.of()));
  }

  static PossibleStatuses anyOf(Set<Status> statuses) {
    Map<Status, Map<Flag, Boolean>> all = new LinkedHashMap<>();
    statuses.forEach(status -> all.put(status, Map.of()));
    return new PossibleStatuses(all);
  }

  Set<Status> all() {
    return conditions.keySet();
  }

  /**
   * Returns what is possible where two paths meet.
   *
   * @param here the flags that hold on this path and not on the other one
   * @param there the flags that hold on the other path and not on this one
   */
  PossibleStatuses or(PossibleStatuses other, Map<Flag, Boolean> here, Map<Flag, Boolean> there) {
    if (conditions.equals(other.conditions)) {
      return this;
    }
    Map<Status, Map<Flag, Boolean>> joined = new LinkedHashMap<>();
    conditions.forEach(
        (status, when) -> {
          Map<Flag, Boolean> whenThere = other.conditions.get(status);
          joined.put(
              status, whenThere == null ? with(when, here) : onBoth(when, here, whenThere, there));
        });
    other.conditions.forEach(
        (status, when) -> {
          if (!conditions.containsKey(status)) {
            joined.put(status, with(when, there));
          }
        });
    return new PossibleStatuses(withCommonAnswer(joined));
  }

  private static Map<Flag, Boolean> onBoth(
      Map<Flag, Boolean> whenHere,
      Map<Flag, Boolean> here,
      Map<Flag, Boolean> whenThere,
      Map<Flag, Boolean> there) {
    return whenHere.equals(whenThere)
        ? whenHere
        : inCommon(with(whenHere, here), with(whenThere, there));
  }

  private static Map<Flag, Boolean> with(Map<Flag, Boolean> when, Map<Flag, Boolean> more) {
    if (more.isEmpty()) {
      return when;
    }
    Map<Flag, Boolean> extended = new LinkedHashMap<>(when);
    more.forEach(extended::putIfAbsent);
    return extended;
  }

  private static Map<Flag, Boolean> inCommon(Map<Flag, Boolean> left, Map<Flag, Boolean> right) {
    Map<Flag, Boolean> common = new LinkedHashMap<>(left);
    common.entrySet().retainAll(right.entrySet());
    return common;
  }

  private static Map<Status, Map<Flag, Boolean>> withCommonAnswer(
      Map<Status, Map<Flag, Boolean>> joined) {
    List<Answer> answers =
        joined.keySet().stream().filter(Answer.class::isInstance).map(Answer.class::cast).toList();
    if (answers.size() > 1) {
      answers.forEach(joined::remove);
      joined.put(Answer.common(answers), Map.of());
    }
    return joined;
  }

  @SuppressWarnings("ReferenceEquality") // most changes leave most protocol states as they are
  PossibleStatuses map(UnaryOperator<Status> change) {
    boolean any = false;
    for (Status status : conditions.keySet()) {
      any |= change.apply(status) != status;
    }
    return any ? changed(change) : this;
  }

  private PossibleStatuses changed(UnaryOperator<Status> change) {
    Map<Status, Map<Flag, Boolean>> changed = new LinkedHashMap<>();
    conditions.forEach(
        (status, when) -> changed.merge(change.apply(status), when, PossibleStatuses::inCommon));
    return new PossibleStatuses(changed);
  }

  PossibleStatuses move(Function<Status, Optional<Status>> step) {
    Map<Status, Map<Flag, Boolean>> moved = new LinkedHashMap<>();
    conditions.forEach(
        (status, when) ->
            step.apply(status)
                .ifPresent(next -> moved.merge(next, when, PossibleStatuses::inCommon)));
    return new PossibleStatuses(moved);
  }

  /**
   * Returns the flags that tell {@code some} of the protocol states from all others, each with the
   * value that it has in those.
   */
  Map<Flag, Boolean> telling(Predicate<Status> some) {
    if (!isDivided(some)) {
      return Map.of();
    }
    Map<Flag, Boolean> telling = new LinkedHashMap<>();
    conditions.forEach(
        (status, when) ->
            when.forEach((flag, value) -> telling.put(flag, value == some.test(status))));
    telling.entrySet().removeIf(flag -> !tells(flag.getKey(), flag.getValue(), some));
    return telling;
  }

  private boolean tells(Flag flag, boolean value, Predicate<Status> some) {
    return conditions.entrySet().stream()
        .allMatch(
            possible ->
                Boolean.valueOf(value == some.test(possible.getKey()))
                    .equals(possible.getValue().get(flag)));
  }

  private boolean isDivided(Predicate<Status> some) {
    return conditions.keySet().stream().anyMatch(some)
        && !conditions.keySet().stream().allMatch(some);
  }

  /** Returns what is possible when {@code flag} has this value; all if that excludes everything. */
  PossibleStatuses when(Flag flag, boolean value) {
    Map<Status, Map<Flag, Boolean>> left = new LinkedHashMap<>(conditions);
    left.values().removeIf(when -> Boolean.valueOf(!value).equals(when.get(flag)));
    return left.isEmpty() || left.size() == conditions.size() ? this : new PossibleStatuses(left);
  }

  /** Returns the same without what depends on a flag that may have changed. */
  PossibleStatuses without(Flag assigned) {
    return withoutFlags(flag -> flag.dependsOn(assigned));
  }

  /** Returns the same without the flags of calls that came after {@code activation}. */
  PossibleStatuses withoutCallsAfter(int activation) {
    return withoutFlags(flag -> flag.local() && flag.owner() > activation);
  }

  /** Returns the same with {@code to} in the place of {@code from}. */
  PossibleStatuses renamed(Flag from, Flag to, boolean negated) {
    if (!dependOn(flag -> flag.isAbout(from))) {
      return this;
    }
    Map<Status, Map<Flag, Boolean>> changed = new LinkedHashMap<>();
    conditions.forEach(
        (status, when) -> {
          Map<Flag, Boolean> renamed = new LinkedHashMap<>();
          when.forEach(
              (flag, value) ->
                  renamed.put(flag.renamed(from, to), value != (negated && flag.equals(from))));
          changed.put(status, renamed);
        });
    return new PossibleStatuses(changed);
  }

  /** Returns the same where {@code to} holds whenever {@code from} does, or does not. */
  PossibleStatuses copied(Flag from, Flag to, boolean negated) {
    if (!dependOn(flag -> flag.isAbout(from))) {
      return this;
    }
    Map<Status, Map<Flag, Boolean>> changed = new LinkedHashMap<>();
    conditions.forEach(
        (status, when) -> {
          Map<Flag, Boolean> extended = new LinkedHashMap<>(when);
          when.forEach(
              (flag, value) -> {
                if (!flag.renamed(from, to).equals(flag)) {
                  extended.put(flag.renamed(from, to), value != (negated && flag.equals(from)));
                }
              });
          changed.put(status, extended);
        });
    return new PossibleStatuses(changed);
  }

  /** Replaces the protocol states that do not depend on which constant something is. */
  PossibleStatuses mapNotToldApartBy(Collection<Flag> flags, UnaryOperator<Status> change) {
    Map<Status, Map<Flag, Boolean>> changed = new LinkedHashMap<>();
    conditions.forEach(
        (status, when) -> {
          boolean toldApart = flags.stream().anyMatch(flag -> tellsConstant(flag, when));
          Status now = toldApart ? status : change.apply(status);
          changed.merge(now, when, PossibleStatuses::inCommon);
        });
    return changed.equals(conditions) ? this : new PossibleStatuses(changed);
  }

  private static boolean tellsConstant(Flag flag, Map<Flag, Boolean> when) {
    return Boolean.TRUE.equals(when.get(flag.whetherNull()))
        || when.keySet().stream()
            .anyMatch(told -> told.isAbout(flag) && told.aspect() instanceof Flag.IsConstant);
  }

  private PossibleStatuses withoutFlags(Predicate<Flag> gone) {
    if (!dependOn(gone)) {
      return this;
    }
    Map<Status, Map<Flag, Boolean>> changed = new LinkedHashMap<>();
    conditions.forEach(
        (status, when) -> {
          Map<Flag, Boolean> kept = new LinkedHashMap<>(when);
          kept.keySet().removeIf(gone);
          changed.put(status, kept);
        });
    return new PossibleStatuses(changed);
  }

  /** Few protocol states depend on flags at all, and this is asked at every call. */
  private boolean dependOn(Predicate<Flag> flags) {
    for (Map<Flag, Boolean> when : conditions.values()) {
      for (Flag flag : when.keySet()) {
        if (flags.test(flag)) {
          return true;
        }
      }
    }
    return false;
  }
}
