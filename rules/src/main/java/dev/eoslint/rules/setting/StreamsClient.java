package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.StreamsApplication;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
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
    return kind.replaces(key, guarantee);
  }

  private static Stream<StreamsClient> of(StreamsClientKind kind, KafkaApplication application) {
    return application.streams().applications().stream()
        .flatMap(streams -> of(kind, streams, application).stream());
  }

  private static List<StreamsClient> of(
      StreamsClientKind kind, StreamsApplication streams, KafkaApplication application) {
    List<ProcessingGuarantee> guarantees =
        streams.configs().stream()
            .map(config -> ProcessingGuarantee.of(config, streams, application))
            .toList();
    StreamsApplication seen = seenBy(kind, guarantees, streams);
    return IntStream.range(0, guarantees.size())
        .mapToObj(
            index -> {
              ProcessingGuarantee guarantee = guarantees.get(index);
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

  /** Returns the application as if one of its clients were all of it. */
  private static StreamsApplication seenBy(
      StreamsClientKind kind, List<ProcessingGuarantee> guarantees, StreamsApplication streams) {
    return new StreamsApplication(
        streams.creation(),
        streams.framework(),
        IntStream.range(0, guarantees.size())
            .mapToObj(index -> kind.reached(streams.configs().get(index), guarantees.get(index)))
            .toList(),
        streams.module());
  }
}
