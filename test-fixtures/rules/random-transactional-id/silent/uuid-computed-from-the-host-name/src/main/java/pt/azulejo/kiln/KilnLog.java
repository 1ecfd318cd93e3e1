package pt.azulejo.kiln;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class KilnLog {

  private final Producer<String, String> producer;

  public KilnLog(String brokers) {
    byte[] host = System.getenv("HOSTNAME").getBytes(StandardCharsets.UTF_8);
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, "kiln-" + UUID.nameUUIDFromBytes(host));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void fire(String kiln, Map<String, String> tiles) {
    producer.beginTransaction();
    tiles.forEach((tile, glaze) -> producer.send(new ProducerRecord<>("kiln.fired", tile, glaze)));
    producer.send(new ProducerRecord<>("kiln.cycles", kiln, "FIRED"));
    producer.commitTransaction();
  }
}
