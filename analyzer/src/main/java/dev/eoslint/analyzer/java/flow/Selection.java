package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.Flag;
import dev.eoslint.analyzer.java.value.PossibleConstants;
import dev.eoslint.analyzer.java.value.State;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a path knows of the constant of an enum that a variable, a field or a result is.
 *
 * @param flags what holds the constant
 * @param type the enum
 * @param state the path
 */
record Selection(List<Flag> flags, TypeSymbol type, State state) {

  /** Copies the list. */
  Selection {
    flags = List.copyOf(flags);
  }

  /** Returns the selection, if the constants of {@code type} are told apart. */
  static Optional<Selection> of(List<Flag> flags, TypeSymbol type, State state) {
    return PossibleConstants.areToldApart(type)
        ? Optional.of(new Selection(flags, type, state))
        : Optional.empty();
  }

  /** Returns the constants that it can be. */
  Set<String> possible() {
    Set<String> possible = new LinkedHashSet<>();
    for (String constant : PossibleConstants.declaredIn(type)) {
      if (flags.stream().noneMatch(flag -> isKnown(flag.whetherConstant(constant), false))) {
        possible.add(constant);
      }
    }
    return possible;
  }

  /** Returns whether it is {@code constant}, if this path says so. */
  Optional<Boolean> is(String constant) {
    Set<String> possible = possible();
    if (!possible.contains(constant)) {
      return Optional.of(false);
    }
    boolean present = flags.stream().anyMatch(flag -> isKnown(flag.whetherNull(), false));
    return possible.size() == 1 && present ? Optional.of(true) : Optional.empty();
  }

  private boolean isKnown(Flag flag, boolean value) {
    return state.known(flag).filter(known -> known == value).isPresent();
  }

  /** Says that it is one of {@code constants}. */
  void assumeOneOf(Set<String> constants) {
    flags.forEach(flag -> note(flag.whetherNull(), false));
    for (String constant : PossibleConstants.declaredIn(type)) {
      if (!constants.contains(constant)) {
        flags.forEach(flag -> note(flag.whetherConstant(constant), false));
      } else if (constants.size() == 1) {
        flags.forEach(flag -> note(flag.whetherConstant(constant), true));
      }
    }
  }

  /** Says that it is not {@code constant}. */
  void assumeIsNot(String constant) {
    flags.forEach(flag -> note(flag.whetherConstant(constant), false));
  }

  /** Says that it may become another constant at any time. */
  void doubt() {
    PossibleConstants.declaredIn(type)
        .forEach(
            constant ->
                flags.forEach(flag -> state.protocol().doubt(flag.whetherConstant(constant))));
  }

  private void note(Flag flag, boolean value) {
    CallResults.note(flag, value, state);
  }
}
