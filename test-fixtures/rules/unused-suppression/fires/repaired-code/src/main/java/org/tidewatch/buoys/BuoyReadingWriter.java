package org.tidewatch.buoys;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BuoyReadingWriter {

  private final KafkaProducer<String, String> producer;

  public BuoyReadingWriter(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // eoslint:ignore[hardcoded-transactional-id] one instance for now // expect: unused-suppression
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "buoys-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String buoy, String reading) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("buoy.readings", buoy, reading));
    producer.send(new ProducerRecord<>("buoy.latest", buoy, reading));
    producer.commitTransaction();
  }
}
