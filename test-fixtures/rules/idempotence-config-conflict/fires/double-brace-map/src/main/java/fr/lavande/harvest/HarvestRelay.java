package fr.lavande.harvest;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class HarvestRelay {

  private static final Map<String, Object> BASE =
      new HashMap<>() {
        {
          put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
          put(ProducerConfig.RETRIES_CONFIG, 0); // expect: idempotence-config-conflict
        }
      };

  private final KafkaProducer<String, String> producer;

  public HarvestRelay(String servers) {
    Map<String, Object> config = new HashMap<>(BASE);
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void report(String field, String state) {
    producer.send(
        new ProducerRecord<>("harvests", field, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + field, failure);
          }
        });
  }
}
