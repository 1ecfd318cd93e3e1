package dev.eoslint.analyzer.rule;

import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a rule says of one place. The run turns it into a {@link Finding} by adding what the rule
 * is.
 *
 * @param site the narrowest place that shows the problem
 * @param message full sentences without line breaks: first what is wrong here, with the concrete
 *     values in single quotes; then the consequence or the repair
 * @param related places that explain the problem, in reading order
 * @param path the calls that lead from the entry point to {@code site}, outermost first; empty when
 *     there is no call in between
 * @param severity the severity of this problem when it differs from the rule's own
 * @param confidence the confidence of this problem when it differs from the rule's own
 */
public record Problem(
    Site site,
    String message,
    List<RelatedSite> related,
    List<RelatedSite> path,
    Optional<Severity> severity,
    Optional<Confidence> confidence) {

  /** Copies the lists. */
  public Problem {
    related = List.copyOf(related);
    path = List.copyOf(path);
  }

  /** Returns a problem without related places, with the rule's own severity and confidence. */
  public static Problem at(Site site, String message) {
    return new Problem(site, message, List.of(), List.of(), Optional.empty(), Optional.empty());
  }

  /** Returns this problem with one more related place; a place already named is not repeated. */
  public Problem withRelated(Site place, String label) {
    if (place.equals(site) || related.stream().anyMatch(known -> known.site().equals(place))) {
      return this;
    }
    List<RelatedSite> extended = new ArrayList<>(related);
    extended.add(new RelatedSite(place, label));
    return new Problem(site, message, extended, path, severity, confidence);
  }

  /** Returns this problem with the calls that lead to it. */
  public Problem withPath(List<CallStep> steps) {
    List<RelatedSite> labelled =
        steps.stream()
            .map(step -> new RelatedSite(step.site(), "calls " + step.description()))
            .toList();
    return new Problem(site, message, related, labelled, severity, confidence);
  }

  /** Returns this problem with its own severity. */
  public Problem withSeverity(Severity own) {
    return new Problem(site, message, related, path, Optional.of(own), confidence);
  }

  /** Returns this problem with its own confidence. */
  public Problem withConfidence(Confidence own) {
    return new Problem(site, message, related, path, severity, Optional.of(own));
  }
}
