package dev.eoslint.analyzer.config;

import static dev.eoslint.analyzer.config.SampleYaml.PATH;
import static dev.eoslint.analyzer.config.SampleYaml.file;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.Notice;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** YAML that cannot be read. */
final class BrokenYamlTest {

  @Test
  void aBrokenDocumentGivesOneNoticeAndTheOthersAreRead() {
    ConfigFile file = file("a: 1\n---\nb:\n\tc: 2\nd: 3\n---\ne: 4\n");

    assertThat(file.documents())
        .flatExtracting(ConfigDocument::entries)
        .extracting(ConfigEntry::key)
        .containsExactly("a", "e");
    assertThat(file.complete()).isFalse();
    assertThat(file.notices())
        .singleElement()
        .satisfies(
            notice -> {
              assertThat(notice.level()).isEqualTo(Notice.Level.INCOMPLETE);
              assertThat(notice.site()).isEqualTo(new Site(PATH, 4, 1, 4, 1));
              assertThat(notice.message()).startsWith("The document could not be read: ");
              assertThat(notice.message()).endsWith(".").doesNotContain("\n");
            });
  }

  @ParameterizedTest
  @CsvSource({
    "'a: [1, 2', 1, 9",
    "'a: b: c', 1, 5",
    "'a: \"b', 1, 6",
    "'a: *b', 1, 4",
    "'a: &x {b: *x}', 1, 11",
    "'a: 1\n b: 2', 2, 3",
    "'a: \u0001', 1, 4",
    "'a: \"\\x', 1, 1"
  })
  void theNoticeStandsWhereTheProblemShows(String text, int line, int column) {
    assertThat(file(text).notices())
        .singleElement()
        .satisfies(
            notice -> {
              assertThat(notice.site().startLine()).isEqualTo(line);
              assertThat(notice.site().startColumn()).isEqualTo(column);
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{a: ", "- "})
  void deepNestingIsRefused(String opening) {
    assertThat(file(opening.repeat(5_000)).notices())
        .singleElement()
        .satisfies(notice -> assertThat(notice.level()).isEqualTo(Notice.Level.INCOMPLETE));
  }

  @Test
  void randomTextsNeverThrow() {
    Random random = new Random(42);
    String[] pieces = {
      "a",
      ": ",
      ":",
      "\n",
      "  ",
      "- ",
      "{",
      "}",
      "[",
      "]",
      "\"",
      "'",
      "&x ",
      "*x",
      "<<: ",
      "|\n",
      ">-\n",
      "---\n",
      "...\n",
      "%",
      "#",
      "!t ",
      "!!",
      "? ",
      ",",
      "\t",
      "{{ .V }}",
      "{{- if x }}",
      "@a@",
      "\\",
      "\uD83D\uDE80",
      "\uD83D",
      "~",
      "\r\n"
    };
    for (int round = 0; round < 4_000; round++) {
      StringBuilder text = new StringBuilder();
      int length = random.nextInt(20);
      for (int index = 0; index < length; index++) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      ConfigFile file = file(text.toString());
      assertThat(file.notices().size()).isLessThanOrEqualTo(length + 1);
    }
  }
}
