package fi.saunaklubi.booking;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class BookingService {

  private final Consumer<String, String> requests;
  private final Producer<String, String> producer;
  private final Transactions transactions;

  public BookingService(Consumer<String, String> requests, Producer<String, String> producer) {
    this.requests = requests;
    this.producer = producer;
    this.transactions = new Transactions(producer);
  }

  public void serve() {
    requests.subscribe(List.of("booking-requests"));
    while (true) {
      ConsumerRecords<String, String> batch = requests.poll(Duration.ofMillis(300));
      if (batch.isEmpty()) {
        continue;
      }
      transactions.run(
          () -> {
            for (ConsumerRecord<String, String> request : batch) {
              producer.send(new ProducerRecord<>("bookings", request.key(), request.value()));
            }
            producer.sendOffsetsToTransaction(batch.nextOffsets(), requests.groupMetadata());
          });
    }
  }
}
