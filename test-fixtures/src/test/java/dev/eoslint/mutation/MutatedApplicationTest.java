package dev.eoslint.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mutation that is not made as it is meant never goes unnoticed. */
final class MutatedApplicationTest {

  private static final String RELAY = "Relay.java";
  private static final String AUDIT = "Audit.java";

  @TempDir private Path folder;
  private Path original;
  private MutatedApplication copy;

  @BeforeEach
  void copyApplication() throws IOException {
    original = folder.resolve("original");
    write("relay/Relay.java", "begin();\nsend();\ncommit();\n");
    write("audit/Audit.java", "begin();\n");
    write("relay/Same.java", "begin();\n");
    write("audit/Same.java", "begin();\n");
    copy = MutatedApplication.copy(original, folder.resolve("copy"));
  }

  @Test
  void theCopyIsChangedAndNotTheOriginal() throws IOException {
    copy.mutate(mutation(RELAY, "begin()", Edit.removeLines(RELAY, "commit();")));

    assertThat(copy.folder().resolve("relay/Relay.java")).hasContent("begin();\nsend();\n");
    assertThat(original.resolve("relay/Relay.java")).hasContent("begin();\nsend();\ncommit();\n");
  }

  @Test
  void editsAreMadeOneAfterTheOther() throws IOException {
    copy.mutate(
        mutation(
            RELAY,
            "abort()",
            Edit.replace(RELAY, "commit();", "abort();"),
            Edit.replace(AUDIT, "begin();", "end();"),
            Edit.replace(RELAY, "abort();", "abort(); // late")));

    assertThat(copy.folder().resolve("relay/Relay.java")).content().endsWith("abort(); // late\n");
    assertThat(copy.folder().resolve("audit/Audit.java")).hasContent("end();\n");
  }

  @Test
  void anEditWithoutAnchorFails() {
    Mutation mutation =
        mutation(
            RELAY,
            "begin()",
            Edit.removeLines(RELAY, "commit();"),
            Edit.replace(AUDIT, "commit();", ""));

    assertRefused(mutation, "Audit.java does not hold");
  }

  @Test
  void aFileThatIsMissingFails() {
    assertRefused(
        mutation(RELAY, "begin()", Edit.replace("Other.java", "begin();", "")), "Other.java");
  }

  @Test
  void aNameOfTwoFilesFails() {
    assertRefused(
        mutation(RELAY, "begin()", Edit.replace("Same.java", "begin();", "")), "Same.java");
  }

  @Test
  void aFindingThatNoLineIsLeftForFails() {
    assertRefused(
        mutation(RELAY, "commit()", Edit.removeLines(RELAY, "commit();")),
        "No line of Relay.java holds: commit()");
  }

  private void assertRefused(Mutation mutation, String words) {
    assertThatThrownBy(() -> copy.mutate(mutation))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(words);
  }

  private static Mutation mutation(String file, String line, Edit... edits) {
    return new Mutation("any", "any-rule", file, line, edits);
  }

  private void write(String path, String content) throws IOException {
    Path file = original.resolve(path);
    Files.createDirectories(file.resolveSibling(""));
    Files.writeString(file, content);
  }
}
