package energy.nordgrid.metering.reading;

/** A line from a meter that is no reading. */
public final class UnreadableReadingException extends Exception {

  private static final long serialVersionUID = 1L;

  UnreadableReadingException(String message) {
    super(message);
  }

  UnreadableReadingException(String message, Throwable cause) {
    super(message, cause);
  }
}
