package dev.eoslint.analyzer.config.spring;

import static dev.eoslint.analyzer.config.spring.SpringFiles.SITE;
import static dev.eoslint.analyzer.config.spring.SpringFiles.base;
import static dev.eoslint.analyzer.config.spring.SpringFiles.environment;
import static dev.eoslint.analyzer.config.spring.SpringFiles.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Placeholders in properties of a Spring Boot application. */
final class SpringPlaceholdersTest {

  @Test
  void placeholdersAreResolvedAndTheLiteralIsTheFirstOrigin() {
    SpringProperties properties =
        base(
            "application.yml",
            "app:\n  txId: orders\nspring.kafka.producer.transaction-id-prefix: ${app.tx-id}\n");

    Site definition = properties.find("app.tx-id").orElseThrow().site();
    SpringProperty prefix =
        properties.find("spring.kafka.producer.transaction-id-prefix").orElseThrow();
    assertThat(prefix.value()).isEqualTo(Value.known("orders", definition, prefix.site()));
    assertThat(properties.resolve("${app.tx-id}", SITE))
        .isEqualTo(Value.known("orders", definition, SITE));
  }

  @Test
  void aPlaceholderThatIsNotCanonicalFindsOnlyItsOwnSpelling() {
    SpringProperties properties = base("application.yml", "app:\n  txId: orders\n  tx-name: x\n");

    assertThat(properties.resolve("${app.txId}", SITE).text()).contains("orders");
    assertThat(properties.resolve("${app.txName:y}", SITE)).isInstanceOf(Value.External.class);
    assertThat(properties.resolve("${APP_TX_ID}", SITE)).isInstanceOf(Value.External.class);
  }

  @Test
  void chainsAndDefaultsOfPlaceholdersAreFollowed() {
    SpringProperties properties =
        base(
            "application.properties",
            "a=${b}-x\nb=${c:${d}}\nd=${POD_NAME}\ne=${nowhere:fallback}\n");

    assertThat(properties.find("a").orElseThrow().value().display()).isEqualTo("${c}-x");
    assertThat(properties.find("d").orElseThrow().value()).isInstanceOf(Value.PerInstance.class);
    assertThat(properties.find("e").orElseThrow().value())
        .isInstanceOfSatisfying(
            Value.External.class,
            external ->
                assertThat(external.defaultValue().orElseThrow().text()).contains("fallback"));
  }

  @Test
  void aPlaceholderSeesTheOverridingProfile() {
    SpringEnvironment environment =
        environment(
            "application.yml", "id: ${name}-tx\nname: base\n",
            "application-prod.yml", "name: prod\n");

    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("base-tx");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("prod-tx");
  }

  @Test
  void cyclesEnd() {
    SpringProperties properties = base("application.yml", "a: ${b}\nb: x${a}\nc: ${c}\n");

    assertThat(properties.find("c").orElseThrow().value()).isInstanceOf(Value.Unknown.class);
    assertThat(properties.find("a").orElseThrow().value().hasPart(Value.Unknown.class)).isTrue();
  }

  @Test
  void longChainsAndMultiplyingValuesEnd() {
    StringBuilder chain = new StringBuilder();
    StringBuilder doubling = new StringBuilder("d0=xxxxxxxxxx\n");
    for (int index = 0; index < 3_000; index++) {
      chain.append("c%d=${c%d}\n".formatted(index, index + 1));
    }
    for (int index = 1; index < 60; index++) {
      doubling.append("d%d=${d%d}${d%d}\n".formatted(index, index - 1, index - 1));
    }

    SpringProperties properties = base("application.properties", chain.toString() + doubling);

    assertThat(properties.all()).hasSize(3_060);
    assertThat(properties.find("d59").orElseThrow().value().hasPart(Value.Unknown.class)).isTrue();
  }
}
