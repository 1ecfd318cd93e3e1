package dev.eoslint.analyzer.model;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import java.util.List;
import java.util.Optional;

/**
 * Brokers with one configuration: a file of a broker, a service or a workload.
 *
 * @param name what the file calls it
 * @param site where it is described
 * @param version the version of Kafka that it runs, if the file says so
 * @param settings what the file sets, in the order of writing; what else the broker gets is never
 *     known for certain, so that a missing key means nothing
 */
public record Broker(
    String name, Site site, Optional<KafkaVersion> version, List<Setting> settings) {

  /** Copies the settings. */
  public Broker {
    settings = List.copyOf(settings);
  }

  /** Returns the setting of {@code key} that was written last, conditional or not. */
  public Optional<Setting> lastSetting(String key) {
    return settings.stream().filter(s -> s.key().equals(key)).reduce((first, second) -> second);
  }
}
