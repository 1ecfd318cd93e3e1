package dev.eoslint.benchmarks.speed;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WordSearchTest {

  private static final WordSearch SEARCH =
      new WordSearch(List.of("KafkaTemplate", "transactional.id", "enable.auto.commit"));

  private static boolean matches(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return SEARCH.matches(bytes, bytes.length);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "KafkaTemplate",
        "a KafkaTemplate",
        "KafkaKafkaTemplate",
        "transactional.transactional.id",
        "é enable.auto.commit=false",
        "enable.auto.KafkaTemplates"
      })
  void findsAWordAnywhere(String text) {
    assertThat(matches(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "K", "KafkaTemplat", "transactional_id", "enable.auto.commi"})
  void findsNoPartOfAWord(String text) {
    assertThat(matches(text)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 5, 12})
  void looksNoFurtherThanItIsTold(int length) {
    byte[] bytes = "KafkaTemplate".getBytes(StandardCharsets.UTF_8);

    assertThat(SEARCH.matches(bytes, length)).isFalse();
  }
}
