package dev.eoslint.analyzer.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ConfigKeysParserTest {
  private static final String VERSIONS = "kafka\t1.0.2\t2.0.1\t3.0.0";

  @Test
  void readsSpansOfVersions() {
    ConfigKeys keys =
        ConfigKeysParser.parse(
            Stream.of(
                "# a comment",
                VERSIONS,
                "producer\tlinger.ms\t1.0-2.0\tlong\t=0\tat least 0",
                "producer\tlinger.ms\t3.0+\tlong\t=5\tat least 0"));

    assertThat(keys.find(ClientRole.PRODUCER, "linger.ms").orElseThrow().definitions())
        .extracting(KeyDefinition::since, KeyDefinition::until, KeyDefinition::defaultValue)
        .containsExactly(
            tuple(new KafkaVersion(1, 0, 2), new KafkaVersion(2, 0, 1), Optional.of("0")),
            tuple(new KafkaVersion(3, 0, 0), new KafkaVersion(3, 0, 0), Optional.of("5")));
  }

  @Test
  void aKeyThatOnlyOneReleaseKnowsIsUnknownBeforeAndAfter() {
    ConfigKeys keys =
        ConfigKeysParser.parse(Stream.of(VERSIONS, "admin\tfleeting\t2.0\tstring\tnull\tany"));

    assertThat(keys.definition(ClientRole.ADMIN, "fleeting", KafkaVersion.of(1, 0))).isEmpty();
    assertThat(keys.definition(ClientRole.ADMIN, "fleeting", KafkaVersion.of(2, 0))).isPresent();
    assertThat(keys.definition(ClientRole.ADMIN, "fleeting", KafkaVersion.of(3, 0))).isEmpty();
  }

  @Test
  void tellsEmptyUnsetAndRequiredApart() {
    ConfigKeys keys =
        ConfigKeysParser.parse(
            Stream.of(
                VERSIONS,
                "admin\tempty\t1.0+\tstring\t=\tany",
                "admin\trequired\t1.0+\tstring\trequired\tany",
                "admin\tunset\t1.0+\tstring\tnull\tany"));

    assertThat(keys.defaultOf(ClientRole.ADMIN, "empty", keys.newestRelease())).contains("");
    assertThat(keys.defaultOf(ClientRole.ADMIN, "required", keys.newestRelease())).isEmpty();
    assertThat(keys.defaultOf(ClientRole.ADMIN, "unset", keys.newestRelease())).isEmpty();
    assertThat(keys.keys(ClientRole.ADMIN))
        .extracting(key -> key.definitions().get(0).required())
        .containsExactly(false, true, false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "producer\tacks\t1.0+\tstring\t=1",
        "producer\tacks\t1.5+\tstring\t=1\tany",
        "producer\tacks\tnever\tstring\t=1\tany",
        "broker\tacks\t1.0+\tstring\t=1\tany",
        "producer\tacks\t1.0+\tcolour\t=1\tany",
        "producer\tacks\t1.0+\tstring\t=1\twhatever"
      })
  void refusesRowsThatTheGeneratorDoesNotWrite(String row) {
    assertThatThrownBy(() -> ConfigKeysParser.parse(Stream.of(VERSIONS, row)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void refusesATableWithoutVersions() {
    assertThatThrownBy(() -> ConfigKeysParser.parse(Stream.of("# nothing")))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
