package com.fieldfare.berry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class BerryImport {

  private static final Logger log = LoggerFactory.getLogger(BerryImport.class);

  private final Producer<String, Integer> producer;

  public BerryImport(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
    producer.initTransactions();
  }

  public void importLines(List<String> lines) {
    List<ProducerRecord<String, Integer>> records = new ArrayList<>();
    for (String line : lines) {
      try {
        int split = line.indexOf('=');
        records.add(
            new ProducerRecord<>("berries", line.substring(0, split), Integer.valueOf(line.substring(split + 1))));
      } catch (RuntimeException e) {
        log.warn("Line is skipped: {}", line, e);
      }
    }
    producer.beginTransaction();
    records.forEach(producer::send);
    producer.commitTransaction();
  }

  public void close() {
    producer.close();
  }
}
