package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Finding;
import java.util.List;

/**
 * A comment or annotation that silences rules.
 *
 * @param site where it is written
 * @param rules the rules that it names
 * @param reason why, in the user's words; empty when there is none
 * @param form how it is written
 * @param scope what it silences: findings that start in this range
 */
record Suppression(Site site, List<RuleName> rules, String reason, Form form, Site scope) {

  Suppression {
    rules = List.copyOf(rules);
  }

  /** How a suppression is written. */
  enum Form {
    /** A comment, which must give a reason. */
    COMMENT,
    /** An annotation, which has no room for a reason and need not give one. */
    ANNOTATION
  }

  /** Returns whether it is about {@code finding}. */
  boolean covers(Finding finding) {
    return names(finding.rule()) && startsInScope(finding.site());
  }

  private boolean names(String rule) {
    return rules.stream().anyMatch(named -> named.name().equals(rule));
  }

  private boolean startsInScope(Site place) {
    Site start =
        new Site(
            place.file(),
            place.startLine(),
            place.startColumn(),
            place.startLine(),
            place.startColumn());
    return scope.contains(start);
  }
}
