package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PageSentenceTest {

  private static final Observation FIRST =
      new Observation("sample-rule", "4.4.0", "one thing came out", "all came out");
  private static final Observation SECOND =
      new Observation("sample-rule", "4.5.0", "two things came out", "all came out");

  @TempDir private Path folder;

  @Test
  void isAddedToTheEndOfItsSection() throws IOException {
    Path page = page("## Why it matters\n\nWords.\n\n## Example\n\nCode.\n");

    new PageSentence(page).write(FIRST);

    assertThat(page)
        .hasContent(
            """
            # sample-rule

            ## Why it matters

            Words.

            Observed on Kafka 4.4.0: one thing came out. With the repair: all came out.

            ## Example

            Code.
            """);
    assertThat(new PageSentence(page).read()).contains(FIRST.sentence());
  }

  @Test
  void takesThePlaceOfTheOneBefore() throws IOException {
    Path page = page("## Why it matters\n\nWords.\n\n## Example\n");

    new PageSentence(page).write(FIRST);
    new PageSentence(page).write(SECOND);

    assertThat(Files.readString(page)).containsOnlyOnce("Observed on Kafka");
    assertThat(new PageSentence(page).read()).contains(SECOND.sentence());
  }

  @Test
  void isReadAcrossLines() throws IOException {
    Path page =
        page("## Why it matters\n\nWords.\n\nObserved on Kafka 4.4.0: one\nthing.\n\n## Example\n");

    assertThat(new PageSentence(page).read()).contains("Observed on Kafka 4.4.0: one thing.");
  }

  @Test
  void isAbsentFromAPageWithoutIt() throws IOException {
    assertThat(new PageSentence(page("## Why it matters\n\nWords.\n\n## Example\n")).read())
        .isEmpty();
  }

  private Path page(String sections) throws IOException {
    return Files.writeString(folder.resolve("sample-rule.md"), "# sample-rule\n\n" + sections);
  }
}
