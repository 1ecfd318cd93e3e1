package nl.postwerk.labels.kafka;

/** A worker has lost its producer. */
public final class WorkerFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public WorkerFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
