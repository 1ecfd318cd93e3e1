package dev.eoslint.analyzer.source;

import static dev.eoslint.analyzer.source.SampleTree.WORDS;
import static dev.eoslint.analyzer.source.SampleTree.paths;
import static dev.eoslint.analyzer.source.SampleTree.read;
import static dev.eoslint.analyzer.source.SampleTree.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sources of tests in a source tree. */
final class SourceTreeTestCodeTest {

  @TempDir private Path root;

  @Test
  void areLeftOut() throws IOException {
    writeTests();

    assertThat(paths(read(root).files()))
        .containsExactly("src/main/java/Relay.java", "src/main/java/com/acme/test/Sample.java");
  }

  @Test
  void areMarkedWhenTheyAreWanted() throws IOException {
    writeTests();

    SourceTree tree =
        SourceTree.read(new SourceRequest(root, List.of(root), List.of(), WORDS, true));

    assertThat(paths(tree.files().stream().filter(SourceFile::test).toList()))
        .containsExactly(
            "src/integrationTest/java/Flow.java",
            "src/it/java/Flow.java",
            "src/main/java/RelayTest.java",
            "src/test/java/Helper.java",
            "src/test/resources/application.yml",
            "src/testFixtures/java/Sample.java",
            "tests/Old.java");
    assertThat(paths(tree.files().stream().filter(file -> !file.test()).toList()))
        .containsExactly("src/main/java/Relay.java", "src/main/java/com/acme/test/Sample.java");
  }

  @Test
  void areToldByThePathInsideTheInput() throws IOException {
    write(root, "src/test/samples/shop/src/main/java/Shop.java", "");
    write(root, "src/test/samples/shop/src/test/java/Helper.java", "");

    SourceTree tree = read(root, root.resolve("src/test/samples/shop"));

    assertThat(paths(tree.files()))
        .containsExactly("src/test/samples/shop/src/main/java/Shop.java");
  }

  @Test
  void areToldBelowAnInputThatIsTheFolderOfSourceSets() throws IOException {
    write(root, "src/test/java/Helper.java", "");
    write(root, "src/main/java/Relay.java", "");

    assertThat(paths(read(root, root.resolve("src")).files()))
        .containsExactly("src/main/java/Relay.java");
  }

  @Test
  void areToldForSingleFilesByThePathInsideTheRoot() throws IOException {
    Path helper = write(root, "src/test/java/Helper.java", "");
    Path relay = write(root, "src/main/java/Relay.java", "");
    Path test = write(root, "src/main/java/RelayTest.java", "");

    assertThat(paths(read(root, helper, relay, test).files()))
        .containsExactly("src/main/java/Relay.java");
  }

  private void writeTests() throws IOException {
    write(root, "src/main/java/Relay.java", "");
    write(root, "src/main/java/RelayTest.java", "");
    write(root, "src/main/java/com/acme/test/Sample.java", "");
    write(root, "src/test/java/Helper.java", "");
    write(root, "src/test/resources/application.yml", "");
    write(root, "src/it/java/Flow.java", "");
    write(root, "src/integrationTest/java/Flow.java", "");
    write(root, "src/testFixtures/java/Sample.java", "");
    write(root, "tests/Old.java", "");
  }
}
