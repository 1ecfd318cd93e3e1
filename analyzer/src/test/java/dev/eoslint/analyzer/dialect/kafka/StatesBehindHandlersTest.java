package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.ProducerCall.Kind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The protocol states that a producer is in when a handler has dealt with a failure. */
final class StatesBehindHandlersTest {

  @TempDir private Path folder;

  private List<String> before(Kind kind, String statements) {
    return ProducerStateProbe.before(folder, kind, statements);
  }

  @Test
  void theAbortOfAProducerThatWasFencedFailsToo() {
    assertThat(
            before(
                Kind.BEGIN,
                """
                producer.initTransactions();
                producer.beginTransaction();
                try {
                  SEND
                } catch (ProducerFencedException fenced) {
                  try {
                    producer.abortTransaction();
                    producer.send(null);
                  } catch (ProducerFencedException again) {
                    System.err.println(again);
                  }
                  producer.beginTransaction();
                }
                """))
        .contains("failed at send in ProducerFencedException, abort failed unnoticed");
  }

  @Test
  void behindTheAbortOfAProducerThatWasFencedNothingRuns() {
    assertThat(
            before(
                Kind.SEND,
                """
                producer.initTransactions();
                producer.beginTransaction();
                try {
                  producer.flush();
                  producer.commitTransaction();
                } catch (ProducerFencedException fenced) {
                  producer.abortTransaction();
                  SEND
                }
                """))
        .isEmpty();
  }

  @Test
  void aRecordThatTheHandlerSendsInsteadDealsWithTheFailure() {
    assertThat(
            before(
                Kind.COMMIT,
                """
                producer.initTransactions();
                producer.beginTransaction();
                try {
                  SEND
                } catch (SerializationException failure) {
                  producer.send(new ProducerRecord<>("dead", "key"));
                }
                producer.commitTransaction();
                """))
        .containsExactly("open");
  }

  @Test
  void aFlagThatAHandlerSetsTellsItsWayApart() {
    assertThat(
            before(
                Kind.COMMIT,
                """
                producer.initTransactions();
                producer.beginTransaction();
                boolean failed = false;
                try {
                  SEND
                } catch (SerializationException failure) {
                  failed = true;
                }
                if (failed) {
                  producer.abortTransaction();
                } else {
                  producer.commitTransaction();
                }
                """))
        .containsExactly("open");
  }
}
