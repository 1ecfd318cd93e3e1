package com.marquee.listing;

import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class ListingWriter {

  private static final String RUN = UUID.randomUUID().toString().substring(0, 8);

  private final Producer<String, String> producer;

  public ListingWriter(String brokers, int cinema) {
    producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                ProducerConfig.CLIENT_ID_CONFIG, "listing-" + RUN,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "listing-cinema-" + cinema),
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  public void exchange(String screen, String out, String in) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("screens.removed", screen, out));
    producer.send(new ProducerRecord<>("screens.added", screen, in));
    producer.commitTransaction();
  }
}
