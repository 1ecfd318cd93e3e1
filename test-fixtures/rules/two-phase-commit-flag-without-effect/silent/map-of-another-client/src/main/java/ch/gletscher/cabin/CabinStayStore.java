package ch.gletscher.cabin;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The store of this service has a two-phase commit of its own. */
final class CabinStayStore {

  private final Map<String, Object> storeSettings = new HashMap<>();
  private final KafkaProducer<String, String> producer;

  CabinStayStore(String servers) {
    storeSettings.put("transaction.two.phase.commit.enable", true);
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void book(String cabin, String state) throws Exception {
    producer.send(new ProducerRecord<>("cabin-stays", cabin, state)).get();
  }
}
