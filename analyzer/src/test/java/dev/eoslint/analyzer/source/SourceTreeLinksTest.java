package dev.eoslint.analyzer.source;

import static dev.eoslint.analyzer.source.SampleTree.PRODUCER;
import static dev.eoslint.analyzer.source.SampleTree.WORDS;
import static dev.eoslint.analyzer.source.SampleTree.note;
import static dev.eoslint.analyzer.source.SampleTree.paths;
import static dev.eoslint.analyzer.source.SampleTree.read;
import static dev.eoslint.analyzer.source.SampleTree.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Symbolic links in a source tree. */
final class SourceTreeLinksTest {

  @TempDir private Path root;

  @Test
  void insideOfTheRootAreNotFollowedSilently() throws IOException {
    write(root, "a/A.java", PRODUCER);
    Files.createSymbolicLink(root.resolve("b"), Path.of("a"));
    Files.createSymbolicLink(root.resolve("B.java"), Path.of("a/A.java"));
    Files.createSymbolicLink(root.resolve("a/loop"), root);

    SourceTree tree = read(root);

    assertThat(paths(tree.files())).containsExactly("a/A.java");
    assertThat(tree.notices()).isEmpty();
  }

  @Test
  void outOfTheRootAreNoted(@TempDir Path elsewhere) throws IOException {
    Path outside = Files.writeString(elsewhere.resolve("A.java"), PRODUCER);
    Files.createSymbolicLink(root.resolve("Outside.java"), outside);
    Files.createSymbolicLink(root.resolve("folder"), elsewhere);
    Files.createSymbolicLink(root.resolve("README.md"), outside);

    SourceTree tree = read(root);

    assertThat(tree.files()).isEmpty();
    assertThat(tree.notices())
        .containsExactly(
            note("Outside.java", Notices.LINK_OUTSIDE_ROOT),
            note("folder", Notices.LINK_OUTSIDE_ROOT));
  }

  @Test
  void outOfTheRootCanBeIgnored(@TempDir Path elsewhere) throws IOException {
    write(root, ".gitignore", "/bazel-*\n");
    Files.createSymbolicLink(root.resolve("bazel-bin"), elsewhere);
    Files.createSymbolicLink(root.resolve("excluded"), elsewhere);
    SourceRequest request =
        new SourceRequest(root, List.of(root), List.of("excluded/"), WORDS, false);

    assertThat(SourceTree.read(request).notices()).isEmpty();
  }

  @Test
  void toNothingAreNoted() throws IOException {
    Files.createSymbolicLink(root.resolve("A.java"), Path.of("missing"));
    Files.createSymbolicLink(root.resolve("Self.java"), Path.of("Self.java"));
    Files.createSymbolicLink(root.resolve("one"), Path.of("two"));
    Files.createSymbolicLink(root.resolve("two"), Path.of("one"));

    SourceTree tree = read(root);

    assertThat(tree.files()).isEmpty();
    assertThat(tree.notices())
        .containsExactly(
            note("A.java", Notices.LINK_OUTSIDE_ROOT),
            note("Self.java", Notices.LINK_OUTSIDE_ROOT));
  }

  @Test
  void toTheRootAreFollowed(@TempDir Path elsewhere) throws IOException {
    write(root, "A.java", "");
    Path link = Files.createSymbolicLink(elsewhere.resolve("link"), root);

    SourceTree tree =
        SourceTree.read(new SourceRequest(link, List.of(link), List.of(), WORDS, false));

    assertThat(paths(tree.files())).containsExactly("A.java");
    assertThat(tree.notices()).isEmpty();
  }
}
