package se.fjallbo.bookings;

import java.time.Duration;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class BookingLoop {

  private final Consumer<String, String> bookings;
  private final Producer<String, String> producer;

  BookingLoop(Consumer<String, String> bookings, Producer<String, String> producer) {
    this.bookings = bookings;
    this.producer = producer;
  }

  void start() {
    bookings.subscribe(Set.of("hut-bookings"));
    while (true) {
      bookings.commitSync();
      for (ConsumerRecord<String, String> booking : bookings.poll(Duration.ofMillis(200))) {
        producer.send(new ProducerRecord<>("hut-plans", booking.key(), booking.value()));
      }
      producer.flush();
    }
  }
}
