package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.idempotencelost.Repaired;
import dev.eoslint.proofs.programs.idempotencelost.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class IdempotenceLostTest {

  @Test
  void theRecordIsWrittenTwice(Broker broker) {
    LostAnswer lost = new LostAnswer(broker);
    List<String> doubled;
    try (Wrong program = new Wrong(broker.line().bootstrapServers())) {
      doubled = lost.to(broker.createTopic("idempotence-lost.wrong"), program::record);
    }
    List<String> once;
    try (Repaired program = new Repaired(broker.line().bootstrapServers())) {
      once = lost.to(broker.createTopic("idempotence-lost.repaired"), program::record);
    }

    assertThat(doubled).containsExactly("r1", "r2", "r2");
    assertThat(once).containsExactly("r1", "r2");
    new Proof("idempotence-lost", Wrong.class, Repaired.class)
        .observed(
            "the broker wrote r1 and r2, its answer to r2 was lost with the connection, and the client sent r2 again; the topic held %s"
                .formatted(Text.of(doubled)),
            "it held %s".formatted(Text.of(once)));
  }
}
