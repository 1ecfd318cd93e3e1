package dev.eoslint.proofs;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits with an end. */
final class Until {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int PAUSE_MILLIS = 10;

  private Until() {}

  /** Waits until {@code condition} holds; {@code what} names it if it never does. */
  static void holds(String what, BooleanSupplier condition) {
    BooleanSupplier waiting = notYet(what, condition);
    while (waiting.getAsBoolean()) {
      pause();
    }
  }

  /**
   * Tells a loop to go on until {@code condition} holds.
   *
   * @return what throws an {@code AssertionError}, which no program handles, when it takes too long
   */
  static BooleanSupplier notYet(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    return () -> {
      if (condition.getAsBoolean()) {
        return false;
      }
      if (System.nanoTime() > end) {
        throw new AssertionError("This never came true: " + what);
      }
      return true;
    };
  }

  /** Waits for a time. */
  static void passed(Duration time) {
    long end = System.nanoTime() + time.toNanos();
    holds("the time is over", () -> System.nanoTime() > end);
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
