package dev.eoslint.analyzer.kafka;

import static dev.eoslint.analyzer.kafka.ClientRole.ADMIN;
import static dev.eoslint.analyzer.kafka.ClientRole.CONSUMER;
import static dev.eoslint.analyzer.kafka.ClientRole.PRODUCER;
import static dev.eoslint.analyzer.kafka.ClientRole.STREAMS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class ConfigKeysTest {
  private static final ConfigKeys KEYS = ConfigKeys.load();

  @ParameterizedTest
  @CsvSource({
    "PRODUCER, acks, 2.8, 1",
    "PRODUCER, acks, 3.0, all",
    "PRODUCER, acks, 4.4, all",
    "PRODUCER, enable.idempotence, 2.8, false",
    "PRODUCER, enable.idempotence, 3.0, true",
    "PRODUCER, retries, 2.8, 2147483647",
    "PRODUCER, max.in.flight.requests.per.connection, 4.4, 5",
    "PRODUCER, linger.ms, 2.8, 0",
    "PRODUCER, linger.ms, 3.9, 0",
    "PRODUCER, linger.ms, 4.0, 5",
    "PRODUCER, delivery.timeout.ms, 4.0, 120000",
    "PRODUCER, request.timeout.ms, 4.0, 30000",
    "PRODUCER, max.block.ms, 4.0, 60000",
    "PRODUCER, transaction.timeout.ms, 4.0, 60000",
    "PRODUCER, transaction.two.phase.commit.enable, 4.4, false",
    "CONSUMER, enable.auto.commit, 2.8, true",
    "CONSUMER, enable.auto.commit, 4.4, true",
    "CONSUMER, auto.commit.interval.ms, 4.4, 5000",
    "CONSUMER, auto.offset.reset, 4.4, latest",
    "CONSUMER, isolation.level, 2.8, read_uncommitted",
    "CONSUMER, isolation.level, 4.4, read_uncommitted",
    "CONSUMER, max.poll.records, 4.4, 500",
    "CONSUMER, max.poll.interval.ms, 4.4, 300000",
    "CONSUMER, session.timeout.ms, 2.8, 10000",
    "CONSUMER, session.timeout.ms, 3.0, 45000",
    "STREAMS, processing.guarantee, 4.4, at_least_once",
    "STREAMS, commit.interval.ms, 4.4, 30000",
    "STREAMS, replication.factor, 2.8, 1",
    "STREAMS, replication.factor, 3.0, -1",
    "STREAMS, enable.transactional.statestores, 4.4, false",
    "STREAMS, state.dir, 4.4, ${java.io.tmpdir}/kafka-streams"
  })
  void knowsTheDefaults(ClientRole role, String key, String version, String expected) {
    assertThat(KEYS.defaultOf(role, key, version(version))).contains(expected);
  }

  @Test
  void aTransactionalIdIsUnsetAndNotRequired() {
    KeyDefinition definition =
        KEYS.definition(PRODUCER, "transactional.id", version("4.4")).orElseThrow();

    assertThat(definition.defaultValue()).isEmpty();
    assertThat(definition.required()).isFalse();
    assertThat(definition.type()).isEqualTo(ValueType.STRING);
    assertThat(definition.allowedValues()).isEqualTo(new AllowedValues.NotEmpty());
  }

  @Test
  void anApplicationIdIsRequired() {
    assertThat(KEYS.definition(STREAMS, "application.id", version("3.9")))
        .map(KeyDefinition::required)
        .contains(true);
  }

  @Test
  void processingGuaranteeLosesItsOldNamesWithKafka4() {
    assertThat(allowedValues(STREAMS, "processing.guarantee", version("3.9")))
        .contains(
            new AllowedValues.OneOf(
                List.of("at_least_once", "exactly_once", "exactly_once_beta", "exactly_once_v2"),
                false));
    assertThat(allowedValues(STREAMS, "processing.guarantee", version("4.0")))
        .contains(new AllowedValues.OneOf(List.of("at_least_once", "exactly_once_v2"), false));
  }

  @Test
  void isolationLevelIsLowerCase() {
    AllowedValues allowed =
        allowedValues(CONSUMER, "isolation.level", version("4.4")).orElseThrow();

    assertThat(allowed.permits("read_committed")).isTrue();
    assertThat(allowed.permits("READ_COMMITTED")).isFalse();
  }

  @Test
  void resetByDurationIsNotRejectedFromKafka4On() {
    assertThat(permits(CONSUMER, "auto.offset.reset", "3.9", "by_duration:PT1H")).isFalse();
    assertThat(permits(CONSUMER, "auto.offset.reset", "4.0", "by_duration:PT1H")).isTrue();
  }

  @Test
  void aVersionBetweenTwoReleasesOfTheTableTakesTheOlderOne() {
    assertThat(KEYS.defaultOf(PRODUCER, "acks", version("3.5"))).contains("all");
    assertThat(KEYS.defaultOf(PRODUCER, "linger.ms", version("3.5.1"))).contains("0");
    assertThat(KEYS.defaultOf(PRODUCER, "linger.ms", version("4.2"))).contains("5");
  }

  @Test
  void theFirstPatchOfAMinorVersionIsAnsweredLikeItsLast() {
    assertThat(KEYS.releases()).contains(new KafkaVersion(4, 0, 2));
    assertThat(KEYS.defaultOf(PRODUCER, "linger.ms", version("4.0.0"))).contains("5");
    assertThat(KEYS.defaultOf(PRODUCER, "acks", version("3.0.0"))).contains("all");
  }

  @Test
  void versionsOutsideTheTableTakeTheNearestRelease() {
    assertThat(KEYS.defaultOf(PRODUCER, "acks", version("2.0"))).contains("1");
    assertThat(KEYS.defaultOf(PRODUCER, "acks", version("9.0"))).contains("all");
  }

  @Test
  void aKeyIsKnownOnlyInTheVersionsThatHaveIt() {
    assertThat(KEYS.definition(PRODUCER, "transaction.two.phase.commit.enable", version("4.0")))
        .isEmpty();
    assertThat(KEYS.definition(PRODUCER, "transaction.two.phase.commit.enable", version("4.4")))
        .isPresent();
    assertThat(KEYS.definition(STREAMS, "partition.grouper", version("2.8"))).isPresent();
    assertThat(KEYS.definition(STREAMS, "partition.grouper", version("3.0"))).isEmpty();
  }

  @Test
  void tellsWhichRolesKnowAKey() {
    assertThat(KEYS.rolesKnowing("isolation.level")).isEqualTo(Set.of(CONSUMER));
    assertThat(KEYS.rolesKnowing("transactional.id")).isEqualTo(Set.of(PRODUCER));
    assertThat(KEYS.rolesKnowing("bootstrap.servers")).isEqualTo(EnumSet.allOf(ClientRole.class));
    assertThat(KEYS.rolesKnowing("isolation.levle")).isEmpty();
  }

  @Test
  void aKeyOfAnotherRoleIsUnknown() {
    assertThat(KEYS.find(PRODUCER, "enable.auto.commit")).isEqualTo(Optional.empty());
    assertThat(KEYS.definition(ADMIN, "acks", version("4.4"))).isEmpty();
    assertThat(KEYS.defaultOf(STREAMS, "acks", version("4.4"))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(ClientRole.class)
  void listsTheKeysOfEveryRoleByName(ClientRole role) {
    assertThat(KEYS.keys(role))
        .hasSizeGreaterThan(50)
        .allSatisfy(key -> assertThat(KEYS.rolesKnowing(key.name())).contains(role))
        .extracting(ConfigKey::name)
        .isSorted()
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource(ClientRole.class)
  void spansAreOrderedAndDoNotOverlap(ClientRole role) {
    List<ConfigKey> changed =
        KEYS.keys(role).stream().filter(key -> key.definitions().size() > 1).toList();

    assertThat(changed).isNotEmpty();
    for (ConfigKey key : changed) {
      for (int i = 1; i < key.definitions().size(); i++) {
        assertThat(key.definitions().get(i).since())
            .as(key.name())
            .isGreaterThan(key.definitions().get(i - 1).until());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(ClientRole.class)
  void everyDefaultIsAnAllowedValue(ClientRole role) {
    assertThat(KEYS.keys(role))
        .flatExtracting(ConfigKey::definitions)
        .filteredOn(definition -> definition.defaultValue().isPresent())
        .isNotEmpty()
        .allMatch(
            definition -> definition.allowedValues().permits(definition.defaultValue().get()));
  }

  @Test
  void theNewestReleaseIsTheLast() {
    assertThat(KEYS.releases()).isSorted().endsWith(KEYS.newestRelease());
  }

  @Test
  void whatItHandsOutCannotBeChanged() {
    assertThatThrownBy(() -> KEYS.keys(PRODUCER).clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> KEYS.releases().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  private static boolean permits(ClientRole role, String key, String version, String value) {
    return allowedValues(role, key, version(version)).orElseThrow().permits(value);
  }

  private static Optional<AllowedValues> allowedValues(
      ClientRole role, String key, KafkaVersion version) {
    return KEYS.definition(role, key, version).map(KeyDefinition::allowedValues);
  }

  private static KafkaVersion version(String text) {
    return KafkaVersion.parse(text).orElseThrow();
  }
}
