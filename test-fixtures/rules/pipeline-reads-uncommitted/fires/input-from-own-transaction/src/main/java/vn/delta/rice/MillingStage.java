package vn.delta.rice;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;

final class MillingStage {

  private static final Map<String, Object> INPUT =
      Map.of( // expect: pipeline-reads-uncommitted
          "bootstrap.servers", Stages.BROKERS,
          "group.id", "milling",
          "enable.auto.commit", "false",
          "auto.offset.reset", "earliest");

  private final KafkaConsumer<String, String> dried =
      new KafkaConsumer<>(INPUT, new StringDeserializer(), new StringDeserializer());
  private final KafkaProducer<String, String> milled = Stages.producer("milling");

  void mill() {
    milled.initTransactions();
    dried.subscribe(List.of(Stages.DRIED));
    try {
      while (!Thread.interrupted()) {
        var lots = dried.poll(Duration.ofMillis(700));
        if (!lots.isEmpty()) {
          milled.beginTransaction();
          lots.forEach(lot -> milled.send(new ProducerRecord<>(Stages.MILLED, lot.key(), "white;" + lot.value())));
          milled.sendOffsetsToTransaction(lots.nextOffsets(), dried.groupMetadata());
          milled.commitTransaction();
        }
      }
    } finally {
      milled.close();
      dried.close();
    }
  }

  public static void main(String[] args) {
    new MillingStage().mill();
  }
}
