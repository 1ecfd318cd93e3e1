package live.encore.tickets.refunds;

import java.net.URI;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import live.encore.tickets.Topics;
import live.encore.tickets.flow.Batches;
import live.encore.tickets.flow.Clients;
import live.encore.tickets.flow.Transactions;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Pays back what cancelled tickets have cost. What the bank does not pay becomes an open case. */
public final class RefundFlow implements Runnable {

    private static final Logger log = LoggerFactory.getLogger(RefundFlow.class);
    private static final String GROUP = "ticket-refunds";

    private final UnaryOperator<String> withoutCurrency = amount -> amount.replace("EUR", "").strip();
    private final Bank bank;
    private final BooleanSupplier running;

    public RefundFlow(URI bank, BooleanSupplier running) {
        this.bank = new Bank(bank);
        this.running = running;
    }

    @Override
    public void run() {
        try (var cancellations = Clients.consumer(GROUP);
                var refunds = Clients.producer(GROUP)) {
            refunds.initTransactions();
            cancellations.subscribe(List.of(Topics.CANCELLATIONS));
            Batches.forEach(cancellations, running, batch -> {
                boolean paid = Transactions.atomically(refunds, () -> {
                    batch.forEach(cancellation -> {
                        try {
                            refunds.send(refund(cancellation));
                        } catch (RuntimeException failure) { // expect: error-swallowed-in-transaction
                            log.error("No refund of {}", cancellation.key(), failure);
                        }
                    });
                    refunds.sendOffsetsToTransaction(Batches.end(batch), cancellations.groupMetadata());
                });
                if (!paid) {
                    log.info("{} cancellations come again", batch.count());
                    Batches.again(cancellations, batch);
                }
            });
        }
    }

    private ProducerRecord<String, String> refund(ConsumerRecord<String, String> cancellation) {
        String ticket = cancellation.key();
        return bank.pay(ticket, withoutCurrency.apply(cancellation.value()))
                .map(receipt -> new ProducerRecord<>(Topics.REFUNDS, ticket, receipt))
                .orElseGet(() -> new ProducerRecord<>(Topics.OPEN_CASES, ticket, cancellation.value()));
    }
}
