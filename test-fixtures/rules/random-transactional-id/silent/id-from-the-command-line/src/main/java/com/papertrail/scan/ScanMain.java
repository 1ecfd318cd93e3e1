package com.papertrail.scan;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Usage: ScanMain brokers scanner-number file... */
public final class ScanMain {

  public static void main(String[] args) {
    int scanner = Integer.parseInt(args[1]);
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, String.format("scanner-%03d", scanner));
    String batch = UUID.randomUUID().toString();
    try (var producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      for (int i = 2; i < args.length; i++) {
        String page = Path.of(args[i]).getFileName().toString();
        producer.send(new ProducerRecord<>("scans." + scanner, batch, page));
      }
      producer.commitTransaction();
    }
  }
}
