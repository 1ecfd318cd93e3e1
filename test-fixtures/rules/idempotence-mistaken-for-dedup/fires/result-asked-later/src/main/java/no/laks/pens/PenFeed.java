package no.laks.pens;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class PenFeed {

  private static final Logger LOG = LoggerFactory.getLogger(PenFeed.class);

  private Producer<String, String> producer = connect();

  private static Producer<String, String> connect() {
    Properties settings = new Properties();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
    settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    return new KafkaProducer<>(settings);
  }

  public void publish(String key, String value) throws Exception {
    ProducerRecord<String, String> record = new ProducerRecord<>("salmon-pens", key, value);
    Future<RecordMetadata> result = producer.send(record);
    try {
      LOG.debug("Written to {}", result.get().offset());
    } catch (ExecutionException | InterruptedException e) {
      producer.close();
      producer = connect();
      Future<RecordMetadata> second = producer.send(record); // expect: idempotence-mistaken-for-dedup
      second.get();
    }
  }
}
