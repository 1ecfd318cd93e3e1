package energy.nordgrid.metering.runner;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Commits whose answer may be late. */
public final class Commits {

  private static final Logger LOG = LoggerFactory.getLogger(Commits.class);
  private static final int ATTEMPTS = 3;

  private Commits() {}

  /**
   * Commits the transaction of a producer. A commit that timed out may have happened, so it is only
   * ever asked for again.
   *
   * @throws RunnerStoppedException when it stays unknown whether the transaction was committed
   */
  public static void commit(Producer<?, ?> producer) {
    for (int attempt = 1; ; attempt++) {
      try {
        producer.commitTransaction();
        return;
      } catch (TimeoutException late) {
        if (attempt == ATTEMPTS) {
          throw new RunnerStoppedException("The outcome of a commit is unknown.", late);
        }
        LOG.warn("Commit {} of {} timed out", attempt, ATTEMPTS);
      } catch (InterruptException interrupted) {
        throw new RunnerStoppedException("Nobody waited for a commit.", interrupted);
      }
    }
  }
}
