package dev.eoslint.analyzer.source;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class WordMatcherTest {

  @Test
  void findsWordsAtTheStartInTheMiddleAndAtTheEnd() {
    WordMatcher matcher = WordMatcher.caseSensitive(List.of("KafkaProducer", "transactional.id"));

    assertThat(matches(matcher, "KafkaProducer<String>")).isTrue();
    assertThat(matches(matcher, "new KafkaProducer<>()")).isTrue();
    assertThat(matches(matcher, "put(\"transactional.id")).isTrue();
    assertThat(matches(matcher, "myKafkaProducers")).isTrue();
    assertThat(matches(matcher, "KafkaProduce")).isFalse();
    assertThat(matches(matcher, "kafkaproducer")).isFalse();
    assertThat(matches(matcher, "")).isFalse();
  }

  @Test
  void looksAtTheGivenLengthOnly() {
    WordMatcher matcher = WordMatcher.caseSensitive(List.of("kafka"));
    byte[] bytes = "a kafka".getBytes(ISO_8859_1);

    assertThat(matcher.matches(bytes, 7)).isTrue();
    assertThat(matcher.matches(bytes, 6)).isFalse();
  }

  @Test
  void ignoresTheCaseOfLettersOnly() {
    WordMatcher matcher = WordMatcher.ignoringCase(List.of("Group-Id", "[kafka]"));

    assertThat(matches(matcher, "GROUP-ID: a")).isTrue();
    assertThat(matches(matcher, "group-id")).isTrue();
    assertThat(matches(matcher, "[KAFKA]")).isTrue();
    assertThat(matches(matcher, "{kafka}")).isFalse();
    assertThat(matches(matcher, "group\rid")).isFalse();
  }

  @Test
  void findsNothingWithoutWords() {
    WordMatcher matcher = WordMatcher.caseSensitive(List.of());

    assertThat(matches(matcher, "anything")).isFalse();
    assertThat(matcher.longest()).isZero();
  }

  @Test
  void rejectsWordsThatItCannotSeek() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> WordMatcher.caseSensitive(List.of("kafka", "k")));
    assertThatIllegalArgumentException().isThrownBy(() -> WordMatcher.ignoringCase(List.of("")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> WordMatcher.ignoringCase(List.of("fläche")));
  }

  @Test
  void agreesWithAPlainSearchOnRandomTexts() {
    Random random = new Random(20_261_130);
    for (int round = 0; round < 3_000; round++) {
      List<String> words = new ArrayList<>();
      int count = 1 + random.nextInt(5);
      for (int word = 0; word < count; word++) {
        words.add(letters(random, 2 + random.nextInt(6)));
      }
      String text = letters(random, random.nextInt(60));
      String lower = text.toLowerCase(Locale.ROOT);

      assertThat(matches(WordMatcher.caseSensitive(words), text))
          .as("%s in '%s'", words, text)
          .isEqualTo(words.stream().anyMatch(text::contains));
      assertThat(matches(WordMatcher.ignoringCase(words), text))
          .as("%s in '%s', ignoring case", words, text)
          .isEqualTo(
              words.stream().map(word -> word.toLowerCase(Locale.ROOT)).anyMatch(lower::contains));
    }
  }

  private static String letters(Random random, int length) {
    StringBuilder letters = new StringBuilder();
    for (int index = 0; index < length; index++) {
      letters.append("abcABC.".charAt(random.nextInt(7)));
    }
    return letters.toString();
  }

  private static boolean matches(WordMatcher matcher, String text) {
    byte[] bytes = text.getBytes(ISO_8859_1);
    return matcher.matches(bytes, bytes.length);
  }
}
