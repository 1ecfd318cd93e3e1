package dev.eoslint.analyzer.model;

import java.util.Optional;

/**
 * How many brokers a cluster has, as far as a file shows.
 *
 * @param number at least 1
 * @param precision how sure the number is
 * @param evidence what shows it, for people: {@code "the file runs 3 brokers"}
 * @param site the place that shows it; empty when the brokers themselves do
 */
public record BrokerCount(int number, Precision precision, String evidence, Optional<Site> site) {

  /** How sure a number of brokers is. */
  public enum Precision {
    /** All that the file needs is in the file, so that no other one adds brokers. */
    EXACT,
    /** The file describes these brokers; another file may change the number. */
    SHOWN,
    /** There may be more. */
    AT_LEAST
  }

  /** Returns whether there is surely more than one broker. */
  public boolean isSeveral() {
    return number > 1;
  }

  /** Returns whether the file shows one broker and nothing that speaks of another one. */
  public boolean isShownToBeOne() {
    return number == 1 && precision != Precision.AT_LEAST;
  }
}
