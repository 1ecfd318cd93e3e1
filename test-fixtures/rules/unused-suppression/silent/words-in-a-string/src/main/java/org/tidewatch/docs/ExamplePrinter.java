package org.tidewatch.docs;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ExamplePrinter {

  private final KafkaProducer<String, String> producer;

  public ExamplePrinter(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "docs-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void print(String page, String title) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("docs", page, "// eoslint:ignore[hardcoded-transactional-id] why"));
    producer.send(new ProducerRecord<>("docs.index", page, title));
    producer.commitTransaction();
  }
}
