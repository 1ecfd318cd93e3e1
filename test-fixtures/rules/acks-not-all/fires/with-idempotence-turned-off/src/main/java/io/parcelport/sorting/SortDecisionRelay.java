package io.parcelport.sorting;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class SortDecisionRelay {

  private static final Map<String, Object> BASE =
      new HashMap<>() {
        {
          put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, false);
          put(ProducerConfig.ACKS_CONFIG, "1"); // expect: acks-not-all
        }
      };

  private final KafkaProducer<String, String> producer;

  public SortDecisionRelay(String servers) {
    Map<String, Object> config = new HashMap<>(BASE);
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void decide(String parcel, String state) {
    producer.send(
        new ProducerRecord<>("sort-decisions", parcel, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + parcel, failure);
          }
        });
  }
}
