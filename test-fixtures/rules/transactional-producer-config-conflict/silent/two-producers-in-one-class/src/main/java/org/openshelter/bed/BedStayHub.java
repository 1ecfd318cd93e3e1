package org.openshelter.bed;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Bookings go out in transactions, live metrics as they come. */
final class BedStayHub {

  private final KafkaProducer<String, String> bookings;
  private final KafkaProducer<String, String> metrics;

  BedStayHub(String servers) {
    Map<String, Object> transactional = new HashMap<>();
    transactional.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    transactional.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bed-stays-" + System.getenv("POD_NAME"));
    bookings =
        new KafkaProducer<>(transactional, new StringSerializer(), new StringSerializer());
    bookings.initTransactions();
    Map<String, Object> fast = new HashMap<>();
    fast.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    fast.put(ProducerConfig.CLIENT_ID_CONFIG, "bed-stays-metrics");
    fast.put(ProducerConfig.ACKS_CONFIG, "1");
    metrics = new KafkaProducer<>(fast, new StringSerializer(), new StringSerializer());
  }

  void assign(String bed, String state) {
    bookings.beginTransaction();
    bookings.send(new ProducerRecord<>("bed-stays", bed, state));
    bookings.send(new ProducerRecord<>("bed-stays-index", bed, state));
    bookings.commitTransaction();
    metrics.send(new ProducerRecord<>("bed-stays-metrics", bed, "1")); // expect: unchecked-send
  }
}
