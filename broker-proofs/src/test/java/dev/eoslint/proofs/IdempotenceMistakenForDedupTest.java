package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.idempotencemistakenfordedup.Repaired;
import dev.eoslint.proofs.programs.idempotencemistakenfordedup.Wrong;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.common.errors.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class IdempotenceMistakenForDedupTest {

  @Test
  void aNewProducerWritesTheRecordAgain(Broker broker)
      throws InterruptedException, ExecutionException {

    Line line = broker.line();
    Topic doubled = broker.createTopic("idempotence-mistaken-for-dedup.wrong");
    List<Throwable> failures = new ArrayList<>();
    try (Wrong program = new Wrong(line.bootstrapServers())) {
      program.publish(doubled.name(), "r1", failures::add);
      line.holdAnswers();
      program.publish(
          doubled.name(),
          "r2",
          failure -> {
            failures.add(failure);
            Until.holds("r2 is written", () -> doubled.end() == 2);
            line.releaseAnswers();
          });
    }
    Topic once = broker.createTopic("idempotence-mistaken-for-dedup.repaired");
    try (Repaired program = new Repaired(line.bootstrapServers())) {
      program.publish(once.name(), "r1");
      line.holdAnswersFor(Duration.ofSeconds(3));
      program.publish(once.name(), "r2");
    }

    assertThat(failures)
        .singleElement()
        .extracting(Throwable::getCause)
        .isInstanceOf(TimeoutException.class);
    assertThat(doubled.committed()).containsExactly("r1", "r2", "r2");
    assertThat(once.committed()).containsExactly("r1", "r2");
    new Proof("idempotence-mistaken-for-dedup", Wrong.class, Repaired.class)
        .observed(
            "with `enable.idempotence=true` the broker wrote r2, and its answer was held back; the program got a `%s` and sent r2 with a new producer, and the topic held %s"
                .formatted(Text.ofCause(failures.get(0)), Text.of(doubled.committed())),
            "the first producer repeated r2 by itself, and the topic held %s"
                .formatted(Text.of(once.committed())));
  }
}
