package com.oxbow.parcels.outcome;

/** How the work on a batch ended, with the code that operators know it by. */
public enum BatchOutcome {
  WRITTEN(0),
  SKIPPED(1),
  FAILED(7),
  BROKEN(9);

  private final int code;

  BatchOutcome(int code) {
    this.code = checked(code);
  }

  private static int checked(int code) {
    if (code > 9) {
      throw new IllegalArgumentException("Codes have one digit.");
    }
    return code;
  }

  public int code() {
    return code;
  }
}
