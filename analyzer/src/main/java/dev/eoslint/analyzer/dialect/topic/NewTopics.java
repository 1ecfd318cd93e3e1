package dev.eoslint.analyzer.dialect.topic;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * {@code NewTopic} of the admin client. Whoever makes one has it created: there is nothing else
 * that it serves for.
 */
final class NewTopics {

  private static final String NAME = "name";
  private static final String COPIES = "copies";
  private static final int COPIES_ARGUMENT = 2;

  private final TopicReports reports;

  NewTopics(TopicReports reports) {
    this.reports = reports;
  }

  Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.creates(TopicTypes.NEW_TOPIC)) {
      return Optional.of(create(invocation));
    } else if (invocation.calls(TopicTypes.NEW_TOPIC, "configs")
        && invocation.arguments().size() == 1) {
      configure(invocation);
      return invocation.receiver();
    } else if (invocation.calls(TopicTypes.NEW_TOPIC, "name")) {
      return invocation.receiverAs(LibraryObject.class).flatMap(topic -> topic.attribute(NAME));
    }
    return Optional.empty();
  }

  /** The other constructor, with the brokers of each partition, has two arguments. */
  private AbstractValue create(Invocation invocation) {
    AbstractValue name = invocation.argument(0).orElseGet(AbstractValue::opaque);
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    attributes.put(NAME, name);
    invocation.argument(COPIES_ARGUMENT).ifPresent(copies -> attributes.put(COPIES, copies));
    LibraryObject topic =
        new LibraryObject(
            JavaType.library(TopicTypes.NEW_TOPIC), Optional.of(invocation.site()), attributes);
    reports.add(name, withCopies(ConfigMap.empty(), topic, invocation), invocation);
    return invocation.state().reference(topic);
  }

  /** The map takes the place of the one that was given before. */
  private void configure(Invocation invocation) {
    State state = invocation.state();
    Optional<LibraryObject> topic = invocation.receiverAs(LibraryObject.class);
    Optional<ConfigMap> settings =
        invocation.argument(0).flatMap(map -> state.object(map, ConfigMap.class));
    if (topic.isPresent() && settings.isPresent()) {
      reports.add(
          topic.get().attribute(NAME).orElseGet(AbstractValue::opaque),
          withCopies(settings.get(), topic.get(), invocation),
          invocation);
    }
  }

  private static ConfigMap withCopies(
      ConfigMap settings, LibraryObject topic, Invocation invocation) {
    return topic
        .attribute(COPIES)
        .map(copies -> TopicReports.withCopies(settings, copies, "replicationFactor", invocation))
        .orElse(settings);
  }
}
