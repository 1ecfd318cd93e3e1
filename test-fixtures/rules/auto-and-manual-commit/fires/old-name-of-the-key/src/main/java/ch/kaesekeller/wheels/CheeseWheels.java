package ch.kaesekeller.wheels;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class CheeseWheels {

  private static final Logger LOG = LoggerFactory.getLogger(CheeseWheels.class);

  private final KafkaConsumer<String, String> consumer;

  public CheeseWheels() {
    Properties settings = new Properties(); // expect: auto-and-manual-commit
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "wheels");
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    settings.put("auto.commit.enable", "false"); // expect: misspelled-guarantee-key
    consumer = new KafkaConsumer<>(settings);
  }

  public void run() {
    consumer.subscribe(List.of("cheese-wheels"));
    while (true) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      records.forEach(record -> LOG.info("{}: {}", record.key(), record.value()));
      consumer.commitSync();
    }
  }
}
