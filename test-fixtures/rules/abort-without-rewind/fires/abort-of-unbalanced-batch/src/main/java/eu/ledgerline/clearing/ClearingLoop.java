package eu.ledgerline.clearing;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class ClearingLoop {

  private final Consumer<String, Long> bookings;
  private final Producer<String, Long> cleared;

  public ClearingLoop(Consumer<String, Long> bookings, Producer<String, Long> cleared) {
    this.bookings = bookings;
    this.cleared = cleared;
  }

  public void clear() {
    cleared.initTransactions();
    bookings.subscribe(List.of("bookings"));
    while (true) {
      ConsumerRecords<String, Long> batch = bookings.poll(Duration.ofSeconds(3));
      if (batch.isEmpty()) {
        continue;
      }
      long sum = 0;
      cleared.beginTransaction();
      for (ConsumerRecord<String, Long> booking : batch) {
        sum += booking.value();
        cleared.send(new ProducerRecord<>("cleared-bookings", booking.key(), booking.value()));
      }
      if (sum != 0) {
        cleared.abortTransaction(); // expect: abort-without-rewind
        continue;
      }
      cleared.sendOffsetsToTransaction(batch.nextOffsets(), bookings.groupMetadata());
      cleared.commitTransaction();
    }
  }
}
