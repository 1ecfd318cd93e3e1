package dev.eoslint.proofs;

/** Lets threads pass while it is open, and keeps them waiting while it is shut. */
final class Gate {

  private boolean shut;

  /** Keeps threads waiting from now on. */
  synchronized void shut() {
    shut = true;
  }

  /** Lets threads pass from now on. */
  synchronized void open() {
    shut = false;
    notifyAll();
  }

  /** Waits while the gate is shut. */
  synchronized void pass() {
    while (shut) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }
}
