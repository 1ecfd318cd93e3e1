package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.transactionalidsharedinprocess.Repaired;
import dev.eoslint.proofs.programs.transactionalidsharedinprocess.Wrong;
import java.util.List;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionalIdSharedInProcessTest {

  @Test
  void onlyTheLastProducerWorks(Broker broker) {
    Topic topic = broker.createTopic("transactional-id-shared-in-process");
    Throwable fenced;
    try (Wrong program = new Wrong(broker.bootstrapServers(), 2)) {
      fenced = catchThrowable(() -> program.write(topic.name(), 0, "w0"));
      program.write(topic.name(), 1, "w1");
    }
    List<String> shared = topic.committed();
    try (Repaired program = new Repaired(broker.bootstrapServers(), 2)) {
      program.write(topic.name(), 0, "r0");
      program.write(topic.name(), 1, "r1");
    }
    List<String> separate = topic.committed();

    assertThat(fenced)
        .isInstanceOfAny(InvalidProducerEpochException.class, ProducerFencedException.class);
    assertThat(shared).containsExactly("w1");
    assertThat(separate).containsExactly("w1", "r0", "r1");
    new Proof("transactional-id-shared-in-process", Wrong.class, Repaired.class)
        .observed(
            "of two producers with one id, the first was fenced with its first transaction and the"
                + " second could write",
            "both could write");
  }
}
