package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.model.BrokerCount;
import dev.eoslint.analyzer.rule.Problem;

/** Words on how many brokers a cluster has. */
final class Counts {

  private static final int COPIES = 3;

  private Counts() {}

  /** Returns {@code problem} with the place that shows the number of brokers, if there is one. */
  static Problem explained(Problem problem, BrokerCount count) {
    return count.site().map(site -> problem.withRelated(site, count.evidence())).orElse(problem);
  }

  /** Returns how many copies of each record a cluster of that many brokers should have. */
  static int advisedCopies(BrokerCount count) {
    return Math.min(COPIES, count.number());
  }
}
