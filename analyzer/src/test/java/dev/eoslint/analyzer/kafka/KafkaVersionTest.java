package dev.eoslint.analyzer.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class KafkaVersionTest {
  @ParameterizedTest
  @CsvSource({
    "3.9.1, 3.9.1",
    "4.0, 4.0.0",
    "' 2.8.2 ', 2.8.2",
    "4.1.0-SNAPSHOT, 4.1.0",
    "4.0.0-rc1, 4.0.0",
    "3.9.1.redhat-00003, 3.9.1",
    "0.11.0.2, 0.11.0"
  })
  void readsTheNumbers(String text, String expected) {
    assertThat(KafkaVersion.parse(text)).map(KafkaVersion::toString).contains(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "4", "latest", "${kafka.version}", "4.x", "v4.0", "99999999999.0"})
  void refusesWhatIsNoVersion(String text) {
    assertThat(KafkaVersion.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "5.5.1-ccs, 2.5.0",
    "6.2.0-ce, 2.8.0",
    "7.6.0-ccs, 3.6.0",
    "7.6.0-28-ccs, 3.6.0",
    "8.2.0-ccs, 4.2.0"
  })
  void readsBuildsOfConfluentPlatform(String text, String expected) {
    assertThat(KafkaVersion.parse(text)).map(KafkaVersion::toString).contains(expected);
  }

  @Test
  void knowsOnlySomeVersionsOfConfluentPlatform() {
    assertThat(KafkaVersion.parse("4.1.0-ccs")).isEmpty();
  }

  @Test
  void ordersByNumberAndNotByText() {
    assertThat(KafkaVersion.of(3, 10)).isGreaterThan(KafkaVersion.of(3, 9));
    assertThat(new KafkaVersion(3, 9, 10)).isGreaterThan(new KafkaVersion(3, 9, 2));
    assertThat(KafkaVersion.of(4, 0)).isGreaterThan(new KafkaVersion(3, 9, 2));
  }

  @Test
  void comparesMinorVersionsWithoutThePatch() {
    KafkaVersion release = new KafkaVersion(4, 0, 2);

    assertThat(KafkaVersion.of(4, 0).isMinorOrLater(release)).isTrue();
    assertThat(KafkaVersion.of(5, 0).isMinorOrLater(release)).isTrue();
    assertThat(KafkaVersion.of(4, 1).isMinorOrLater(release)).isTrue();
    assertThat(new KafkaVersion(3, 9, 9).isMinorOrLater(release)).isFalse();
  }
}
