package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.uncheckedsend.Repaired;
import dev.eoslint.proofs.programs.uncheckedsend.Wrong;
import java.util.List;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class UncheckedSendTest {

  @Test
  void nobodyLearnsOfTheLostRecord(Broker broker) {
    List<String> scans = List.of("s1", "s".repeat(5_000), "s3");
    Topic silent = broker.createTopic("unchecked-send.wrong");
    Wrong.publish(broker.bootstrapServers(), silent.name(), scans);
    Topic loud = broker.createTopic("unchecked-send.repaired");
    Throwable failure =
        catchThrowable(() -> Repaired.publish(broker.bootstrapServers(), loud.name(), scans));

    List<String> written = silent.committed();
    assertThat(written).containsExactly("s1", "s3");
    assertThat(failure).hasCauseInstanceOf(RecordTooLargeException.class);
    new Proof("unchecked-send", Wrong.class, Repaired.class)
        .observed(
            "of three records the second was longer than `max.request.size`; `flush` and `close` returned normally, and the topic held %s"
                .formatted(Text.of(written)),
            "the program got a `%s`".formatted(Text.ofCause(failure)));
  }
}
