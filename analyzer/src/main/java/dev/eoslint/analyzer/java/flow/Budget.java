package dev.eoslint.analyzer.java.flow;

/** How much work one root may still cause. */
final class Budget {

  private static final int STEPS = 30_000;

  private int left = STEPS;

  /** Takes one step; returns whether there was one left. */
  boolean take() {
    left--;
    return left > 0;
  }

  boolean isSpent() {
    return left <= 0;
  }

  void refill() {
    left = STEPS;
  }
}
