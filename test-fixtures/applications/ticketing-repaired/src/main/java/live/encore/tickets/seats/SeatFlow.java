package live.encore.tickets.seats;

import java.util.List;
import java.util.function.BooleanSupplier;
import live.encore.tickets.Topics;
import live.encore.tickets.flow.Batches;
import live.encore.tickets.flow.Clients;
import live.encore.tickets.flow.Transactions;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Holds seats for those who asked for them. */
public final class SeatFlow implements Runnable {

    private static final String GROUP = "seat-holds";

    private final SeatMap hall = new SeatMap(40, 28);
    private final BooleanSupplier running;

    public SeatFlow(BooleanSupplier running) {
        this.running = running;
    }

    @Override
    public void run() {
        try (var requests = Clients.consumer(GROUP);
                var holds = Clients.producer(GROUP)) {
            holds.initTransactions();
            requests.subscribe(List.of(Topics.SEAT_REQUESTS));
            Batches.forEach(requests, running, batch -> {
                boolean held = Transactions.atomically(holds, () -> {
                    Batches.stream(batch).map(this::hold).forEach(holds::send);
                    holds.sendOffsetsToTransaction(Batches.end(batch), requests.groupMetadata());
                });
                if (!held) {
                    Batches.again(requests, batch);
                }
            });
        }
    }

    private ProducerRecord<String, String> hold(ConsumerRecord<String, String> request) {
        return hall.seatsFor(request.key(), wanted(request.value()))
                .map(seats -> new ProducerRecord<>(Topics.SEAT_HOLDS, request.key(), seats))
                .orElseGet(() -> new ProducerRecord<>(Topics.SEAT_REFUSALS, request.key(), request.value()));
    }

    private static int wanted(String text) {
        return text.chars().allMatch(Character::isDigit) && text.length() < 3 ? Integer.parseInt("0" + text) : 0;
    }
}
