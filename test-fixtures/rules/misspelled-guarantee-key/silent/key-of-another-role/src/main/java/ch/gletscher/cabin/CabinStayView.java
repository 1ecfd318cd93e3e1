package ch.gletscher.cabin;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;

public class CabinStayView {

  private final KafkaConsumer<String, String> consumer;

  public CabinStayView(String servers) {
    consumer = new KafkaConsumer<>(consumerSettings(servers));
    consumer.subscribe(List.of("cabin-stays"));
  }

  private static Properties consumerSettings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.setProperty(
        "value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.setProperty("group.id", "cabin-stays-ledger");
    settings.setProperty("enable.auto.commit", "false");
    settings.setProperty("transaction.timeout.ms", "20000");
    settings.setProperty("acks", "all");
    settings.setProperty("application.id", "view");
    return settings;
  }

  public int refresh(Map<String, String> view) {
    ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(200));
    records.forEach(record -> view.put(record.key(), record.value()));
    consumer.commitSync();
    return records.count();
  }
}
