package dev.eoslint.analyzer.source;

import static dev.eoslint.analyzer.source.SampleTree.PRODUCER;
import static dev.eoslint.analyzer.source.SampleTree.incomplete;
import static dev.eoslint.analyzer.source.SampleTree.paths;
import static dev.eoslint.analyzer.source.SampleTree.read;
import static dev.eoslint.analyzer.source.SampleTree.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files and folders that a source tree is read from. */
final class SourceTreeInputsTest {

  @TempDir private Path root;

  @Test
  void canOverlap() throws IOException {
    write(root, "src/main/java/Relay.java", "");
    write(root, "src/test/java/Helper.java", "");

    SourceTree tree =
        read(root, root, root.resolve("src/main"), root.resolve("src/test"), root.resolve("src"));

    assertThat(paths(tree.files()))
        .containsExactly("src/main/java/Relay.java", "src/test/java/Helper.java");
    assertThat(tree.file("src/test/java/Helper.java").map(SourceFile::test)).contains(false);
  }

  @Test
  void canBeFilesOfOtherKinds() throws IOException {
    Path readme = write(root, "README.md", "");

    SourceTree tree = read(root, readme);

    assertThat(tree.files()).isEmpty();
    assertThat(tree.notices()).isEmpty();
  }

  @Test
  void thatAreMissingAreNoticed() {
    SourceTree tree = read(root, root.resolve("missing"));

    assertThat(tree.notices()).containsExactly(incomplete("missing", Notices.INPUT_UNREADABLE));
  }

  @Test
  void thatLeadOutOfTheRootAreNotRead(@TempDir Path elsewhere) throws IOException {
    Files.writeString(elsewhere.resolve("A.java"), PRODUCER);
    Path link = Files.createSymbolicLink(root.resolve("link"), elsewhere);

    SourceTree tree = read(root, link, link.resolve("A.java"));

    assertThat(tree.files()).isEmpty();
    assertThat(tree.notices())
        .containsExactly(
            incomplete("link", Notices.INPUT_OUTSIDE_ROOT),
            incomplete("link/A.java", Notices.INPUT_OUTSIDE_ROOT));
  }

  @Test
  void canBeLinksInsideOfTheRoot() throws IOException {
    write(root, "releases/5/A.java", "");
    Path link = Files.createSymbolicLink(root.resolve("current"), Path.of("releases/5"));

    assertThat(paths(read(root, link).files())).containsExactly("current/A.java");
  }
}
