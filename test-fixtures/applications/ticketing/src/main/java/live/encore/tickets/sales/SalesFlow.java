package live.encore.tickets.sales;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import live.encore.tickets.Topics;
import live.encore.tickets.flow.Batches;
import live.encore.tickets.flow.Clients;
import live.encore.tickets.flow.Transactions;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Makes a ticket of each hold. */
public final class SalesFlow implements Runnable {

    private static final String GROUP = "ticket-sales";

    private final Function<ConsumerRecord<String, String>, ProducerRecord<String, String>> ticket =
            hold -> new ProducerRecord<>(Topics.TICKETS, hold.key(), "TICKET " + hold.value());
    private final BooleanSupplier running;

    public SalesFlow(BooleanSupplier running) {
        this.running = running;
    }

    @Override
    public void run() {
        try (KafkaConsumer<String, String> holds = Clients.consumer(GROUP);
                KafkaProducer<String, String> tickets = Clients.producer(GROUP)) {
            tickets.initTransactions();
            holds.subscribe(List.of(Topics.SEAT_HOLDS));
            Batches.forEach(holds, running, batch -> sell(batch, holds, tickets));
        }
    }

    private void sell(
            ConsumerRecords<String, String> batch,
            KafkaConsumer<String, String> holds,
            KafkaProducer<String, String> tickets) {
        Runnable sale = () -> {
            Batches.stream(batch).map(ticket).forEach(tickets::send);
            tickets.sendOffsetsToTransaction(Batches.end(batch), GROUP); // expect: send-offsets-overload-removed
        };
        if (!Transactions.atomically(tickets, sale)) {
            Batches.again(holds, batch);
        }
    }
}
