package energy.nordgrid.metering.config;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

/** Settings of the transactional producers. */
public class ProducerSettings extends ClientSettings {

  public ProducerSettings(String name) {
    super(name);
  }

  @Override
  protected void addTo(Properties properties) {
    properties.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    properties.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    properties.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, transactionalId());
    properties.put(ProducerConfig.COMPRESSION_TYPE_CONFIG, "zstd");
  }

  /** One identity for each producer of each pod, the same after a restart. */
  protected String transactionalId() {
    return name() + "-" + Environment.podName();
  }
}
