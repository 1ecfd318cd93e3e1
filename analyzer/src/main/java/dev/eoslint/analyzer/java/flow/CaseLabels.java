package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Flag;
import dev.eoslint.analyzer.java.value.PossibleConstants;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which cases of a {@code switch} are taken, and what each of them says of the selector.
 *
 * @param cases the cases
 * @param selected the text or the constant that the selector is, if that is certain
 * @param selecting what holds the constant of an enum that the selector is
 */
record CaseLabels(
    List<Expression.Case> cases, Optional<String> selected, Optional<Selecting> selecting) {

  /** A variable, a field or a result that holds a constant of an enum. */
  record Selecting(List<Flag> flags, TypeSymbol type) {

    /** Copies the list. */
    Selecting {
      flags = List.copyOf(flags);
    }

    Optional<Selection> in(State state) {
      return Selection.of(flags, type, state);
    }
  }

  /**
   * Returns what the labels of {@code choice} say.
   *
   * @param selector what the selector was evaluated to
   */
  static CaseLabels of(Expression.Switch choice, AbstractValue selector, Position at) {
    Optional<String> selected = selector.text().or(() -> EnumConstants.name(selector, at.state()));
    Optional<Selecting> selecting =
        selected.isPresent() ? Optional.empty() : selecting(choice, selector, at);
    if (selected.isEmpty()) {
      // What a helper method returned may say which failure it met.
      at.state()
          .protocol()
          .changeNotToldApartBy(
              selecting.map(Selecting::flags).orElseGet(List::of), Status::whenPerhapsToldApart);
    }
    return new CaseLabels(choice.cases(), selected, selecting);
  }

  private static Optional<Selecting> selecting(
      Expression.Switch choice, AbstractValue selector, Position at) {
    Optional<TypeSymbol> type =
        PossibleConstants.of(selector, at.state()::object)
            .map(PossibleConstants::type)
            .or(() -> selector.typeIfOpaque().flatMap(JavaType::symbol))
            .filter(PossibleConstants::areToldApart);
    List<Flag> flags = TestedFlags.flags(choice.selector(), at);
    boolean patterns =
        choice.cases().stream().anyMatch(each -> each.labels().isEmpty() && !each.isDefault());
    return type.filter(known -> !flags.isEmpty() && !patterns)
        .map(known -> new Selecting(flags, known));
  }

  /** Returns the state in which {@code candidate} is entered by its label, if it can be. */
  Optional<State> entering(Expression.Case candidate, State before) {
    if (selected.filter(text -> excludes(candidate, text)).isPresent()) {
      return Optional.empty();
    }
    State entered = before.fork();
    return selecting
        .flatMap(each -> each.in(entered))
        .map(selection -> narrowed(candidate, selection))
        .orElse(Optional.of(entered));
  }

  private Optional<State> narrowed(Expression.Case candidate, Selection selection) {
    if (isNullNamed(candidate)) {
      return Optional.of(selection.state());
    }
    Set<String> taken = candidate.isDefault() ? unnamed(selection) : named(candidate);
    taken.retainAll(selection.possible());
    if (taken.isEmpty()) {
      return Optional.empty();
    }
    selection.assumeOneOf(taken);
    return Optional.of(selection.state());
  }

  /** Returns the state in which no case is taken, if there can be one. */
  Optional<State> passing(State before) {
    boolean covered =
        cases.stream()
            .anyMatch(
                each -> each.isDefault() || selected.filter(text -> names(each, text)).isPresent());
    if (covered) {
      return Optional.empty();
    }
    State passing = before.fork();
    Optional<Selection> selection = selecting.flatMap(each -> each.in(passing));
    if (selection.isEmpty()) {
      return Optional.of(passing);
    }
    Set<String> unnamed = unnamed(selection.get());
    unnamed.retainAll(selection.get().possible());
    if (unnamed.isEmpty()) {
      return Optional.empty();
    }
    selection.get().assumeOneOf(unnamed);
    return Optional.of(passing);
  }

  private Set<String> unnamed(Selection selection) {
    Set<String> unnamed = new LinkedHashSet<>(selection.possible());
    cases.forEach(each -> unnamed.removeAll(named(each)));
    return unnamed;
  }

  private static Set<String> named(Expression.Case of) {
    Set<String> names = new LinkedHashSet<>();
    of.labels().forEach(label -> names.add(text(label)));
    return names;
  }

  private static boolean isNullNamed(Expression.Case of) {
    return of.labels().stream()
        .anyMatch(
            label ->
                label instanceof Expression.Literal literal
                    && literal.kind() == Expression.LiteralKind.NULL);
  }

  /** Tells whether {@code candidate} is certainly not taken. */
  private boolean excludes(Expression.Case candidate, String text) {
    if (names(candidate, text)) {
      return false;
    } else if (candidate.isDefault()) {
      return cases.stream().anyMatch(other -> names(other, text));
    }
    return !candidate.labels().isEmpty()
        && candidate.labels().stream().noneMatch(label -> text(label).isEmpty());
  }

  private static boolean names(Expression.Case candidate, String text) {
    return candidate.labels().stream().anyMatch(label -> text.equals(text(label)));
  }

  private static String text(Expression label) {
    if (label instanceof Expression.Literal literal) {
      return literal.text();
    } else if (label instanceof Expression.Name name) {
      return name.identifier();
    } else if (label instanceof Expression.Select select) {
      return select.name();
    }
    return "";
  }
}
