package dev.eoslint.analyzer.source;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class TriggerWordsTest {

  private static final TriggerWords WORDS =
      TriggerWords.of(List.of("KafkaProducer"), List.of("bootstrap-servers"));

  @Test
  void seeksJavaWordsInJavaFilesAsTheyAreWritten() {
    assertThat(matter(FileKind.JAVA, "new KafkaProducer<>()")).isTrue();
    assertThat(matter(FileKind.JAVA, "new kafkaproducer<>()")).isFalse();
    assertThat(matter(FileKind.JAVA, "bootstrap-servers")).isFalse();
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "JAVA")
  void seeksConfigurationWordsInAllOtherFilesWhateverTheirCase(FileKind kind) {
    assertThat(matter(kind, "Bootstrap-Servers: a")).isTrue();
    assertThat(matter(kind, "KafkaProducer")).isFalse();
  }

  private static boolean matter(FileKind kind, String text) {
    byte[] bytes = text.getBytes(US_ASCII);
    return WORDS.matcher(kind).matches(bytes, bytes.length);
  }
}
