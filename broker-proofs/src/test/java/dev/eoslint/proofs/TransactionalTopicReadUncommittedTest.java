package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.transactionaltopicreaduncommitted.Repaired;
import dev.eoslint.proofs.programs.transactionaltopicreaduncommitted.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionalTopicReadUncommittedTest {

  @Test
  void readersSeeWhatWasAborted(Broker broker) {
    Topic bookings = broker.createTopic(Wrong.BOOKINGS);
    try (Wrong program =
        new Wrong(broker.bootstrapServers(), "transactional-topic-read-uncommitted.wrong")) {
      program.book(List.of("1A", "1B"), () -> false);
      program.book(List.of("2C"), () -> true);
    }
    Topic paidBookings = broker.createTopic(Repaired.BOOKINGS);
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "transactional-topic-read-uncommitted.repaired")) {
      program.book(List.of("1A", "1B"), () -> false);
      program.book(List.of("2C"), () -> true);
    }
    assertThat(bookings.committed()).containsExactly("2C");
    assertThat(paidBookings.committed()).containsExactly("2C");

    List<String> taken = Wrong.takenSeats(broker.bootstrapServers());
    List<String> paid = Repaired.takenSeats(broker.bootstrapServers());
    assertThat(taken).containsExactly("1A", "1B", "2C");
    assertThat(paid).containsExactly("2C");
    new Proof("transactional-topic-read-uncommitted", Wrong.class, Repaired.class)
        .observed(
            "1A and 1B were written in a transaction that was aborted, 2C in one that was committed; the reader got %s"
                .formatted(Text.of(taken)),
            "it got %s".formatted(Text.of(paid)));
  }
}
