package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.rules.TelemetryNames;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Producers that send outside of transactions, as rules on delivery see them. */
final class PlainProducers {

  private static final String INTERCEPTORS = "interceptor.classes";

  private PlainProducers() {}

  /**
   * Returns whether nothing that is seen of a producer belongs to transactions. A producer with a
   * transactional id cannot send before it begins one.
   */
  static boolean isPlain(Producer producer) {
    return producer.identities().isEmpty()
        && Set.of(ProducerCall.Kind.SEND).containsAll(producer.transactionCalls())
        && producer.configs().stream().noneMatch(config -> config.mentions(Keys.TRANSACTIONAL_ID));
  }

  /** Returns whether a producer is told not to wait for any answer. */
  static boolean asksForNoAnswer(Producer producer) {
    return producer.configs().stream()
        .flatMap(config -> config.lastSetting(Keys.ACKS).stream())
        .map(Setting::value)
        .anyMatch(value -> value.text().filter("0"::equals).isPresent());
  }

  /** Returns whether interceptors, which learn of each failure, are given to a producer. */
  static boolean hasInterceptors(Producer producer) {
    return producer.configs().stream().anyMatch(config -> config.mentions(INTERCEPTORS));
  }

  /** Returns whether what a producer sends to {@code topic} are logs, metrics or traces. */
  static boolean sendsTelemetry(Producer producer, Value topic) {
    return namesOf(producer, topic).stream().anyMatch(TelemetryNames::isOne);
  }

  private static List<String> namesOf(Producer producer, Value topic) {
    List<String> names = new ArrayList<>(producer.module().names());
    String file = producer.creation().file();
    names.add(file.substring(file.lastIndexOf('/') + 1));
    topic.text().ifPresent(names::add);
    for (ClientConfig config : producer.configs()) {
      Optional<String> client = config.lastSetting(Keys.CLIENT_ID).flatMap(id -> id.value().text());
      client.ifPresent(names::add);
    }
    return names;
  }
}
