package com.gristmill.flour;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FlourStream {

  public static void main(String[] args) throws IOException {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "flour-" + System.getenv("HOSTNAME"));
    try (Stream<String> lines = Files.lines(Path.of(args[0]));
        var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      int sacks = 0;
      for (Iterator<String> sack = lines.iterator(); sack.hasNext(); ) {
        producer.send(new ProducerRecord<>("sacks", sack.next()));
        if (++sacks % 100 == 0) {
          producer.commitTransaction();
          producer.beginTransaction();
        }
      }
      producer.commitTransaction();
    }
  }
}
