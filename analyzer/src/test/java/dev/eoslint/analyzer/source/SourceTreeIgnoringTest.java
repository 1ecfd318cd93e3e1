package dev.eoslint.analyzer.source;

import static dev.eoslint.analyzer.source.SampleTree.WORDS;
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

/** What a source tree leaves out because somebody says so. */
final class SourceTreeIgnoringTest {

  @TempDir private Path root;

  @Test
  void leavesOutWhatGitIgnores() throws IOException {
    write(root, ".gitignore", "*.local.yml\n/private/\n!keep.local.yml\nlogs\n");
    write(root, "a.local.yml", "");
    write(root, "x/keep.local.yml", "");
    write(root, "private/A.java", "");
    write(root, "x/private/A.java", "");
    write(root, "x/logs/a.yml", "");

    assertThat(paths(read(root).files())).containsExactly("x/keep.local.yml", "x/private/A.java");
  }

  @Test
  void readsTheRulesOfEachFolder() throws IOException {
    write(root, ".gitignore", "*.yml\n");
    write(root, "a/.gitignore", "!/special.yml\n/A.java\n");
    write(root, "a/special.yml", "");
    write(root, "a/b/special.yml", "");
    write(root, "a/A.java", "");
    write(root, "a/b/A.java", "");

    assertThat(paths(read(root).files())).containsExactly("a/b/A.java", "a/special.yml");
  }

  @Test
  void doesNotLookIntoIgnoredFolders() throws IOException {
    write(root, ".gitignore", "a/\n!a/A.java\n");
    write(root, "a/A.java", "");
    write(root, "a/.gitignore", "!A.java\n");

    assertThat(read(root).files()).isEmpty();
  }

  @Test
  void readsTheRulesAboveAnInput() throws IOException {
    write(root, ".gitignore", "*.yml\n/module/\n");
    write(root, "module/.gitignore", "/src/skipped/\n");
    write(root, "module/src/skipped/A.java", "");
    write(root, "module/src/a.yml", "");
    write(root, "module/src/B.java", "");

    assertThat(paths(read(root, root.resolve("module/src")).files()))
        .containsExactly("module/src/B.java");
  }

  @Test
  void readsAnInputThatIsIgnoredItself() throws IOException {
    write(root, ".gitignore", "/a/\n/B.java\n");
    write(root, "a/A.java", "");
    Path single = write(root, "B.java", "");

    assertThat(paths(read(root, root.resolve("a"), single).files()))
        .containsExactly("B.java", "a/A.java");
  }

  @Test
  void survivesAnIgnoreFileThatIsNone() throws IOException {
    Files.createDirectories(root.resolve("a/.gitignore"));
    Files.createSymbolicLink(root.resolve(".gitignore"), Path.of("missing"));
    write(root, "a/A.java", "");

    SourceTree tree = read(root);

    assertThat(paths(tree.files())).containsExactly("a/A.java");
    assertThat(tree.notices()).isEmpty();
  }

  @Test
  void leavesOutWhatTheRequestExcludes() throws IOException {
    write(root, "a/A.java", "");
    write(root, "a/b/B.java", "");
    write(root, "legacy/C.java", "");
    write(root, "x/legacy/D.java", "");
    Path single = write(root, "single/E.java", "");
    SourceRequest request =
        new SourceRequest(
            root,
            List.of(root, single, root.resolve("legacy")),
            List.of("a/*.java", "legacy", "single/**"),
            WORDS,
            false);

    assertThat(paths(SourceTree.read(request).files()))
        .containsExactly("a/b/B.java", "x/legacy/D.java");
  }
}
