package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.producerreusedafterfatalerror.Repaired;
import dev.eoslint.proofs.programs.producerreusedafterfatalerror.Wrong;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ProducerReusedAfterFatalErrorTest {

  @Test
  void everyFurtherCallFails(Broker broker) {
    Topic topic = broker.createTopic("producer-reused-after-fatal-error.wrong");
    List<RuntimeException> log = new ArrayList<>();
    try (Wrong program =
        new Wrong(broker.bootstrapServers(), "producer-reused-after-fatal-error.wrong")) {
      Runnable takeover =
          () ->
              new Wrong(broker.bootstrapServers(), "producer-reused-after-fatal-error.wrong")
                  .close();
      program.write(topic.name(), lazily(takeover), log);
    }
    Topic repairedTopic = broker.createTopic("producer-reused-after-fatal-error.repaired");
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "producer-reused-after-fatal-error.repaired")) {
      Runnable takeover =
          () ->
              new Repaired(broker.bootstrapServers(), "producer-reused-after-fatal-error.repaired")
                  .close();
      assertThatThrownBy(() -> program.write(repairedTopic.name(), lazily(takeover)))
          .isInstanceOfAny(InvalidProducerEpochException.class, ProducerFencedException.class);
    }
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "producer-reused-after-fatal-error.repaired")) {
      program.write(repairedTopic.name(), List.of("m2", "m3", "m4"));
    }

    assertThat(log).hasSize(3);
    assertThat(topic.committed()).containsExactly("m1");
    assertThat(repairedTopic.committed()).containsExactly("m1", "m2", "m3", "m4");
    new Proof("producer-reused-after-fatal-error", Wrong.class, Repaired.class)
        .observed(
            "after the producer was fenced, all %d further transactions failed and %s came out"
                .formatted(log.size(), Text.of(topic.committed())),
            "the program ended with the first failure, and after a restart %s were there"
                .formatted(Text.of(repairedTopic.committed())));
  }

  private static Iterable<String> lazily(Runnable takeover) {
    return Conversion.lazily(Conversion.meeting("m2", takeover), "m1", "m2", "m3", "m4");
  }
}
