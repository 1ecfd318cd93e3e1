package dev.eoslint.analyzer.dialect.topic;

import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.dialect.broker.DevelopmentSigns;
import dev.eoslint.analyzer.dialect.facts.TopicFacts;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.CreatedTopic;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Makes the model of the topics that code creates or configures. */
public final class CreatedTopics {

  private final Modules modules;

  /** Creates what assigns topics to {@code modules}. */
  public CreatedTopics(Modules modules) {
    this.modules = modules;
  }

  /** Returns the topics that were seen, in the order of the calls and then of their names. */
  public List<CreatedTopic> of(TopicFacts facts) {
    return facts.topics().stream()
        .map(this::topic)
        .sorted(Comparator.comparing(CreatedTopic::site).thenComparing(CreatedTopic::name))
        .toList();
  }

  private CreatedTopic topic(TopicFacts.Sighting seen) {
    ApplicationModule module = modules.owning(seen.site().file());
    return new CreatedTopic(
        seen.name(), seen.site(), seen.settings(), development(seen, module), module);
  }

  /** The folders below that of the module are named after packages and say nothing. */
  private static Optional<String> development(TopicFacts.Sighting seen, ApplicationModule module) {
    String file = seen.site().file();
    String name = file.substring(file.lastIndexOf('/') + 1);
    return DevelopmentSigns.in(
        module.root().isEmpty() ? name : module.root() + "/" + name, List.of(seen.name()));
  }
}
