package sk.drevo.logs;

import java.time.Duration;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class LogFeed {

  private static final Logger LOG = LoggerFactory.getLogger(LogFeed.class);

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
    ProducerRecord<String, String> record = new ProducerRecord<>("log-piles", key, value);
    try {
      producer.send(record).get(3, TimeUnit.SECONDS);
    } catch (Exception e) {
      reconnect();
      producer.send(record); // expect: idempotence-mistaken-for-dedup, unchecked-send
    }
  }

  private void reconnect() {
    producer.close(Duration.ZERO);
    producer = connect();
  }
}
