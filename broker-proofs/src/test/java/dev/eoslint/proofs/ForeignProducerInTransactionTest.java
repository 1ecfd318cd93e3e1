package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.foreignproducerintransaction.Repaired;
import dev.eoslint.proofs.programs.foreignproducerintransaction.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ForeignProducerInTransactionTest {

  @Test
  void theRecordStaysWhenTheTransactionAborts(Broker broker) {
    List<String> order = List.of("i1", "i2");
    Topic items = broker.createTopic("foreign-producer-in-transaction.wrong");
    Topic notices = broker.createTopic("foreign-producer-in-transaction.wrong.notices");
    try (Wrong program =
        new Wrong(broker.bootstrapServers(), "foreign-producer-in-transaction.wrong")) {
      Conversion check = Conversion.failingOnceAt("i2");
      assertThatThrownBy(() -> program.write(items.name(), notices.name(), order, check))
          .isInstanceOf(IllegalArgumentException.class);
      program.write(items.name(), notices.name(), order, check);
    }
    Topic repairedItems = broker.createTopic("foreign-producer-in-transaction.repaired");
    Topic repairedNotices = broker.createTopic("foreign-producer-in-transaction.repaired.notices");
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "foreign-producer-in-transaction.repaired")) {
      Conversion check = Conversion.failingOnceAt("i2");
      assertThatThrownBy(
              () -> program.write(repairedItems.name(), repairedNotices.name(), order, check))
          .isInstanceOf(IllegalArgumentException.class);
      program.write(repairedItems.name(), repairedNotices.name(), order, check);
    }

    assertThat(items.committed()).containsExactly("i1", "i2");
    assertThat(notices.committed())
        .containsExactly("ordered i1", "ordered i2", "ordered i1", "ordered i2");
    assertThat(repairedItems.committed()).containsExactly("i1", "i2");
    assertThat(repairedNotices.committed()).containsExactly("ordered i1", "ordered i2");
    new Proof("foreign-producer-in-transaction", Wrong.class, Repaired.class)
        .observed(
            "the transaction was aborted once and tried again; it wrote %s, and the other producer %s"
                .formatted(Text.of(items.committed()), Text.of(notices.committed())),
            "the notices were %s".formatted(Text.of(repairedNotices.committed())));
  }
}
