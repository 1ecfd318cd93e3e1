package dev.eoslint.cli;

/** What the exit code of the command means; the same for every output format. */
enum ExitCode {
  /** Nothing was found that makes the run fail. */
  CLEAN(0),
  /** There are findings at or above the failing level. */
  FINDINGS(1),
  /** The command line or the settings file is wrong; nothing was analysed. */
  USAGE(2),
  /** eoslint failed, a report could not be written, or something was not analysed. */
  FAULT(3);

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }
}
