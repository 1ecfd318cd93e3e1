package dev.eoslint.analyzer.config.spring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SpringNamesTest {

  @ParameterizedTest
  @CsvSource({
    "isolation-level, isolationLevel, true",
    "isolation-level, isolation_level, true",
    "isolation-level, ISOLATION-LEVEL, true",
    "isolation-level, isolation.level, false",
    "properties.isolation.level, properties[isolation.level], true",
    "a[0].b, a[1].b, false"
  })
  void spellingsAreCompared(String left, String right, boolean same) {
    assertThat(SpringNames.same(left, right)).isEqualTo(same);
  }

  @Test
  void mapKeysOfEnvironmentVariablesAreInKafkasSpelling() {
    String map = "spring.kafka.consumer.properties";

    assertThat(
            SpringNames.mapKeyOfEnvironmentVariable(
                map, "SPRING_KAFKA_CONSUMER_PROPERTIES_ISOLATION_LEVEL"))
        .contains("isolation.level");
    assertThat(
            SpringNames.mapKeyOfEnvironmentVariable(
                map, "spring.kafka.consumer.properties.isolation.level"))
        .contains("isolation.level");
    assertThat(SpringNames.mapKeyOfEnvironmentVariable(map, "SPRING_KAFKA_CONSUMER_PROPERTIES_"))
        .isEmpty();
    assertThat(SpringNames.mapKeyOfEnvironmentVariable(map, "SPRING_KAFKA_CONSUMER_GROUP_ID"))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"a.b-c, a.bC.d.e, d.e", "a.b, a.b[0], [0]", "a.b, a.b[0].c, [0].c", "a, a.b, b"})
  void theRestOfANameIsKeptAsItIsWritten(String prefix, String name, String rest) {
    assertThat(SpringNames.remainder(prefix, name)).contains(rest);
  }

  @ParameterizedTest
  @CsvSource({"a.b, a.b", "a.b, a", "a.b, a.bc.d", "a.b, a[0].b.c", "a.b, b.b.c"})
  void aNameThatIsNotBelowHasNoRest(String prefix, String name) {
    assertThat(SpringNames.remainder(prefix, name)).isEmpty();
  }
}
