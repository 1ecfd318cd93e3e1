package dev.eoslint.analyzer.java.flow;

/**
 * How much work roots may cause, in steps: each one, and all of a run together.
 *
 * <p>A root that is too large for its share is followed only in part. In trees with many such roots
 * the shares get smaller, so that the time of a run does not grow with what cannot be followed
 * anyway. Steps are counted and not timed, so that results do not depend on the machine.
 */
final class Budget {

  /** Enough for all but the largest roots of applications. */
  static final int LARGEST_SHARE = 30_000;

  /** Enough for a method that calls few others. */
  static final int SMALLEST_SHARE = 500;

  /** Each root gets this part of what the roots before it have left. */
  private static final int SHARES = 20;

  private int common = LARGEST_SHARE * SHARES;
  private int share = LARGEST_SHARE;
  private int left = LARGEST_SHARE;

  /** Takes one step; returns whether there was one left. */
  boolean take() {
    left--;
    return left > 0;
  }

  boolean isSpent() {
    return left <= 0;
  }

  /** Gives the next root its share. */
  void refill() {
    common = Math.max(common - (share - Math.max(left, 0)), 0);
    share = Math.max(common / SHARES, SMALLEST_SHARE);
    left = share;
  }
}
