package dev.eoslint.rules.setting;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Which settings of Kafka Streams reach which of its clients. */
final class StreamsClientKindTest {

  @ParameterizedTest
  @CsvSource({
    "acks, PRODUCER",
    "producer.acks, PRODUCER",
    "max.poll.interval.ms, MAIN_CONSUMER",
    "consumer.max.poll.interval.ms, MAIN_CONSUMER",
    "consumer.max.poll.interval.ms, RESTORE_CONSUMER",
    "main.consumer.max.poll.interval.ms, MAIN_CONSUMER",
    "restore.consumer.max.poll.interval.ms, RESTORE_CONSUMER",
    "global.consumer.max.poll.interval.ms, GLOBAL_CONSUMER",
    "processing.guarantee, APPLICATION"
  })
  void aSettingReachesTheClientThatItIsMeantFor(String written, StreamsClientKind kind) {
    ClientConfig reached = kind.reached(config(written), ProcessingGuarantee.AT_LEAST_ONCE);

    assertThat(reached.settings())
        .singleElement()
        .satisfies(
            setting -> {
              assertThat(written).endsWith(setting.key());
              assertThat(setting.key()).doesNotContain("producer.", "consumer.");
              assertThat(setting.spelling()).isEqualTo(written);
            });
  }

  @ParameterizedTest
  @CsvSource({
    "consumer.isolation.level, PRODUCER",
    "producer.acks, MAIN_CONSUMER",
    "producer.acks, APPLICATION",
    "main.consumer.isolation.level, RESTORE_CONSUMER",
    "main.consumer.isolation.level, GLOBAL_CONSUMER",
    "restore.consumer.isolation.level, MAIN_CONSUMER",
    "admin.retries, PRODUCER",
    "admin.retries, MAIN_CONSUMER"
  })
  void aSettingDoesNotReachOtherClients(String written, StreamsClientKind kind) {
    assertThat(kind.reached(config(written), ProcessingGuarantee.AT_LEAST_ONCE).settings())
        .isEmpty();
  }

  @Test
  void theNarrowerPrefixWins() {
    ClientConfig config =
        config("main.consumer.isolation.level", "consumer.isolation.level", "isolation.level");

    ClientConfig reached =
        StreamsClientKind.MAIN_CONSUMER.reached(config, ProcessingGuarantee.AT_LEAST_ONCE);

    assertThat(reached.lastSetting("isolation.level"))
        .map(Setting::spelling)
        .contains("main.consumer.isolation.level");
  }

  @ParameterizedTest
  @CsvSource({
    "isolation.level, MAIN_CONSUMER",
    "consumer.isolation.level, RESTORE_CONSUMER",
    "enable.idempotence, PRODUCER",
    "producer.transactional.id, PRODUCER"
  })
  void exactlyOnceReplacesSomeSettings(String written, StreamsClientKind kind) {
    assertThat(kind.reached(config(written), ProcessingGuarantee.EXACTLY_ONCE).settings())
        .isEmpty();
    assertThat(kind.reached(config(written), ProcessingGuarantee.AT_LEAST_ONCE).settings())
        .singleElement()
        .satisfies(setting -> assertThat(setting.conditional()).isFalse());
    assertThat(kind.reached(config(written), ProcessingGuarantee.UNKNOWN).settings())
        .singleElement()
        .satisfies(setting -> assertThat(setting.conditional()).isTrue());
  }

  @Test
  void exactlyOnceDoesNotReplaceWhatIsAppliedLast() {
    ClientConfig reached =
        StreamsClientKind.MAIN_CONSUMER.reached(
            config("main.consumer.isolation.level"), ProcessingGuarantee.EXACTLY_ONCE);

    assertThat(reached.mentions("isolation.level")).isTrue();
  }

  @ParameterizedTest
  @EnumSource(ProcessingGuarantee.class)
  void someSettingsAreReplacedWithAnyGuarantee(ProcessingGuarantee guarantee) {
    assertThat(StreamsClientKind.MAIN_CONSUMER.replaces("enable.auto.commit", guarantee)).isTrue();
    assertThat(StreamsClientKind.RESTORE_CONSUMER.replaces("auto.offset.reset", guarantee))
        .isTrue();
    assertThat(StreamsClientKind.MAIN_CONSUMER.replaces("auto.offset.reset", guarantee)).isFalse();
    assertThat(StreamsClientKind.PRODUCER.replaces("acks", guarantee)).isFalse();
  }

  @Test
  void onlyProducersOfExactlyOnceHaveAnIdentity() {
    assertThat(Arrays.stream(StreamsClientKind.values()))
        .filteredOn(kind -> kind.hasIdentity(ProcessingGuarantee.EXACTLY_ONCE))
        .containsExactly(StreamsClientKind.PRODUCER);
    assertThat(StreamsClientKind.PRODUCER.hasIdentity(ProcessingGuarantee.AT_LEAST_ONCE)).isFalse();
    assertThat(StreamsClientKind.PRODUCER.hasIdentity(ProcessingGuarantee.UNKNOWN)).isFalse();
  }

  private static ClientConfig config(String... keys) {
    Site site = Site.startOf("orders-streams.properties");
    List<Setting> settings =
        Arrays.stream(keys)
            .map(key -> new Setting(key, Value.known("set"), site, key, false))
            .toList();
    return new ClientConfig(
        ClientRole.STREAMS,
        settings,
        List.of(),
        List.of(),
        true,
        Optional.empty(),
        Optional.empty());
  }
}
