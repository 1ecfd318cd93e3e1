package energy.nordgrid.metering.config;

import java.util.Properties;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.common.config.SslConfigs;

/** What all Kafka clients of this application have in common. Subclasses add what is their own. */
public abstract class ClientSettings {

  private final String name;

  protected ClientSettings(String name) {
    this.name = name;
  }

  /** Returns the settings of one client. They belong to the caller. */
  public final Properties toProperties() {
    Properties properties = common(); // expect: pipeline-reads-uncommitted
    addTo(properties);
    return properties;
  }

  protected final String name() {
    return name;
  }

  /** Adds the settings that only this kind of client has. */
  protected abstract void addTo(Properties properties);

  private Properties common() {
    Properties properties = new Properties();
    properties.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, Environment.bootstrapServers());
    properties.put(CommonClientConfigs.CLIENT_ID_CONFIG, name + "@" + Environment.podName());
    Environment.trustStore()
        .ifPresent(
            store -> {
              properties.put(CommonClientConfigs.SECURITY_PROTOCOL_CONFIG, "SSL");
              properties.put(SslConfigs.SSL_TRUSTSTORE_LOCATION_CONFIG, store);
            });
    return properties;
  }
}
