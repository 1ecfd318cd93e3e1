package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.transactionalidreusedacrossfiles.invoices.RepairedInvoices;
import dev.eoslint.proofs.programs.transactionalidreusedacrossfiles.invoices.WrongInvoices;
import dev.eoslint.proofs.programs.transactionalidreusedacrossfiles.orders.RepairedOrders;
import dev.eoslint.proofs.programs.transactionalidreusedacrossfiles.orders.WrongOrders;
import java.util.List;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionalIdReusedAcrossFilesTest {

  private static final List<String> ORDERS = List.of("o1");
  private static final List<String> INVOICES = List.of("i1");

  @Test
  void eachServiceFencesTheOther(Broker broker) {

    Topic lossy = broker.createTopic("transactional-id-reused-across-files.wrong");
    String brokers = broker.bootstrapServers();
    try (WrongOrders orders = new WrongOrders(brokers);
        WrongInvoices invoices = new WrongInvoices(brokers)) {
      assertFenced(() -> orders.write(lossy.name(), ORDERS));
      try (WrongOrders restarted = new WrongOrders(brokers)) {
        restarted.write(lossy.name(), ORDERS);
      }
      assertFenced(() -> invoices.write(lossy.name(), INVOICES));
    }
    Topic complete = broker.createTopic("transactional-id-reused-across-files.repaired");
    try (RepairedOrders orders = new RepairedOrders(brokers, "0");
        RepairedInvoices invoices = new RepairedInvoices(brokers, "0")) {
      orders.write(complete.name(), ORDERS);
      invoices.write(complete.name(), INVOICES);
    }

    assertThat(lossy.committed()).containsExactly("o1");
    assertThat(complete.committed()).containsExactly("o1", "i1");
    Proof.of(
            "transactional-id-reused-across-files",
            List.of(WrongOrders.class, WrongInvoices.class),
            List.of(RepairedOrders.class, RepairedInvoices.class))
        .observed(
            "the service for orders was fenced when that for invoices started, and fenced it in turn when it was started again; %s came out"
                .formatted(Text.of(lossy.committed())),
            "both could write, and %s came out".formatted(Text.of(complete.committed())));
  }

  private static void assertFenced(ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfAny(InvalidProducerEpochException.class, ProducerFencedException.class);
  }
}
