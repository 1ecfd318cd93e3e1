package dev.eoslint.analyzer.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WordFilterTest {

  @Test
  void letsAllWordsOfTheFilePass() {
    FileBytes file = bytes("int größe_1 = $x.y(); // org.apache.kafka");
    WordFilter filter = WordFilter.of(file);

    assertThat(filter.mayContain("int")).isTrue();
    assertThat(filter.mayContain("größe_1")).isTrue();
    assertThat(filter.mayContain("$x")).isTrue();
    assertThat(filter.mayContain("kafka")).isTrue();
    assertThat(filter.mayContain("org.apache.kafka")).isTrue();
    assertThat(filter.mayContain("//")).isTrue();
  }

  @Test
  void keepsNearlyAllOtherWordsOut() {
    String words =
        IntStream.range(0, 300)
            .mapToObj(number -> "word" + number)
            .collect(Collectors.joining(" "));
    WordFilter filter = WordFilter.of(bytes(words + " ".repeat(8_000)));

    long passing =
        IntStream.range(0, 10_000).filter(number -> filter.mayContain("other" + number)).count();

    assertThat(passing).isLessThan(200);
  }

  @Test
  void letsNothingPassForAnEmptyFile() {
    assertThat(WordFilter.of(FileBytes.EMPTY).mayContain("kafka")).isFalse();
  }

  @Test
  void findsWholeWords() {
    FileBytes file = bytes("sender.send(kafkaSend, größe)");

    assertThat(WordFilter.contains(file, "sender")).isTrue();
    assertThat(WordFilter.contains(file, "send")).isTrue();
    assertThat(WordFilter.contains(file, "sender.send")).isTrue();
    assertThat(WordFilter.contains(file, "größe")).isTrue();
    assertThat(WordFilter.contains(file, "größe)")).isTrue();
    assertThat(WordFilter.contains(file, "Send")).isFalse();
    assertThat(WordFilter.contains(file, "sende")).isFalse();
    assertThat(WordFilter.contains(file, "gr")).isFalse();
    assertThat(WordFilter.contains(file, "der.send")).isFalse();
  }

  private static FileBytes bytes(String text) {
    byte[] bytes = text.getBytes(UTF_8);
    return new FileBytes(bytes, bytes.length);
  }
}
