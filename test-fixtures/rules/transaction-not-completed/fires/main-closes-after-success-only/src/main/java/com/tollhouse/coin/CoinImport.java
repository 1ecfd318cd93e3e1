package com.tollhouse.coin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CoinImport {

  public static void main(String[] args) throws IOException {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "coin-import-" + System.getenv("POD_NAME"));
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    producer.beginTransaction(); // expect: transaction-not-completed
    for (String line : Files.readAllLines(Path.of(args[1]))) {
      producer.send(new ProducerRecord<>("coins", line.substring(0, 4), line));
    }
    producer.commitTransaction();
    producer.close();
  }
}
