package dev.eoslint.analyzer.config.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.config.ConfigReaders;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.source.SourceText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EnvironmentVariablesTest {

  private static final Site MANIFEST = new Site("k8s/orders.yaml", 20, 11, 21, 30);
  private static final Site CODE = new Site("src/main/java/Relay.java", 9, 3, 9, 20);
  private static final String PREFIX = "spring.kafka.producer.transaction-id-prefix";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SPRING_KAFKA_PRODUCER_TRANSACTION_ID_PREFIX",
        "SPRING_KAFKA_PRODUCER_TRANSACTIONIDPREFIX",
        "spring.kafka.producer.transaction-id-prefix",
        "spring.kafka.producer.transactionIdPrefix"
      })
  void aVariableOverridesTheFilesInAllViews(String variable) {
    SpringEnvironment environment =
        environment(
            variable,
            """
            spring.kafka.producer.transactionIdPrefix: from-file
            ---
            spring.config.activate.on-profile: prod
            spring.kafka.producer.transaction-id-prefix: from-profile
            """);

    assertThat(environment.views())
        .hasSize(2)
        .allSatisfy(
            view -> {
              SpringProperty property = view.find(PREFIX).orElseThrow();
              assertThat(property.value().text()).contains("from-manifest");
              assertThat(property.site()).isEqualTo(MANIFEST);
              assertThat(property.profile()).isEmpty();
            });
  }

  @Test
  void aVariableSetsWhatNoFileSets() {
    SpringProperties view =
        base(environment("SPRING_KAFKA_PRODUCER_TRANSACTION_ID_PREFIX", "a: b"));

    assertThat(view.find(PREFIX).orElseThrow().value().text()).contains("from-manifest");
    assertThat(view.find("spring.kafka.producer.acks")).isEmpty();
  }

  @Test
  void aVariableSetsAnEntryOfAMap() {
    SpringProperties view =
        base(environment("SPRING_KAFKA_CONSUMER_PROPERTIES_ISOLATION_LEVEL", "a: b"));

    assertThat(view.under("spring.kafka.consumer.properties"))
        .extracting(SpringProperty::key)
        .containsExactly("isolation.level");
  }

  @Test
  void aVariableReplacesAnEntryOfAMap() {
    SpringProperties view =
        base(
            environment(
                "SPRING_KAFKA_CONSUMER_PROPERTIES_ISOLATION_LEVEL",
                "spring.kafka.consumer.properties.isolation.level: read_uncommitted"));

    assertThat(view.under("spring.kafka.consumer.properties"))
        .extracting(property -> property.key() + "=" + property.value().display())
        .containsExactly("isolation.level=from-manifest");
  }

  @ParameterizedTest
  @CsvSource({
    "ORDERS_TX_ID, ${ORDERS_TX_ID}",
    "ORDERS_TX_ID, ${ORDERS_TX_ID:local}",
    "ORDERS_TX_ID, ${orders.tx-id}",
    "ORDERS_TXID, ${orders.tx-id:local}",
    "orders.tx-id, ${orders.tx-id}"
  })
  void aPlaceholderFindsTheVariable(String variable, String placeholder) {
    SpringEnvironment environment =
        environment(variable, "id: " + placeholder + "\norders.tx-id: from-file");

    assertThat(base(environment).find("id").orElseThrow().value().text()).contains("from-manifest");
    assertThat(environment.resolve(placeholder, CODE).text()).contains("from-manifest");
  }

  @Test
  void aPlaceholderInCapitalsFindsNoOtherSpelling() {
    SpringEnvironment environment = environment("ORDERS_TXID", "a: b");

    assertThat(environment.resolve("${ORDERS_TX_ID}", CODE)).isInstanceOf(Value.External.class);
  }

  private static SpringProperties base(SpringEnvironment environment) {
    return environment.properties(Optional.empty());
  }

  private static SpringEnvironment environment(String variable, String yaml) {
    ConfigFile file =
        ConfigReaders.yaml().read(new SourceText("src/main/resources/application.yml", yaml));
    return SpringEnvironment.of(
        List.of(file), Map.of(variable, Value.known("from-manifest", MANIFEST)));
  }
}
