package pl.miodek.hive;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;

public class HiveWeightView {

  private final KafkaConsumer<String, String> consumer;

  public HiveWeightView(String servers) {
    consumer = new KafkaConsumer<>(consumerSettings(servers));
    consumer.subscribe(List.of("hive-weights"));
  }

  private static Properties consumerSettings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.setProperty(
        "value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.setProperty("group.id", "hive-weights-ledger");
    settings.setProperty("enable.auto.commit", "false");
    settings.setProperty("group.instance.id", System.getenv("HOSTNAME"));
    return settings;
  }

  public int refresh(Map<String, String> view) {
    ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(200));
    records.forEach(record -> view.put(record.key(), record.value()));
    consumer.commitSync();
    return records.count();
  }
}
