package app;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class AllotmentFeed {

  private final KafkaProducer<String, String> producer;

  public AllotmentFeed(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // expect: suppression-without-reason
    config.put("transactional.id", "allotments"); /* eoslint:ignore[hardcoded-transactional-id] */
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void allot(String hotel, String rooms) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("allotments", hotel, rooms));
    producer.send(new ProducerRecord<>("allotments.history", hotel, rooms));
    producer.commitTransaction();
  }
}
