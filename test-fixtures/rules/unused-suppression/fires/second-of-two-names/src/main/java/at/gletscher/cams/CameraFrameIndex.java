package at.gletscher.cams;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CameraFrameIndex {

  private final KafkaProducer<String, String> producer;

  public CameraFrameIndex(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // eoslint:ignore[hardcoded-transactional-id, random-transactional-id] one indexer // expect: unused-suppression
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "frame-index");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void index(String camera, String frame) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("frames.indexed", camera, frame));
    producer.send(new ProducerRecord<>("frames.latest", camera, frame));
    producer.commitTransaction();
  }
}
