package dev.eoslint.analyzer.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Setting;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BrokerSettingsTest {

  @TempDir private Path folder;

  private List<String> read(String path, String content) {
    return ApplicationReader.read(
            KnownLibraries.load(),
            TreeOnDisk.in(folder).with(path, content).sources(),
            Optional.empty(),
            List.of())
        .application()
        .brokerSettings()
        .stream()
        .map(BrokerSettingsTest::text)
        .toList();
  }

  private static String text(Setting setting) {
    return setting.key() + "=" + setting.value().display();
  }

  @Test
  void propertyFilesAreRead() {
    assertThat(read("server.properties", "# kafka\ntransaction.max.timeout.ms = 1800000\n"))
        .containsExactly("transaction.max.timeout.ms=1800000");
  }

  @Test
  void variablesOfContainersAreRead() {
    String compose =
        """
        services:
          kafka:
            environment:
              KAFKA_TRANSACTION_MAX_TIMEOUT_MS: 60000
          other:
            environment:
              - KAFKA_TRANSACTION_MAX_TIMEOUT_MS=90000
        """;

    assertThat(read("compose.yaml", compose))
        .containsExactly("transaction.max.timeout.ms=60000", "transaction.max.timeout.ms=90000");
  }

  @Test
  void customResourcesAreRead() {
    String resource =
        """
        kind: Kafka
        spec:
          kafka:
            config:
              transaction.max.timeout.ms: 1800000
        """;

    assertThat(read("kafka.yaml", resource)).containsExactly("transaction.max.timeout.ms=1800000");
  }

  @Test
  void otherKeysAreLeftAlone() {
    assertThat(read("server.properties", "# kafka\ntransaction.timeout.ms=1\nlog.dirs=/d\n"))
        .isEmpty();
  }
}
