package hr.jadran.ferry.kafka;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.TimeoutException;

public final class Commits {

  private Commits() {}

  /** Returns whether the transaction is committed. */
  public static boolean commitOrAbort(Producer<?, ?> producer) {
    try {
      producer.commitTransaction();
      return true;
    } catch (TimeoutException | InterruptException e) {
      producer.abortTransaction(); // expect: commit-timeout-then-abort
      return false;
    }
  }
}
