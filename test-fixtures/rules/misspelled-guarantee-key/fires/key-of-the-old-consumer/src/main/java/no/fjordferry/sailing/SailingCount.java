package no.fjordferry.sailing;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class SailingCount {

  private SailingCount() {}

  public static void main(String[] args) {
    Properties config = new Properties(); // expect: auto-and-manual-commit
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    config.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
    config.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "sailings-ledger");
    config.put("auto.commit.enable", "false"); // expect: misspelled-guarantee-key
    config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(config)) {
      consumer.subscribe(List.of("sailings"));
      long count = 0;
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(500));
        count += records.count();
        System.out.println(count);
        consumer.commitSync();
      }
    }
  }
}
