package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.transactionalproducersharedacrossthreads.Repaired;
import dev.eoslint.proofs.programs.transactionalproducersharedacrossthreads.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionalProducerSharedAcrossThreadsTest {

  @Test
  void oneThreadMeetsTheTransactionOfTheOther(Broker broker) {
    Topic topic = broker.createTopic("transactional-producer-shared-across-threads.wrong");
    List<Throwable> failures;
    try (Wrong program =
        new Wrong(
            broker.bootstrapServers(), "transactional-producer-shared-across-threads.wrong")) {
      failures = new TwoInvoices().write(invoices -> program.write(topic.name(), invoices));
    }
    Topic repairedTopic =
        broker.createTopic("transactional-producer-shared-across-threads.repaired");
    List<Throwable> failuresWithRepair;
    try (Repaired program =
        new Repaired(
            broker.bootstrapServers(), "transactional-producer-shared-across-threads.repaired")) {
      failuresWithRepair =
          new TwoInvoices().write(invoices -> program.write(repairedTopic.name(), invoices));
    }

    List<String> half = topic.committed();
    List<String> all = repairedTopic.committed();
    assertThat(failures).singleElement().isInstanceOf(IllegalStateException.class);
    assertThat(half).hasSize(2);
    assertThat(failuresWithRepair).isEmpty();
    assertThat(all).containsExactlyInAnyOrder("a1", "a2", "b1", "b2");
    new Proof("transactional-producer-shared-across-threads", Wrong.class, Repaired.class)
        .observed(
            "two threads wrote an invoice each; %d met an `%s` in `beginTransaction`, and %d of 4 items came out"
                .formatted(failures.size(), Text.of(failures.get(0)), half.size()),
            "%d of 4 items came out".formatted(all.size()));
  }
}
