package com.snowline.ski;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PassUpload {

  private static final Map<String, Object> CONFIG =
      Map.of(
          ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "ski-kafka:9092",
          ProducerConfig.TRANSACTIONAL_ID_CONFIG, "pass-upload-" + System.getenv("POD_NAME"));

  public static void upload(List<List<String>> families) {
    try (var producer = new KafkaProducer<>(CONFIG, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      for (List<String> family : families) {
        producer.beginTransaction();
        for (String pass : family) {
          producer.send(new ProducerRecord<>("passes", pass, "ACTIVE"));
        }
        if (family.contains("BLOCKED")) {
          producer.abortTransaction();
          continue;
        }
        producer.commitTransaction();
      }
    }
  }
}
