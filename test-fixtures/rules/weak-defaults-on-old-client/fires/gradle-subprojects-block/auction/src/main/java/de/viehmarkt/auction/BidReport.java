package de.viehmarkt.auction;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class BidReport {

  private final KafkaProducer<String, String> producer;

  BidReport(String servers) {
    Properties config = new Properties(); // expect: weak-defaults-on-old-client
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void report(String lot, String bid) throws Exception {
    producer.send(new ProducerRecord<>("bids", lot, bid)).get();
  }
}
