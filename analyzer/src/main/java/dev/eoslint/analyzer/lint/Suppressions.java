package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.rule.Finding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The suppressions of a run, and which of them silenced something. */
final class Suppressions {

  private final List<Suppression> suppressions;
  private final Set<RuleName> used = new HashSet<>();

  /**
   * Creates the suppressions of a run.
   *
   * @param suppressions of several that cover a finding, the first one gives the reason
   */
  Suppressions(List<Suppression> suppressions) {
    this.suppressions = List.copyOf(suppressions);
  }

  /** Divides findings into open and suppressed ones and remembers what silenced something. */
  Divided divide(Collection<Finding> findings) {
    Divided divided = new Divided(new ArrayList<>(), new ArrayList<>());
    for (Finding finding : findings) {
      Optional<String> reason = reasonToSilence(finding);
      if (reason.isPresent()) {
        divided.suppressed().add(new SuppressedFinding(finding, reason.get()));
      } else {
        divided.open().add(finding);
      }
    }
    return divided;
  }

  private Optional<String> reasonToSilence(Finding finding) {
    List<Suppression> covering =
        suppressions.stream().filter(suppression -> suppression.covers(finding)).toList();
    covering.stream()
        .flatMap(suppression -> suppression.rules().stream())
        .filter(rule -> rule.name().equals(finding.rule()))
        .forEach(used::add);
    return covering.stream().map(Suppression::reason).findFirst();
  }

  /** Returns all suppressions. */
  List<Suppression> all() {
    return suppressions;
  }

  /** Returns whether {@code rule}, a part of one of the suppressions, silenced something so far. */
  boolean isUsed(RuleName rule) {
    return used.contains(rule);
  }

  /**
   * Findings after suppression.
   *
   * @param open what is reported
   * @param suppressed what is not
   */
  record Divided(List<Finding> open, List<SuppressedFinding> suppressed) {

    /** Adds all of {@code other}. */
    void add(Divided other) {
      open.addAll(other.open);
      suppressed.addAll(other.suppressed);
    }
  }
}
