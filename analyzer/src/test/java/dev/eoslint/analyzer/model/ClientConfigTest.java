package dev.eoslint.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.kafka.ConfigKeys;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ClientConfigTest {

  private static final ClientConfig EMPTY =
      new ClientConfig(
          ClientRole.PRODUCER,
          List.of(),
          List.of(),
          List.of(),
          true,
          Optional.empty(),
          Optional.empty());
  private static final Site CREATION = new Site("src/main/java/A.java", 3, 1, 3, 20);
  private static final KafkaVersion OLD = KafkaVersion.of(2, 8);

  @Test
  void aDefaultOfAShownVersionNamesIt() {
    assertThat(acks(Map.of(new ApplicationModule("", List.of()), Optional.of(OLD))))
        .isEqualTo(new Effective.DefaultApplies("1", "Kafka's default in version 2.8.0 applies"));
  }

  @Test
  void aDefaultOfAnAssumedVersionNamesNone() {
    assertThat(acks(Map.of()))
        .isEqualTo(new Effective.DefaultApplies("1", "Kafka's default applies"));
  }

  private static Effective acks(Map<ApplicationModule, Optional<KafkaVersion>> versions) {
    return EMPTY.effective("acks", ConfigKeys.load(), new KafkaVersions(OLD, versions), CREATION);
  }
}
