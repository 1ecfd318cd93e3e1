package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.transactionalapiwithoutid.Repaired;
import dev.eoslint.proofs.programs.transactionalapiwithoutid.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionalApiWithoutIdTest {

  @Test
  void nothingCanBegin(Broker broker) {
    Topic empty = broker.createTopic("transactional-api-without-id.wrong");
    Throwable refusal;
    try (Wrong program = new Wrong(broker.bootstrapServers())) {
      refusal = catchThrowable(() -> program.publish(empty.name(), List.of("o1", "o2")));
    }
    Topic written = broker.createTopic("transactional-api-without-id.repaired");
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "transactional-api-without-id.repaired")) {
      program.publish(written.name(), List.of("o1", "o2"));
    }

    assertThat(refusal).isInstanceOf(IllegalStateException.class);
    assertThat(empty.end()).isZero();
    assertThat(written.committed()).containsExactly("o1", "o2");
    new Proof("transactional-api-without-id", Wrong.class, Repaired.class)
        .observed(
            "`initTransactions` threw an `%s`, and the topic held %d records"
                .formatted(Text.of(refusal), empty.end()),
            "the topic held %s".formatted(Text.of(written.committed())));
  }
}
