package org.whitethorn.deed;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class StampDuty {

  public static void main(String[] args) {
    Map<String, Object> config =
        Map.of("bootstrap.servers", "broker-1:9092", "client.id", "stamp-duty");
    var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer()); // expect: producer-not-closed
    producer.send(
        new ProducerRecord<>("duties", args[0], args[1]),
        (metadata, exception) -> {
          if (exception != null) {
            System.err.println("The duty is lost: " + exception);
          }
        });
  }
}
