package dev.eoslint.cli;

/** The user asked for something that does not exist or that eoslint does not understand. */
final class UsageException extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param message full sentences that say what is wrong and what to write instead
   */
  UsageException(String message) {
    super(message);
  }
}
