package io.tapestream.relay;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.config.AbstractConfig;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigDef.Importance;
import org.apache.kafka.common.config.ConfigDef.Type;

public final class RelayConfig extends AbstractConfig {

  private static final ConfigDef DEFINITION =
      new ConfigDef()
          .define(
              ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, Type.LIST, Importance.HIGH, "Brokers")
          .define(
              ProducerConfig.TRANSACTIONAL_ID_CONFIG,
              Type.STRING,
              Importance.HIGH,
              "Identity of this relay, different for every running copy");

  public RelayConfig(Map<?, ?> originals) {
    super(DEFINITION, originals);
  }

  Map<String, Object> producer() {
    Map<String, Object> producer = originals();
    producer.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, transactionalId());
    return producer;
  }

  private String transactionalId() {
    return getString(ProducerConfig.TRANSACTIONAL_ID_CONFIG);
  }
}
