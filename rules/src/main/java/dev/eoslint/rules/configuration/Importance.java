package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.rules.DevelopmentNames;
import dev.eoslint.rules.TelemetryNames;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the names around a producer tell of how much its records matter. */
final class Importance {

  private Importance() {}

  /**
   * Returns whether the records of a producer are logs, metrics or traces, or whether it only runs
   * on the machines of developers: then a lost record is no accident.
   */
  static boolean isLittle(ConfiguredClient producer) {
    return producer.config().profile().filter(DevelopmentNames::isOne).isPresent()
        || namesOf(producer).stream().anyMatch(TelemetryNames::isOne)
        || sendsTelemetryOnly(producer);
  }

  private static List<String> namesOf(ConfiguredClient producer) {
    List<String> names = new ArrayList<>(producer.client().module().names());
    String file = producer.creation().file();
    names.add(file.substring(file.lastIndexOf('/') + 1));
    Stream.of(Keys.CLIENT_ID, Keys.APPLICATION_ID)
        .flatMap(key -> producer.config().lastSetting(key).stream())
        .map(Setting::value)
        .map(Value::display)
        .forEach(names::add);
    return names;
  }

  /** The sends of a file are taken for those of the producers that it makes. */
  private static boolean sendsTelemetryOnly(ConfiguredClient producer) {
    String file = producer.creation().file();
    List<Optional<String>> topics =
        producer.application().plainSends().stream()
            .filter(send -> send.site().file().equals(file))
            .map(Action.Send::topic)
            .map(Value::text)
            .toList();
    return !topics.isEmpty()
        && topics.stream().allMatch(topic -> topic.filter(TelemetryNames::isOne).isPresent());
  }
}
