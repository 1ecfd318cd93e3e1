package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.config.spring.SpringEnvironment;
import dev.eoslint.analyzer.config.spring.SpringProperties;
import dev.eoslint.analyzer.config.spring.SpringProperty;
import dev.eoslint.analyzer.dialect.Configurations;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Spring Boot's {@code KafkaProperties}: the object that holds {@code spring.kafka.*}, the objects
 * inside of it, and the maps that it builds.
 *
 * <p>Source: {@code KafkaProperties} of Spring Boot.
 */
final class BootPropertiesSemantics implements LibrarySemantics {

  private static final String ROOT = "spring.kafka";

  /** The groups of properties that have an object of their own. */
  private static final Set<String> GROUPS =
      Set.of("Admin", "Consumer", "Listener", "Producer", "Streams", "Template");

  private final Configurations configurations;

  BootPropertiesSemantics(Configurations configurations) {
    this.configurations = configurations;
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    Optional<JavaType> type =
        invocation.type().filter(known -> SpringTypes.isBootProperties(known.name()));
    if (type.isEmpty()) {
      return Optional.empty();
    }
    boolean reads = invocation.method().startsWith("get") && invocation.arguments().isEmpty();
    return reads
        ? Optional.of(read(type.get(), invocation.method().substring(3), invocation))
        : built(invocation);
  }

  private AbstractValue read(JavaType holder, String property, Invocation invocation) {
    if (GROUPS.contains(property)) {
      return invocation
          .state()
          .reference(
              SpringSurroundings.provided(
                  JavaType.library(holder.name() + "." + property), Map.of()));
    }
    String name = ROOT + groupOf(holder) + "." + property;
    if (property.equals("Properties")) {
      return invocation.state().reference(free(name, environment(invocation)));
    }
    List<AbstractValue> values = new ArrayList<>();
    for (SpringProperties view : environment(invocation).views()) {
      values.add(
          view.find(name)
              .map(found -> AbstractValue.of(found.value()))
              .orElseGet(AbstractValue::opaque));
    }
    return AbstractValue.join(values);
  }

  /** Returns {@code .producer} for the type {@code KafkaProperties.Producer}. */
  private static String groupOf(JavaType holder) {
    return GROUPS.contains(holder.simpleName())
        ? "." + holder.simpleName().toLowerCase(Locale.ROOT)
        : "";
  }

  /** Environment variables may add entries, so that such a map is never complete. */
  private static ConfigMap free(String name, SpringEnvironment environment) {
    ConfigMap map = ConfigMap.empty().incomplete();
    if (environment.views().size() == 1) {
      for (SpringProperty property : environment.views().get(0).under(name)) {
        map =
            map.with(
                property.key(),
                new Entry(
                    AbstractValue.of(property.value()), property.site(), property.key(), false));
      }
    }
    return map;
  }

  /**
   * {@code build...Properties}: what the files say is in it; environment variables and customizers
   * may add more, so that it is never complete.
   */
  private Optional<AbstractValue> built(Invocation invocation) {
    SpringEnvironment environment = environment(invocation);
    List<ClientConfig> configs =
        switch (invocation.method()) {
          case "buildConsumerProperties" -> BootSettings.consumers(environment);
          case "buildProducerProperties" -> BootSettings.producers(environment);
          case "buildStreamsProperties" -> BootSettings.streams(environment);
          default -> List.of();
        };
    return configs.stream()
        .filter(config -> config.profile().isEmpty())
        .findFirst()
        .map(config -> invocation.state().reference(asMap(config)));
  }

  private SpringEnvironment environment(Invocation invocation) {
    return configurations.springEnvironment(invocation.frame().type().file().path());
  }

  private static ConfigMap asMap(ClientConfig config) {
    ConfigMap map = ConfigMap.empty().incomplete();
    for (Setting setting : config.settings()) {
      map =
          map.with(
              setting.key(),
              new Entry(
                  AbstractValue.of(setting.value()), setting.site(), setting.spelling(), false));
    }
    return map;
  }
}
