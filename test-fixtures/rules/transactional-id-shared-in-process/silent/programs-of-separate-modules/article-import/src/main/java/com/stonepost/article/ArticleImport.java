package com.stonepost.article;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ArticleImport {

  public static void main(String[] articles) {
    Map<String, Object> config =
        Map.of(
            "bootstrap.servers", System.getenv("KAFKA_BROKERS"),
            "transactional.id", "newsroom-import"); // expect: transactional-id-reused-across-files
    try (var producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      for (String article : articles) {
        producer.send(new ProducerRecord<>("articles", article));
      }
      producer.commitTransaction();
    }
  }
}
