package com.metroads.display;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

final class DisplayWriters {

  private final List<Producer<String, String>> writers = new ArrayList<>();

  DisplayWriters(Map<String, Object> connection, int lines) {
    String host = System.getenv("HOSTNAME");
    for (int line = 0; line < lines; line++) {
      Map<String, Object> config = new HashMap<>(connection);
      config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "display-" + host + "-" + line);
      Producer<String, String> writer =
          new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
      writer.initTransactions();
      writers.add(writer);
    }
  }

  Producer<String, String> ofLine(int line) {
    return writers.get(line);
  }
}
