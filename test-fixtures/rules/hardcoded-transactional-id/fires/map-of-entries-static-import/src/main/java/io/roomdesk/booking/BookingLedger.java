package io.roomdesk.booking;

import static java.util.Map.entry;
import static org.apache.kafka.clients.producer.ProducerConfig.BOOTSTRAP_SERVERS_CONFIG;
import static org.apache.kafka.clients.producer.ProducerConfig.LINGER_MS_CONFIG;
import static org.apache.kafka.clients.producer.ProducerConfig.TRANSACTIONAL_ID_CONFIG;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class BookingLedger {

  private final KafkaProducer<String, String> kafka;

  public BookingLedger(String brokers) {
    kafka =
        new KafkaProducer<>(
            Map.<String, Object>ofEntries(
                entry(BOOTSTRAP_SERVERS_CONFIG, brokers),
                entry(LINGER_MS_CONFIG, 20),
                entry(TRANSACTIONAL_ID_CONFIG, "booking-ledger")), // expect: hardcoded-transactional-id
            new StringSerializer(),
            new StringSerializer());
    kafka.initTransactions();
  }

  /** Publishes every night of a stay or none. */
  public void reserve(String bookingCode, List<String> nights) {
    kafka.beginTransaction();
    for (String night : nights) {
      kafka.send(new ProducerRecord<>("rooms.reserved", bookingCode, night));
    }
    kafka.commitTransaction();
  }

  public void shutdown() {
    kafka.close();
  }
}
