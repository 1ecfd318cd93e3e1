package dev.eoslint.analyzer.dialect.topic;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * {@code Admin.incrementalAlterConfigs} and {@code alterConfigs}, with the objects that they take.
 *
 * <p>Source: {@code Admin}; {@code alterConfigs} is gone since 4.0.
 */
final class ConfigChanges {

  private static final Set<String> CHANGING = Set.of("incrementalAlterConfigs", "alterConfigs");

  /** What the text begins with that stands for a resource. */
  private static final String ANY = "ConfigResource ";

  private static final String TOPIC = ANY + "TOPIC ";

  private static final String KEY = "key";
  private static final String VALUE = "value";
  private static final String ENTRY = "entry";
  private static final String TYPE = "type";
  private static final String ENTRIES = "entries";

  private final TopicReports reports;

  ConfigChanges(TopicReports reports) {
    this.reports = reports;
  }

  Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.creates(TopicTypes.RESOURCE)) {
      return resource(invocation);
    } else if (invocation.creates(TopicTypes.CONFIG_ENTRY)) {
      return Optional.of(object(TopicTypes.CONFIG_ENTRY, List.of(KEY, VALUE), invocation));
    } else if (invocation.creates(TopicTypes.OPERATION)) {
      return Optional.of(object(TopicTypes.OPERATION, List.of(ENTRY, TYPE), invocation));
    } else if (invocation.creates(TopicTypes.ENTRIES)) {
      return Optional.of(object(TopicTypes.ENTRIES, List.of(ENTRIES), invocation));
    }
    if (CHANGING.contains(invocation.method())) {
      note(invocation);
    }
    return Optional.empty();
  }

  /** Two resources of one type and name are equal, so that a text can stand for them in a map. */
  private static Optional<AbstractValue> resource(Invocation invocation) {
    Optional<String> type = invocation.argument(0).flatMap(AbstractValue::text);
    Optional<String> name = invocation.argument(1).flatMap(AbstractValue::text);
    return type.isPresent() && name.isPresent()
        ? Optional.of(AbstractValue.known(ANY + type.get() + " " + name.get(), invocation.site()))
        : Optional.empty();
  }

  private static AbstractValue object(String type, List<String> names, Invocation invocation) {
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    for (int index = 0; index < names.size(); index++) {
      attributes.put(names.get(index), invocation.argument(index).orElseGet(AbstractValue::opaque));
    }
    return invocation
        .state()
        .reference(
            new LibraryObject(JavaType.library(type), Optional.of(invocation.site()), attributes));
  }

  private void note(Invocation invocation) {
    State state = invocation.state();
    Optional<ConfigMap> changes =
        invocation.argument(0).flatMap(map -> state.object(map, ConfigMap.class));
    if (changes.isEmpty()) {
      return;
    }
    changes
        .get()
        .entries()
        .forEach(
            (resource, change) -> {
              if (resource.startsWith(TOPIC) && !change.conditional()) {
                AbstractValue name =
                    AbstractValue.known(resource.substring(TOPIC.length()), invocation.site());
                reports.add(name, settings(change.value(), state), invocation);
              }
            });
  }

  private static ConfigMap settings(AbstractValue change, State state) {
    ConfigMap settings = ConfigMap.empty();
    for (LibraryObject element : elements(change, state)) {
      settings = with(settings, element, state);
    }
    return settings;
  }

  /** Only what is there on every path counts. */
  private static List<LibraryObject> elements(AbstractValue change, State state) {
    AbstractValue elements =
        state
            .object(change, LibraryObject.class)
            .flatMap(config -> config.attribute(ENTRIES))
            .orElse(change);
    return state
        .object(elements, Sequence.class)
        .filter(Sequence::complete)
        .map(Sequence::elements)
        .orElseGet(List::of)
        .stream()
        .flatMap(element -> state.object(element, LibraryObject.class).stream())
        .toList();
  }

  private static ConfigMap with(ConfigMap settings, LibraryObject element, State state) {
    Optional<LibraryObject> entry =
        element.type().is(TopicTypes.CONFIG_ENTRY) ? Optional.of(element) : set(element, state);
    Optional<String> key = entry.flatMap(each -> each.attribute(KEY)).flatMap(AbstractValue::text);
    Optional<AbstractValue> value = entry.flatMap(each -> each.attribute(VALUE));
    return key.isPresent() && value.isPresent()
        ? settings.with(
            key.get(),
            new Entry(
                value.get(),
                TopicReports.narrowest(value.get(), entry.get().creation().orElseThrow()),
                key.get(),
                false))
        : settings;
  }

  /** Returns what an operation sets: others delete a key, or add to a list or take from it. */
  private static Optional<LibraryObject> set(LibraryObject operation, State state) {
    return operation.attribute(TYPE).flatMap(AbstractValue::text).filter("SET"::equals).isPresent()
        ? operation
            .attribute(ENTRY)
            .flatMap(entry -> state.object(entry, LibraryObject.class))
            .filter(entry -> entry.type().is(TopicTypes.CONFIG_ENTRY))
        : Optional.empty();
  }
}
