package dev.eoslint.keytable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class KeyTableTest {
  private static final KeyDefinition LINGER_0 = linger("=0");
  private static final KeyDefinition LINGER_5 = linger("=5");

  @Test
  void aKeyThatNeverChangesTakesOneLine() {
    assertThat(
            linesOf(
                release("1.0.0", LINGER_0), release("2.0.0", LINGER_0), release("3.0.0", LINGER_0)))
        .containsExactly("producer\tlinger.ms\t1.0+\tlong\t=0\tat least 0");
  }

  @Test
  void aChangedDefaultEndsOneLineAndBeginsAnother() {
    assertThat(
            linesOf(
                release("1.0.0", LINGER_0), release("2.1.3", LINGER_0), release("3.0.0", LINGER_5)))
        .containsExactly(
            "producer\tlinger.ms\t1.0-2.1\tlong\t=0\tat least 0",
            "producer\tlinger.ms\t3.0+\tlong\t=5\tat least 0");
  }

  @Test
  void aKeyThatComesAndGoesIsListedWhereItExists() {
    assertThat(linesOf(release("1.0.0"), release("2.0.0", LINGER_0), release("3.0.0")))
        .containsExactly("producer\tlinger.ms\t2.0\tlong\t=0\tat least 0");
  }

  @Test
  void linesAreSortedByRoleAndKey() {
    KeyDefinition consumerKey = new KeyDefinition("consumer", "z", "string", "null", "any");
    KeyDefinition producerKey = new KeyDefinition("producer", "acks", "string", "=all", "any");

    assertThat(linesOf(release("1.0.0", LINGER_0, producerKey, consumerKey)))
        .extracting(line -> line.split("\t")[1])
        .containsExactly("z", "acks", "linger.ms");
  }

  @Test
  void theVersionsLineNamesTheFullReleases() {
    assertThat(new KeyTable(List.of(release("1.0.2"), release("2.0.1"))).render())
        .contains("\nkafka\t1.0.2\t2.0.1\n")
        .doesNotContain("\r");
  }

  @Test
  void aCellThatWouldBreakTheTableIsRefused() {
    KeyDefinition broken = new KeyDefinition("producer", "acks", "string", "=a\tb", "any");

    assertThatThrownBy(() -> new KeyTable(List.of(release("1.0.0", broken))).render())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("a\tb");
  }

  private static List<String> linesOf(KafkaRelease... releases) {
    return new KeyTable(List.of(releases))
        .render()
        .lines()
        .filter(line -> !line.startsWith("#") && !line.startsWith("kafka\t"))
        .toList();
  }

  private static KafkaRelease release(String version, KeyDefinition... definitions) {
    return new KafkaRelease(version, List.of(definitions));
  }

  private static KeyDefinition linger(String defaultValue) {
    return new KeyDefinition("producer", "linger.ms", "long", defaultValue, "at least 0");
  }
}
