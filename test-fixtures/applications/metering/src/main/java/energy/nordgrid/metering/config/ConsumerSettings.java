package energy.nordgrid.metering.config;

import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Settings of the consumers. */
public final class ConsumerSettings extends ClientSettings {

  private static final int RECORDS_OF_A_BATCH = 250;

  public ConsumerSettings(String group) {
    super(group);
  }

  @Override
  protected void addTo(Properties properties) {
    properties.put(ConsumerConfig.GROUP_ID_CONFIG, name());
    properties.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    properties.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    properties.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, true); // expect: auto-commit-in-transactional-loop
    properties.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    properties.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, RECORDS_OF_A_BATCH);
  }
}
