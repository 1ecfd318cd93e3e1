package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.model.Site;

/**
 * A number of instances that a file states.
 *
 * @param number how many instances run at least at some time
 * @param kind what states it, for people: {@code "HorizontalPodAutoscaler"}
 * @param site the place of the number
 */
record InstanceCount(int number, String kind, Site site) {

  /** Returns the greater of both, the first one if they are equal. */
  static InstanceCount greater(InstanceCount first, InstanceCount second) {
    return second.number > first.number ? second : first;
  }
}
