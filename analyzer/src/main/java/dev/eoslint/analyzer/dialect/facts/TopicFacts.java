package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects the topics that code creates or configures, over all executions. */
public final class TopicFacts {

  private final Set<Sighting> topics = new LinkedHashSet<>();

  TopicFacts() {}

  /**
   * A topic that code creates or configures.
   *
   * @param name its name
   * @param site the call
   * @param settings what the call says of its configuration
   */
  public record Sighting(String name, Site site, List<Setting> settings) {

    /** Copies the settings. */
    public Sighting {
      settings = List.copyOf(settings);
    }
  }

  /** Remembers a topic. */
  public void add(Sighting topic) {
    topics.add(topic);
  }

  /** Returns the topics in the order in which they were seen. */
  public List<Sighting> topics() {
    return List.copyOf(topics);
  }
}
