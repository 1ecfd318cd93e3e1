package dev.eoslint.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class KafkaVersionsTest {

  private static final KafkaVersion OLD = KafkaVersion.of(2, 8);
  private static final KafkaVersion NEW = KafkaVersion.of(4, 1);

  private final KafkaVersions versions =
      new KafkaVersions(
          OLD,
          Map.of(
              module("services"), Optional.of(NEW),
              module("services/legacy"), Optional.of(OLD),
              module("services/managed"), Optional.empty()));

  @Test
  void theInnermostModuleDecides() {
    assertThat(versions.shownAt(in("services/orders/Orders.java"))).contains(NEW);
    assertThat(versions.shownAt(in("services/legacy/Orders.java"))).contains(OLD);
  }

  @Test
  void aVersionOutOfViewHidesThatOfTheModuleAround() {
    assertThat(versions.shownAt(in("services/managed/Orders.java"))).isEmpty();
    assertThat(versions.at(in("services/managed/Orders.java"))).isEqualTo(OLD);
  }

  @Test
  void codeOutsideOfTheModulesHasTheAssumedVersion() {
    assertThat(versions.shownAt(in("tools/Orders.java"))).isEmpty();
    assertThat(versions.at(in("tools/Orders.java"))).isEqualTo(OLD);
  }

  private static ApplicationModule module(String root) {
    return new ApplicationModule(root, List.of());
  }

  private static Site in(String file) {
    return Site.startOf(file);
  }
}
