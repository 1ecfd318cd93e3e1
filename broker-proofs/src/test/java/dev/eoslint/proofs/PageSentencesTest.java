package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PageSentencesTest {

  private static final Observation FIRST =
      new Observation("sample-rule", "4.4.0", "one thing came out", "all came out");
  private static final Observation SECOND =
      new Observation("sample-rule", "4.5.0", "two things came out", "all came out");
  private static final Observation OLD_CLIENTS =
      new Observation(
          "sample-rule", "4.4.0 with clients 3.9.2", "nothing came out", "all came out");

  @TempDir private Path folder;

  @Test
  void areAddedToTheEndOfItsSection() throws IOException {
    Path page = page("## Why it matters\n\nWords.\n\n## Example\n\nCode.\n");

    new PageSentences(page).write(List.of(FIRST, OLD_CLIENTS));

    assertThat(page)
        .hasContent(
            """
            # sample-rule

            ## Why it matters

            Words.

            Observed on Kafka 4.4.0: one thing came out. With the repair: all came out.

            Observed on Kafka 4.4.0 with clients 3.9.2: nothing came out. With the repair: all came out.

            ## Example

            Code.
            """);
    assertThat(new PageSentences(page).read())
        .containsExactly(FIRST.sentence(), OLD_CLIENTS.sentence());
  }

  @Test
  void takeThePlaceOfThoseBefore() throws IOException {
    Path page = page("## Why it matters\n\nWords.\n\n## Example\n");

    new PageSentences(page).write(List.of(FIRST, OLD_CLIENTS));
    new PageSentences(page).write(List.of(SECOND));

    assertThat(Files.readString(page)).containsOnlyOnce("Observed on Kafka");
    assertThat(new PageSentences(page).read()).containsExactly(SECOND.sentence());
  }

  @Test
  void areReadAcrossLines() throws IOException {
    Path page =
        page("## Why it matters\n\nWords.\n\nObserved on Kafka 4.4.0: one\nthing.\n\n## Example\n");

    assertThat(new PageSentences(page).read())
        .containsExactly("Observed on Kafka 4.4.0: one thing.");
  }

  @Test
  void areAbsentFromAPageWithoutThem() throws IOException {
    assertThat(new PageSentences(page("## Why it matters\n\nWords.\n\n## Example\n")).read())
        .isEmpty();
  }

  private Path page(String sections) throws IOException {
    return Files.writeString(folder.resolve("sample-rule.md"), "# sample-rule\n\n" + sections);
  }
}
