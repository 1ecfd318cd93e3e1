package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.StreamsApplication;
import dev.eoslint.rules.setting.StreamsClientKind.Fate;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A client that Kafka Streams makes for itself, or the application itself, with the settings that
 * reach it under the names that it knows them by. Each setting keeps the spelling and the place
 * that the user chose.
 */
public final class StreamsClient {

  private static final String COMMON_OF_SPRING = "spring.kafka.properties.";

  private final StreamsClientKind kind;
  private final ProcessingGuarantee guarantee;
  private final ConfiguredClient client;

  private StreamsClient(
      StreamsClientKind kind, ProcessingGuarantee guarantee, ConfiguredClient client) {
    this.kind = kind;
    this.guarantee = guarantee;
    this.client = client;
  }

  /** Returns all of them, once for each configuration of each application. */
  public static List<StreamsClient> all(KafkaApplication application) {
    return Arrays.stream(StreamsClientKind.values())
        .flatMap(kind -> of(kind, application))
        .toList();
  }

  /** Returns the producers of the applications that certainly have this guarantee. */
  public static List<ConfiguredClient> producers(
      ProcessingGuarantee guarantee, KafkaApplication application) {
    return of(StreamsClientKind.PRODUCER, application)
        .filter(each -> each.guarantee == guarantee)
        .map(StreamsClient::client)
        .toList();
  }

  /** Returns whether plain clients read a setting too, so that it need not be meant for Streams. */
  public static boolean isShared(Setting setting) {
    return setting.spelling().startsWith(COMMON_OF_SPRING);
  }

  /** Returns the client as rules on settings see it. */
  public ConfiguredClient client() {
    return client;
  }

  /** Returns whether Kafka Streams sets {@code key} of this client itself, or may do so. */
  public boolean replaces(String key) {
    return kind.prefixes().stream()
        .anyMatch(prefix -> kind.fateOf(key, prefix, guarantee) != Fate.APPLIED);
  }

  private static Stream<StreamsClient> of(StreamsClientKind kind, KafkaApplication application) {
    return application.streams().applications().stream()
        .flatMap(streams -> of(kind, streams, application).stream());
  }

  private static List<StreamsClient> of(
      StreamsClientKind kind, StreamsApplication streams, KafkaApplication application) {
    StreamsApplication seen =
        new StreamsApplication(
            streams.creation(),
            streams.framework(),
            streams.configs().stream()
                .map(
                    config ->
                        reaching(
                            kind, ProcessingGuarantee.of(config, streams, application), config))
                .toList(),
            streams.module());
    return Stream.iterate(0, index -> index < seen.configs().size(), index -> index + 1)
        .map(
            index -> {
              ProcessingGuarantee guarantee =
                  ProcessingGuarantee.of(streams.configs().get(index), streams, application);
              return new StreamsClient(
                  kind,
                  guarantee,
                  new ConfiguredClient(
                      seen,
                      kind.noun(),
                      seen.configs().get(index),
                      kind.hasIdentity(guarantee),
                      application));
            })
        .toList();
  }

  private static ClientConfig reaching(
      StreamsClientKind kind, ProcessingGuarantee guarantee, ClientConfig config) {
    List<Setting> settings =
        kind.prefixes().stream()
            .flatMap(
                prefix ->
                    config.settings().stream()
                        .filter(setting -> StreamsPrefix.of(setting.key()) == prefix)
                        .flatMap(setting -> reaching(kind, guarantee, prefix, setting)))
            .toList();
    return new ClientConfig(
        kind.role(),
        settings,
        List.of(),
        List.of(),
        config.complete(),
        config.profile(),
        config.beginning());
  }

  /** Returns what the client gets of a setting, which is nothing when it is replaced. */
  private static Stream<Setting> reaching(
      StreamsClientKind kind,
      ProcessingGuarantee guarantee,
      StreamsPrefix prefix,
      Setting setting) {
    String key = prefix.removedFrom(setting.key());
    Fate fate = kind.fateOf(key, prefix, guarantee);
    return fate == Fate.REPLACED
        ? Stream.empty()
        : Stream.of(
            new Setting(
                key,
                setting.value(),
                setting.site(),
                setting.spelling(),
                setting.conditional() || fate == Fate.UNDECIDED,
                setting.isLong()));
  }
}
