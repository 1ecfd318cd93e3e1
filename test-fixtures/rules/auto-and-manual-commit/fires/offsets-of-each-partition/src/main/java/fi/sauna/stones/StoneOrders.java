package fi.sauna.stones;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class StoneOrders {

  private static final Logger LOG = LoggerFactory.getLogger(StoneOrders.class);

  private final KafkaConsumer<String, String> consumer;

  public StoneOrders() {
    Properties settings = new Properties(); // expect: auto-and-manual-commit
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "stones");
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    consumer = new KafkaConsumer<>(settings);
  }

  public void run() {
    consumer.subscribe(List.of("stone-orders"));
    while (true) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      records.forEach(record -> LOG.info("{}: {}", record.key(), record.value()));
      for (TopicPartition partition : records.partitions()) {
        List<ConsumerRecord<String, String>> orders = records.records(partition);
        long next = orders.get(orders.size() - 1).offset() + 1;
        consumer.commitSync(Map.of(partition, new OffsetAndMetadata(next)));
      }
    }
  }
}
