package com.harrowgate.linen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class LinenCount {

  private static final Logger log = LoggerFactory.getLogger(LinenCount.class);

  public static void main(String[] args) throws IOException {
    Properties config = new Properties();
    config.put("bootstrap.servers", args[0]);
    config.put("transactional.id", "linen-" + System.getenv("HOSTNAME"));
    try (Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      for (String line : Files.readAllLines(Path.of(args[1]))) {
        try {
          count(producer, line);
        } catch (RuntimeException e) {
          log.error("Not counted: {}", line, e);
        }
      }
    }
  }

  private static void count(Producer<String, String> producer, String line) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("linen", line));
      producer.send(new ProducerRecord<>("linen-counted", line));
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.close();
      System.exit(1);
    } catch (KafkaException e) {
      producer.abortTransaction(); // expect: fencing-handler-incomplete
    }
  }
}
