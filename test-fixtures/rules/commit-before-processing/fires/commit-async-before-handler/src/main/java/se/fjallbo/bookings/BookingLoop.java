package se.fjallbo.bookings;

import java.time.Duration;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;

final class BookingLoop {

  private final Consumer<String, String> bookings;
  private final BookingHandler handler;
  private volatile boolean running = true;

  BookingLoop(Consumer<String, String> bookings, BookingHandler handler) {
    this.bookings = bookings;
    this.handler = handler;
  }

  void start() {
    bookings.subscribe(Set.of("hut-bookings"));
    while (running) {
      ConsumerRecords<String, String> batch = bookings.poll(Duration.ofMillis(200));
      acknowledge();
      batch.forEach(booking -> handler.handle(booking.key(), booking.value()));
    }
    bookings.commitSync();
  }

  private void acknowledge() {
    bookings.commitAsync(); // expect: commit-before-processing
  }

  void stop() {
    running = false;
  }
}
