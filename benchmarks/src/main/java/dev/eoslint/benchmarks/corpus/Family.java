package dev.eoslint.benchmarks.corpus;

import java.util.Set;

/**
 * Labels that mean one mistake, and the rules that report it.
 *
 * @param name the name of the family
 * @param labels the names of labels
 * @param rules the names of rules; they need not exist yet
 */
record Family(String name, Set<String> labels, Set<String> rules) {

  Family {
    labels = Set.copyOf(labels);
    rules = Set.copyOf(rules);
  }
}
