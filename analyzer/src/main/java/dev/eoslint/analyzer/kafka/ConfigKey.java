package dev.eoslint.analyzer.kafka;

import java.util.List;
import java.util.Optional;

/**
 * A configuration key of one client role.
 *
 * @param name the key, for example {@code isolation.level}
 * @param definitions what Kafka says about it, oldest first; the spans do not overlap and leave out
 *     the releases that do not know the key
 */
public record ConfigKey(String name, List<KeyDefinition> definitions) {

  /** Copies the definitions. */
  public ConfigKey {
    definitions = List.copyOf(definitions);
  }

  /** Returns the definition that holds in a release of the table. */
  Optional<KeyDefinition> definitionIn(KafkaVersion release) {
    return definitions.stream().filter(definition -> definition.holdsIn(release)).findFirst();
  }
}
