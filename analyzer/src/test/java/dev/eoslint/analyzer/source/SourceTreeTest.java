package dev.eoslint.analyzer.source;

import static dev.eoslint.analyzer.source.SampleTree.PRODUCER;
import static dev.eoslint.analyzer.source.SampleTree.WORDS;
import static dev.eoslint.analyzer.source.SampleTree.incomplete;
import static dev.eoslint.analyzer.source.SampleTree.note;
import static dev.eoslint.analyzer.source.SampleTree.paths;
import static dev.eoslint.analyzer.source.SampleTree.read;
import static dev.eoslint.analyzer.source.SampleTree.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SourceTreeTest {

  @TempDir private Path root;

  @Nested
  final class Scope {

    @Test
    void holdsSourcesAndConfigurationSortedByPath() throws IOException {
      write(root, "src/main/java/b/B.java", "class B {}");
      write(root, "src/main/java/a/A.java", PRODUCER);
      write(root, "src/main/resources/application.yml", "spring.kafka: {}");
      write(root, "pom.xml", "<project/>");
      write(root, "README.md", "kafka");
      write(root, "Dockerfile", "kafka");

      SourceTree tree = read(root);

      assertThat(paths(tree.files()))
          .containsExactly(
              "pom.xml",
              "src/main/java/a/A.java",
              "src/main/java/b/B.java",
              "src/main/resources/application.yml");
      assertThat(tree.root()).isEqualTo(root);
      assertThat(tree.notices()).isEmpty();
    }

    @Test
    void sortsByTheWholePath() throws IOException {
      write(root, "a/Z.java", "");
      write(root, "a-b/A.java", "");
      write(root, "a.yml", "");
      write(root, "B.java", "");

      assertThat(paths(read(root).files()))
          .containsExactly("B.java", "a-b/A.java", "a.yml", "a/Z.java");
    }

    @Test
    void tellsWhichFilesMatter() throws IOException {
      write(root, "A.java", PRODUCER);
      write(root, "B.java", "class B {}");
      write(root, "C.java", "// kafka");
      write(root, "a.properties", "spring.KAFKA.x=1");
      write(root, "b.properties", "KafkaProducer=1");
      write(root, "c.properties", "a=b");

      SourceTree tree = read(root);

      assertThat(paths(tree.mattering(FileKind.JAVA))).containsExactly("A.java");
      assertThat(paths(tree.mattering(FileKind.PROPERTIES)))
          .containsExactly("a.properties", "b.properties");
      assertThat(paths(tree.files(FileKind.JAVA))).containsExactly("A.java", "B.java", "C.java");
      assertThat(tree.mattering(FileKind.YAML)).isEmpty();
    }

    @Test
    void leavesOutBuildOutputToolsAndGeneratedCode() throws IOException {
      write(root, "pom.xml", "");
      write(root, "target/classes/application.yml", "");
      write(root, "build/generated/A.java", "");
      write(root, "out/production/application.yml", "");
      write(root, "bin/application.yml", "");
      write(root, "generated/A.java", "");
      write(root, "src/generated/java/A.java", "");
      write(root, "src/main/resources/archetype-resources/src/main/java/A.java", "");
      write(root, ".git/config.yml", "");
      write(root, ".idea/workspace.xml", "");
      write(root, "ui/node_modules/x/package.json", "");
      write(root, "module/src/main/java/B.java", "");
      write(root, "module/target/C.java", "");

      assertThat(paths(read(root).files()))
          .containsExactly("module/src/main/java/B.java", "pom.xml");
    }

    @Test
    void readsPackagesThatAreCalledLikeBuildOutput() throws IOException {
      write(root, "pom.xml", "");
      write(root, "src/main/java/com/acme/adapter/out/Relay.java", PRODUCER);
      write(root, "src/main/java/com/acme/build/Build.java", "");
      write(root, "src/main/java/com/acme/bin/Bin.java", "");
      write(root, "src/main/java/com/acme/target/sql/Target.java", "");

      assertThat(paths(read(root).files(FileKind.JAVA)))
          .containsExactly(
              "src/main/java/com/acme/adapter/out/Relay.java",
              "src/main/java/com/acme/bin/Bin.java",
              "src/main/java/com/acme/build/Build.java",
              "src/main/java/com/acme/target/sql/Target.java");
    }

    @Test
    void readsHiddenFoldersThatHoldDeployments() throws IOException {
      write(root, ".helm/values.yaml", "");
      write(root, ".k8s/deployment.yml", "");

      assertThat(paths(read(root).files()))
          .containsExactly(".helm/values.yaml", ".k8s/deployment.yml");
    }

    @Test
    void readsFoldersThatAreCalledLikeFiles() throws IOException {
      write(root, "Relay.java/Inner.java", "");
      write(root, "config.properties/application.yml", "");

      assertThat(paths(read(root).files()))
          .containsExactly("Relay.java/Inner.java", "config.properties/application.yml");
    }

    @Test
    void leavesOutBinaryFiles() throws IOException {
      write(root, "A.java", "\0GITCRYPT\0 KafkaProducer");
      write(root, "b.yml", "kafka: " + "x".repeat(900) + "\0");

      SourceTree tree = read(root);

      assertThat(tree.files()).isEmpty();
      assertThat(tree.notices()).isEmpty();
    }

    @Test
    void isEmptyForAnEmptyFolder() {
      SourceTree tree = read(root);

      assertThat(tree.files()).isEmpty();
      assertThat(tree.javaFilesContaining("Relay")).isEmpty();
      assertThat(tree.notices()).isEmpty();
    }
  }

  @Nested
  final class Tests {

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

  @Nested
  final class Ignoring {

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

  @Nested
  final class Inputs {

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

  @Nested
  final class Links {

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
}
