package nl.postwerk.labels.kafka;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.TimeoutException;

/** Commits and waits longer than the producer does. */
public final class PatientCommit {

  private static final int ATTEMPTS = 3;

  private PatientCommit() {}

  /**
   * Commits the transaction of a producer.
   *
   * @throws WorkerFailedException when nobody can tell whether it was committed: close the producer
   */
  public static void of(Producer<?, ?> producer) {
    TimeoutException last = null;
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        producer.commitTransaction();
        return;
      } catch (TimeoutException late) {
        last = late;
      } catch (InterruptException interrupted) {
        throw new WorkerFailedException("A commit was interrupted.", interrupted);
      }
    }
    throw new WorkerFailedException("A commit got no answer.", last);
  }
}
