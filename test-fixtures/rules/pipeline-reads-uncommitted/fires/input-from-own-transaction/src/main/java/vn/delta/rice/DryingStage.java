package vn.delta.rice;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;

final class DryingStage {

  private static final Map<String, Object> INPUT =
      Map.of(
          "bootstrap.servers", Stages.BROKERS,
          "group.id", "drying",
          "enable.auto.commit", "false",
          "isolation.level", "read_committed");

  public static void main(String[] args) {
    try (KafkaConsumer<String, String> raw =
            new KafkaConsumer<>(INPUT, new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> dried = Stages.producer("drying")) {
      dried.initTransactions();
      raw.subscribe(List.of(Stages.RAW));
      while (true) {
        var lots = raw.poll(Duration.ofSeconds(1));
        if (lots.isEmpty()) {
          continue;
        }
        dried.beginTransaction();
        for (var lot : lots) {
          dried.send(new ProducerRecord<>(Stages.DRIED, lot.key(), lot.value() + ";moisture=14"));
        }
        dried.sendOffsetsToTransaction(lots.nextOffsets(), raw.groupMetadata());
        dried.commitTransaction();
      }
    }
  }
}
