package energy.nordgrid.metering.runner;

/** A runner cannot go on with its clients; they are closed and the process ends. */
public final class RunnerStoppedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public RunnerStoppedException(String message, Throwable cause) {
    super(message, cause);
  }
}
