package energy.nordgrid.metering.config;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;

/** Settings of the producer of price lists: they are large and nobody waits for them. */
public final class TariffProducerSettings extends ProducerSettings {

  private static final int LARGEST_REQUEST = 4 * 1024 * 1024;

  public TariffProducerSettings() {
    super("tariffs");
  }

  @Override
  protected void addTo(Properties properties) {
    super.addTo(properties);
    properties.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "tariff-publisher"); // expect: fixed-transactional-id-with-replicas
    properties.put(ProducerConfig.LINGER_MS_CONFIG, 50);
    properties.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, LARGEST_REQUEST);
  }
}
