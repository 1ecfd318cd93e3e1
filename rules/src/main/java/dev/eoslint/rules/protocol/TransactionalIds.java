package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import java.util.List;
import java.util.Optional;

/** What the configuration of a producer says of its transactional id. */
final class TransactionalIds {

  private TransactionalIds() {}

  /** Returns the setting of the id if every configuration certainly has one. */
  static Optional<Setting> certain(Producer producer) {
    List<Setting> certain =
        producer.configs().stream()
            .flatMap(config -> config.lastSetting(Keys.TRANSACTIONAL_ID).stream())
            .filter(setting -> !setting.conditional() && isPresent(setting.value()))
            .toList();
    return certain.isEmpty() || certain.size() < producer.configs().size()
        ? Optional.empty()
        : Optional.of(certain.get(0));
  }

  /** Returns whether the producer certainly has no id, whatever the profile. */
  static boolean isMissing(Producer producer, KafkaApplication application) {
    return ConfiguredClient.of(producer, application).stream()
        .allMatch(each -> !each.mayBeTransactional() && each.lacks(Keys.TRANSACTIONAL_ID));
  }

  /** A map can hold the {@code null} of a variable that is not set: that is no id. */
  private static boolean isPresent(Value value) {
    if (value instanceof Value.OneOf oneOf) {
      return oneOf.alternatives().stream().allMatch(TransactionalIds::isPresent);
    }
    return !(value instanceof Value.Unknown
        || (value instanceof Value.External external && external.defaultValue().isEmpty()));
  }

  /** Returns whether the id can be empty, so that the producer cannot be created. */
  static boolean isBlank(Setting id) {
    return isBlank(id.value());
  }

  private static boolean isBlank(Value value) {
    if (value instanceof Value.OneOf oneOf) {
      return oneOf.alternatives().stream().anyMatch(TransactionalIds::isBlank);
    }
    return value instanceof Value.External external
        ? external.defaultValue().filter(TransactionalIds::isBlank).isPresent()
        : value.text().filter(String::isBlank).isPresent();
  }

  /** Returns whether the producer certainly cannot be created because its id is empty. */
  static boolean isBlank(Producer producer) {
    return producer.configs().stream()
        .allMatch(
            config ->
                config
                    .lastSetting(Keys.TRANSACTIONAL_ID)
                    .filter(id -> id.value().text().filter(String::isBlank).isPresent())
                    .isPresent());
  }
}
