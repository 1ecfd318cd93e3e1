package dev.eoslint.benchmarks.speed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CopiesTest {

  @TempDir private Path folder;

  private Path tree;

  @BeforeEach
  void writeTree() throws IOException {
    tree = folder.resolve("tree");
    Files.createDirectories(tree.resolve(".git"));
    Files.createDirectories(tree.resolve("src"));
    Files.writeString(tree.resolve(".git/HEAD"), "ref");
    Files.writeString(tree.resolve("src/Relay.java"), "class Relay {}");
  }

  @Test
  void copiesAllButTheHistory() throws IOException {
    Copies.copy(tree, folder.resolve("copies/copy-0"));

    assertThat(folder.resolve("copies/copy-0/src/Relay.java")).hasContent("class Relay {}");
    assertThat(folder.resolve("copies/copy-0/.git")).doesNotExist();
    assertThat(Copies.javaFiles(folder.resolve("copies"))).isEqualTo(1);
  }

  @Test
  void deletesAllThatAFolderHolds() throws IOException {
    Copies.delete(tree);

    assertThat(tree).doesNotExist();
  }
}
