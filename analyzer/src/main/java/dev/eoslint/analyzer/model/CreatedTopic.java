package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A topic that code creates, or whose configuration code changes.
 *
 * @param name the name of the topic
 * @param site the call that creates or changes it
 * @param settings what that call says of its configuration; the number of copies is held under
 *     {@code replication.factor}
 * @param development what shows that it only serves development or tests, as in {@link
 *     BrokerCluster}
 * @param module the module that the code belongs to
 */
public record CreatedTopic(
    String name,
    Site site,
    List<Setting> settings,
    Optional<String> development,
    ApplicationModule module) {

  /** Copies the settings. */
  public CreatedTopic {
    settings = List.copyOf(settings);
  }

  /** Returns the setting of {@code key} that was written last, conditional or not. */
  public Optional<Setting> lastSetting(String key) {
    return settings.stream().filter(s -> s.key().equals(key)).reduce((first, second) -> second);
  }
}
