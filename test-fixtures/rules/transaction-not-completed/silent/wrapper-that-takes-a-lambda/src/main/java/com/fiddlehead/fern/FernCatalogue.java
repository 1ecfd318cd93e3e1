package com.fiddlehead.fern;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FernCatalogue {

  public static void main(String[] ferns) {
    Map<String, Object> config =
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"),
            ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ferns-" + System.getenv("POD_NAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      int written =
          ProducerTransactions.call(
              producer,
              p -> {
                if (ferns.length == 0) {
                  return 0;
                }
                for (String fern : ferns) {
                  p.send(new ProducerRecord<>("ferns", fern));
                }
                return ferns.length;
              });
      System.out.println(written + " ferns");
    }
  }
}
