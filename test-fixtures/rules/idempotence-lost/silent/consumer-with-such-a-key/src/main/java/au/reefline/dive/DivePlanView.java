package au.reefline.dive;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;

public class DivePlanView {

  private final KafkaConsumer<String, String> consumer;

  public DivePlanView(String servers) {
    consumer = new KafkaConsumer<>(consumerSettings(servers));
    consumer.subscribe(List.of("dive-plans"));
  }

  private static Properties consumerSettings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.setProperty(
        "value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.setProperty("group.id", "dive-plans-ledger");
    settings.setProperty("enable.auto.commit", "false");
    settings.setProperty("retries", "0");
    return settings;
  }

  public int refresh(Map<String, String> view) {
    ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(200));
    records.forEach(record -> view.put(record.key(), record.value()));
    consumer.commitSync();
    return records.count();
  }
}
