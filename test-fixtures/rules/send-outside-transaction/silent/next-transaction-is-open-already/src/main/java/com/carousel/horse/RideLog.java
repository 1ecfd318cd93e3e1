package com.carousel.horse;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RideLog {

  public static void write(List<List<String>> rides) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "rides-" + System.getenv("POD_NAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      for (List<String> ride : rides) {
        ride.forEach(guest -> producer.send(new ProducerRecord<>("guests", guest)));
        producer.commitTransaction();
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("rides", "FINISHED " + ride.size()));
      }
      producer.commitTransaction();
    }
  }
}
