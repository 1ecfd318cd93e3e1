package dev.eoslint.analyzer.dialect.topic;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * {@code TopicBuilder} of Spring for Apache Kafka.
 *
 * <p>Source: {@code TopicBuilder}: {@code configs} adds to what was set before; brokers that are
 * assigned to partitions take the place of the number of copies.
 */
final class TopicBuilders {

  private static final String NAME = "name";
  private static final String SETTINGS = "settings";
  private static final String ASSIGNED = "assigned";

  private final TopicReports reports;

  TopicBuilders(TopicReports reports) {
    this.reports = reports;
  }

  Optional<AbstractValue> call(Invocation invocation) {
    if (!invocation.isOn(TopicTypes.BUILDER)) {
      return Optional.empty();
    }
    return switch (invocation.method()) {
      case "name" -> Optional.of(start(invocation));
      case "replicas" -> changed(invocation, settings -> withCopies(settings, invocation));
      case "config" -> changed(invocation, settings -> withSetting(settings, invocation));
      case "configs" -> changed(invocation, settings -> withSettings(settings, invocation));
      case "assignReplicas", "replicasAssignments" -> assigned(invocation);
      case "build" -> Optional.of(build(invocation));
      default -> invocation.receiver();
    };
  }

  private static AbstractValue start(Invocation invocation) {
    State state = invocation.state();
    return state.reference(
        new LibraryObject(
            JavaType.library(TopicTypes.BUILDER),
            Optional.of(invocation.site()),
            Map.of(
                NAME,
                invocation.argument(0).orElseGet(AbstractValue::opaque),
                SETTINGS,
                state.reference(ConfigMap.empty()))));
  }

  private static Optional<AbstractValue> changed(
      Invocation invocation, UnaryOperator<ConfigMap> change) {
    State state = invocation.state();
    Optional<Integer> map =
        settings(invocation).filter(AbstractValue.Reference.class::isInstance).stream()
            .flatMap(settings -> settings.references().stream())
            .findFirst();
    map.flatMap(id -> state.object(id, ConfigMap.class))
        .ifPresent(settings -> state.update(map.get(), change.apply(settings)));
    return invocation.receiver();
  }

  private static Optional<AbstractValue> assigned(Invocation invocation) {
    State state = invocation.state();
    for (int id : invocation.receiver().map(AbstractValue::references).orElseGet(List::of)) {
      state
          .object(id, LibraryObject.class)
          .ifPresent(
              builder ->
                  state.update(
                      id, builder.with(ASSIGNED, AbstractValue.known("true", invocation.site()))));
    }
    return invocation.receiver();
  }

  private static Optional<AbstractValue> settings(Invocation invocation) {
    return invocation
        .receiverAs(LibraryObject.class)
        .flatMap(builder -> builder.attribute(SETTINGS));
  }

  private static ConfigMap withCopies(ConfigMap settings, Invocation invocation) {
    AbstractValue copies = invocation.argument(0).orElseGet(AbstractValue::opaque);
    return TopicReports.withCopies(settings, copies, "replicas", invocation);
  }

  private static ConfigMap withSetting(ConfigMap settings, Invocation invocation) {
    return TopicReports.with(
        settings,
        invocation.argument(0).orElseGet(AbstractValue::opaque),
        invocation.argument(1).orElseGet(AbstractValue::opaque),
        invocation);
  }

  private static ConfigMap withSettings(ConfigMap settings, Invocation invocation) {
    return invocation
        .argument(0)
        .flatMap(map -> invocation.state().object(map, ConfigMap.class))
        .map(settings::withAll)
        .orElseGet(settings::overwritten);
  }

  private AbstractValue build(Invocation invocation) {
    State state = invocation.state();
    Optional<ConfigMap> settings =
        settings(invocation).flatMap(map -> state.object(map, ConfigMap.class));
    Optional<LibraryObject> builder = invocation.receiverAs(LibraryObject.class);
    if (settings.isPresent() && builder.isPresent()) {
      boolean assigned = builder.get().attribute(ASSIGNED).isPresent();
      reports.add(
          builder.get().attribute(NAME).orElseGet(AbstractValue::opaque),
          assigned ? TopicReports.withoutCopies(settings.get()) : settings.get(),
          invocation);
    }
    return AbstractValue.ofType(JavaType.library(TopicTypes.NEW_TOPIC));
  }
}
