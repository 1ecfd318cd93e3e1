package dev.eoslint.analyzer.dialect.broker;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.placeholder.Placeholders;
import dev.eoslint.analyzer.dialect.ConfigurationFiles;
import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.kafka.BrokerKey;
import dev.eoslint.analyzer.model.Broker;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.BrokerCount;
import dev.eoslint.analyzer.model.BrokerCount.Precision;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The values that a chart gives to Bitnami's chart of Kafka, which it includes as {@code kafka}.
 *
 * <p>Source: the {@code values.yaml} of that chart: {@code overrideConfiguration} holds keys of the
 * broker, {@code controller.replicaCount} and {@code broker.replicaCount} its numbers; up to chart
 * 22 {@code replicaCount} and the keys in camel case.
 */
final class ChartValues {

  private static final String CHART = "kafka";
  private static final Pattern VALUES_FILE =
      Pattern.compile("(?i)(?:.*[-_.])?values(?:[-_.].*)?\\.ya?ml");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");

  private static final Map<String, BrokerKey> CAMEL_CASE =
      Map.of(
          "defaultReplicationFactor", BrokerKey.DEFAULT_REPLICATION_FACTOR,
          "offsetsTopicReplicationFactor", BrokerKey.OFFSETS_REPLICATION_FACTOR,
          "transactionStateLogReplicationFactor", BrokerKey.TRANSACTION_LOG_REPLICATION_FACTOR,
          "transactionStateLogMinIsr", BrokerKey.TRANSACTION_LOG_MIN_ISR);

  private ChartValues() {}

  /** Returns the clusters that values files describe. */
  static List<BrokerCluster> clusters(ConfigurationFiles files, Modules modules) {
    List<BrokerCluster> clusters = new ArrayList<>();
    for (SourceFile file : files.ofKind(FileKind.YAML)) {
      if (file.matters() && VALUES_FILE.matcher(file.name()).matches()) {
        files.read(file).stream()
            .flatMap(content -> content.documents().stream())
            .flatMap(document -> cluster(document, modules).stream())
            .forEach(clusters::add);
      }
    }
    return clusters;
  }

  private static Optional<BrokerCluster> cluster(ConfigDocument document, Modules modules) {
    List<Setting> settings = new ArrayList<>();
    String overridden = CHART + ".overrideConfiguration";
    for (ConfigEntry entry : document.under(overridden)) {
      settings.add(setting(entry.key().substring(overridden.length() + 1), entry));
    }
    CAMEL_CASE.forEach(
        (name, key) ->
            document
                .find(CHART + "." + name)
                .map(entry -> setting(key.key(), entry))
                .ifPresent(settings::add));
    if (settings.isEmpty()) {
      return Optional.empty();
    }
    settings.sort(Comparator.comparing(Setting::site));
    Broker broker = new Broker(CHART, settings.get(0).site(), Optional.empty(), settings);
    return Optional.of(
        new BrokerCluster(
            document.path(),
            List.of(broker),
            FactorEvidence.refine(count(document), List.of(broker)),
            DevelopmentSigns.in(document.path(), List.of()),
            modules.owning(document.path())));
  }

  private static BrokerCount count(ConfigDocument document) {
    boolean controllersOnly =
        document
            .find(CHART + ".controller.controllerOnly")
            .filter(entry -> entry.value().equals("true"))
            .isPresent();
    Map<String, Integer> numbers = new LinkedHashMap<>();
    Optional<Site> site = Optional.empty();
    for (String key : List.of("replicaCount", "broker.replicaCount", "controller.replicaCount")) {
      Optional<ConfigEntry> entry =
          document
              .find(CHART + "." + key)
              .filter(found -> NUMBER.matcher(found.value()).matches())
              .filter(found -> !(controllersOnly && key.startsWith("controller")));
      if (entry.isPresent()) {
        numbers.put(key, Integer.parseInt(entry.get().value()));
        site = entry.map(ConfigEntry::site);
      }
    }
    int sum = numbers.values().stream().mapToInt(Integer::intValue).sum();
    return numbers.isEmpty()
        ? new BrokerCount(1, Precision.AT_LEAST, "its number is not in view", Optional.empty())
        : new BrokerCount(
            Math.max(sum, 1),
            Precision.SHOWN,
            sum == 1 ? "the chart runs one broker" : "the chart runs %d brokers".formatted(sum),
            site);
  }

  private static Setting setting(String key, ConfigEntry entry) {
    String written = entry.key();
    return new Setting(
        key,
        Placeholders.parse(entry.value(), entry.site()),
        entry.site(),
        written.startsWith(CHART + ".overrideConfiguration")
            ? key
            : written.substring(written.lastIndexOf('.') + 1),
        false);
  }
}
