package com.payloft.refund;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RefundUpload {

  public void accept(Path day, String servers) throws IOException {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      for (String line : Files.readAllLines(day)) {
        producer.send(new ProducerRecord<>("refunds", line)); // expect: unchecked-send
      }
    }
  }
}
