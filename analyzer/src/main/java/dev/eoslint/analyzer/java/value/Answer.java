package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.model.Site;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How the decisions went that depend on the answer to a question, for example whether a record was
 * handled before.
 *
 * <p>Semantics give this status to an object that stands for the question, and let the result of
 * the asking call have that object as a source. Execution then notes here which way each decision
 * goes that the answer flows into. Where paths meet, only what went the same way on all of them is
 * kept: what remains is certain.
 *
 * @param decisions how the decisions went, by the site of their condition
 */
public record Answer(Map<Site, Decision> decisions) implements Status {

  /** Copies the decisions. */
  public Answer {
    decisions = Map.copyOf(decisions);
  }

  /**
   * How a decision went.
   *
   * @param taken whether its condition held
   * @param yes whether the answer was yes; absent when the condition says more or less than that
   */
  public record Decision(boolean taken, Optional<Boolean> yes) {}

  /** Returns the answer to a question that nothing was decided on yet. */
  public static Answer open() {
    return new Answer(Map.of());
  }

  /** Returns this answer after the decision at {@code site}. */
  public Answer with(Site site, Decision decision) {
    Map<Site, Decision> extended = new LinkedHashMap<>(decisions);
    extended.put(site, decision);
    return new Answer(extended);
  }

  /** Returns what all of {@code answers} have in common. */
  static Answer common(Collection<Answer> answers) {
    Map<Site, Decision> kept = new LinkedHashMap<>();
    answers.forEach(answer -> kept.putAll(answer.decisions));
    kept.entrySet()
        .removeIf(
            entry ->
                answers.stream()
                    .anyMatch(
                        answer -> !entry.getValue().equals(answer.decisions.get(entry.getKey()))));
    return new Answer(kept);
  }
}
