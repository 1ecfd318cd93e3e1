package dev.eoslint.analyzer.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.source.WordFilter.SoughtText;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WordFilterTest {

  @Test
  void letsAllWordsOfTheFilePass() {
    FileBytes file = bytes("int größe_1 = $x.y(); // org.apache.kafka");
    WordFilter filter = WordFilter.of(file);

    assertThat(filter.mayContain(SoughtText.of("int"))).isTrue();
    assertThat(filter.mayContain(SoughtText.of("größe_1"))).isTrue();
    assertThat(filter.mayContain(SoughtText.of("$x"))).isTrue();
    assertThat(filter.mayContain(SoughtText.of("kafka"))).isTrue();
    assertThat(filter.mayContain(SoughtText.of("org.apache.kafka"))).isTrue();
    assertThat(filter.mayContain(SoughtText.of("//"))).isTrue();
  }

  @Test
  void keepsNearlyAllOtherWordsOut() {
    String words =
        IntStream.range(0, 300)
            .mapToObj(number -> "word" + number)
            .collect(Collectors.joining(" "));
    WordFilter filter = WordFilter.of(bytes(words + " ".repeat(8_000)));

    long passing =
        IntStream.range(0, 10_000)
            .filter(number -> filter.mayContain(SoughtText.of("other" + number)))
            .count();

    assertThat(passing).isLessThan(200);
  }

  @Test
  void letsNothingPassForAnEmptyFile() {
    assertThat(WordFilter.of(FileBytes.EMPTY).mayContain(SoughtText.of("kafka"))).isFalse();
  }

  @Test
  void findsWholeWords() {
    FileBytes file = bytes("sender.send(kafkaSend, größe)");

    assertThat(SoughtText.of("sender").isIn(file)).isTrue();
    assertThat(SoughtText.of("send").isIn(file)).isTrue();
    assertThat(SoughtText.of("sender.send").isIn(file)).isTrue();
    assertThat(SoughtText.of("größe").isIn(file)).isTrue();
    assertThat(SoughtText.of("größe)").isIn(file)).isTrue();
    assertThat(SoughtText.of("Send").isIn(file)).isFalse();
    assertThat(SoughtText.of("sende").isIn(file)).isFalse();
    assertThat(SoughtText.of("gr").isIn(file)).isFalse();
    assertThat(SoughtText.of("der.send").isIn(file)).isFalse();
  }

  private static FileBytes bytes(String text) {
    byte[] bytes = text.getBytes(UTF_8);
    return new FileBytes(bytes, bytes.length);
  }
}
