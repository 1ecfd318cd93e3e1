package dev.eoslint.analyzer.rule;

import dev.eoslint.analyzer.model.Site;
import java.util.Comparator;
import java.util.List;

/**
 * A problem that a rule reports to people.
 *
 * @param rule name of the rule
 * @param severity what the problem costs if it is true, after the overrides of the settings
 * @param confidence how sure the rule is
 * @param message full sentences without line breaks; the first one is enough as a title
 * @param site the primary place
 * @param related places that explain the problem, in reading order
 * @param path the calls that lead from the entry point to {@code site}, outermost first
 */
public record Finding(
    String rule,
    Severity severity,
    Confidence confidence,
    String message,
    Site site,
    List<RelatedSite> related,
    List<RelatedSite> path)
    implements Comparable<Finding> {

  private static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::site)
          .thenComparing(Finding::rule)
          .thenComparing(Finding::message);

  /** Copies the lists. */
  public Finding {
    related = List.copyOf(related);
    path = List.copyOf(path);
  }

  /** Orders by path, line, column, rule and message. */
  @Override
  public int compareTo(Finding other) {
    return ORDER.compare(this, other);
  }
}
