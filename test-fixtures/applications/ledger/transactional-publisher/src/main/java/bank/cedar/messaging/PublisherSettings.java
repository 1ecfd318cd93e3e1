package bank.cedar.messaging;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * What a publisher needs to know.
 *
 * @param bootstrapServers the addresses of the cluster
 * @param transactionalId the identity of the publisher: no two live publishers share it, and the one
 *     that takes over after a crash has the same
 */
public record PublisherSettings(String bootstrapServers, String transactionalId) {

  public PublisherSettings {
    Objects.requireNonNull(bootstrapServers, "bootstrapServers");
    Objects.requireNonNull(transactionalId, "transactionalId");
  }

  Map<String, Object> toMap() {
    Map<String, Object> map = new HashMap<>();
    map.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    map.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, transactionalId);
    map.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    map.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    return map;
  }
}
