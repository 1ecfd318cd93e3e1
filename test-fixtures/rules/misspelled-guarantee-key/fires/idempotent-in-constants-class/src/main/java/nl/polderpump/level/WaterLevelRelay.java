package nl.polderpump.level;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class WaterLevelRelay {

  private static final Map<String, Object> BASE =
      new HashMap<>() {
        {
          put("enable.idempotent", true); // expect: misspelled-guarantee-key
        }
      };

  private final KafkaProducer<String, String> producer;

  public WaterLevelRelay(String servers) {
    Map<String, Object> config = new HashMap<>(BASE);
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void measure(String pump, String state) {
    producer.send(
        new ProducerRecord<>("water-levels", pump, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + pump, failure);
          }
        });
  }
}
