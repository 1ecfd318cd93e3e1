package dev.eoslint.analyzer.dialect.broker;

import dev.eoslint.analyzer.kafka.BrokerKey;
import dev.eoslint.analyzer.model.Broker;
import dev.eoslint.analyzer.model.BrokerCount;
import dev.eoslint.analyzer.model.BrokerCount.Precision;
import dev.eoslint.analyzer.model.Setting;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tells the least number of brokers from other settings: Kafka creates no topic with more copies
 * than there are brokers, so whoever asks for three copies has three brokers.
 */
final class FactorEvidence {

  private static final List<BrokerKey> FACTORS =
      List.of(
          BrokerKey.DEFAULT_REPLICATION_FACTOR,
          BrokerKey.OFFSETS_REPLICATION_FACTOR,
          BrokerKey.TRANSACTION_LOG_REPLICATION_FACTOR);

  private static final Pattern SMALL_NUMBER = Pattern.compile("\\d{1,2}");

  private FactorEvidence() {}

  /** Returns a count that may be too small, or the greater one that the settings show. */
  static BrokerCount refine(BrokerCount count, List<Broker> brokers) {
    if (count.precision() != Precision.AT_LEAST) {
      return count;
    }
    return brokers.stream()
        .flatMap(FactorEvidence::factors)
        .max(Comparator.comparingInt(FactorEvidence::number))
        .filter(setting -> number(setting) > count.number())
        .map(
            setting ->
                new BrokerCount(
                    number(setting),
                    Precision.AT_LEAST,
                    "'%s' asks for %d brokers".formatted(setting.spelling(), number(setting)),
                    Optional.of(setting.site())))
        .orElse(count);
  }

  private static Stream<Setting> factors(Broker broker) {
    return FACTORS.stream()
        .flatMap(key -> broker.lastSetting(key.key()).stream())
        .filter(setting -> !setting.conditional());
  }

  private static int number(Setting setting) {
    return setting
        .value()
        .text()
        .map(String::strip)
        .filter(text -> SMALL_NUMBER.matcher(text).matches())
        .map(Integer::parseInt)
        .orElse(0);
  }
}
