package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.misspelledguaranteekey.Repaired;
import dev.eoslint.proofs.programs.misspelledguaranteekey.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class MisspelledGuaranteeKeyTest {

  @Test
  void theDefaultStays(Broker broker) {
    Topic topic = broker.createTopic("misspelled-guarantee-key");
    topic.writeAndAbort("a1");
    topic.write("c1");
    List<String> wrong =
        Wrong.follow(
            broker.bootstrapServers(), "misspelled-guarantee-key.wrong", topic.name(), "c1");
    List<String> repaired =
        Repaired.follow(
            broker.bootstrapServers(), "misspelled-guarantee-key.repaired", topic.name(), "c1");

    assertThat(wrong).containsExactly("a1", "c1");
    assertThat(repaired).containsExactly("c1");
    new Proof("misspelled-guarantee-key", Wrong.class, Repaired.class)
        .observed(
            "the topic held a1 of an aborted transaction and c1; with `isolation_level=read_committed` the consumer read %s"
                .formatted(Text.of(wrong)),
            "it read %s".formatted(Text.of(repaired)));
  }
}
