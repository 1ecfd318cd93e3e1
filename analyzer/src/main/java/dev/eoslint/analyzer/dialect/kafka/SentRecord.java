package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.Optional;
import java.util.Set;

/**
 * A record that was given to a producer.
 *
 * @param send the call
 * @param producer the id of the producer
 * @param awaited whether the code asked for the result
 * @param handler the handler of a failure after that, which leaves open whether it was written
 */
record SentRecord(Site send, int producer, boolean awaited, Optional<Site> handler)
    implements Status {

  /** With these, nobody knows whether the record was written. */
  private static final Set<String> IN_DOUBT =
      Set.of(
          "java.lang.Throwable",
          "java.lang.Exception",
          "java.lang.InterruptedException",
          "java.util.concurrent.ExecutionException",
          "java.util.concurrent.TimeoutException",
          KafkaExceptions.KAFKA,
          KafkaExceptions.API,
          KafkaExceptions.RETRIABLE,
          KafkaExceptions.TIMEOUT);

  private static final Set<String> OF_FUTURES =
      Set.of("java.util.concurrent.ExecutionException", "java.util.concurrent.TimeoutException");

  static SentRecord by(int producer, Site send) {
    return new SentRecord(send, producer, false, Optional.empty());
  }

  SentRecord waitedFor() {
    return new SentRecord(send, producer, true, handler);
  }

  @Override
  public Status whenCaught(Handler caughtBy) {
    return awaited && IN_DOUBT.contains(caughtBy.exception())
        ? new SentRecord(send, producer, true, Optional.of(caughtBy.site()))
        : this;
  }

  /** These come out of the call that asks for the result, which declares them. */
  @Override
  public Status whenPerhapsCaught(Handler caughtBy) {
    return OF_FUTURES.contains(caughtBy.exception()) ? whenCaught(caughtBy) : this;
  }
}
