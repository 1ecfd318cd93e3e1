package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A topic that a resource file declares, such as a {@code KafkaTopic} of Strimzi.
 *
 * @param name the name of the topic
 * @param site where it is named
 * @param settings its configuration; the number of copies is held under {@code replication.factor}
 * @param cluster the cluster that it belongs to, if that is in view
 * @param development what shows that it only serves development or tests, as in {@link
 *     BrokerCluster}
 */
public record DeclaredTopic(
    String name,
    Site site,
    List<Setting> settings,
    Optional<BrokerCluster> cluster,
    Optional<String> development) {

  /** Copies the settings. */
  public DeclaredTopic {
    settings = List.copyOf(settings);
  }

  /** Returns the setting of {@code key} that was written last, conditional or not. */
  public Optional<Setting> lastSetting(String key) {
    return settings.stream().filter(s -> s.key().equals(key)).reduce((first, second) -> second);
  }

  /** Returns whether nothing of value is to be expected in it. */
  public boolean isForDevelopment() {
    return development.isPresent() || cluster.filter(BrokerCluster::isForDevelopment).isPresent();
  }
}
