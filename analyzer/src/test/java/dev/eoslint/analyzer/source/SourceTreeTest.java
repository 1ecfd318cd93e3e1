package dev.eoslint.analyzer.source;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.eoslint.analyzer.model.Site;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SourceTreeTest {

  private static final TriggerWords WORDS =
      TriggerWords.of(List.of("KafkaProducer"), List.of("kafka"));

  private static final String PRODUCER =
      "class Relay { KafkaProducer<String, String> producer; }\n";

  @TempDir private Path root;

  @Nested
  final class Scope {

    @Test
    void holdsSourcesAndConfigurationSortedByPath() throws IOException {
      write("src/main/java/b/B.java", "class B {}");
      write("src/main/java/a/A.java", PRODUCER);
      write("src/main/resources/application.yml", "spring.kafka: {}");
      write("pom.xml", "<project/>");
      write("README.md", "kafka");
      write("Dockerfile", "kafka");

      SourceTree tree = read();

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
      write("a/Z.java", "");
      write("a-b/A.java", "");
      write("a.yml", "");
      write("B.java", "");

      assertThat(paths(read().files()))
          .containsExactly("B.java", "a-b/A.java", "a.yml", "a/Z.java");
    }

    @Test
    void tellsWhichFilesMatter() throws IOException {
      write("A.java", PRODUCER);
      write("B.java", "class B {}");
      write("C.java", "// kafka");
      write("a.properties", "spring.KAFKA.x=1");
      write("b.properties", "KafkaProducer=1");
      write("c.properties", "a=b");

      SourceTree tree = read();

      assertThat(paths(tree.mattering(FileKind.JAVA))).containsExactly("A.java");
      assertThat(paths(tree.mattering(FileKind.PROPERTIES)))
          .containsExactly("a.properties", "b.properties");
      assertThat(paths(tree.files(FileKind.JAVA))).containsExactly("A.java", "B.java", "C.java");
      assertThat(tree.mattering(FileKind.YAML)).isEmpty();
    }

    @Test
    void leavesOutBuildOutputToolsAndGeneratedCode() throws IOException {
      write("pom.xml", "");
      write("target/classes/application.yml", "");
      write("build/generated/A.java", "");
      write("out/production/application.yml", "");
      write("bin/application.yml", "");
      write("generated/A.java", "");
      write("src/generated/java/A.java", "");
      write("src/main/resources/archetype-resources/src/main/java/A.java", "");
      write(".git/config.yml", "");
      write(".idea/workspace.xml", "");
      write("ui/node_modules/x/package.json", "");
      write("module/src/main/java/B.java", "");
      write("module/target/C.java", "");

      assertThat(paths(read().files())).containsExactly("module/src/main/java/B.java", "pom.xml");
    }

    @Test
    void readsPackagesThatAreCalledLikeBuildOutput() throws IOException {
      write("pom.xml", "");
      write("src/main/java/com/acme/adapter/out/Relay.java", PRODUCER);
      write("src/main/java/com/acme/build/Build.java", "");
      write("src/main/java/com/acme/bin/Bin.java", "");
      write("src/main/java/com/acme/target/sql/Target.java", "");

      assertThat(paths(read().files(FileKind.JAVA)))
          .containsExactly(
              "src/main/java/com/acme/adapter/out/Relay.java",
              "src/main/java/com/acme/bin/Bin.java",
              "src/main/java/com/acme/build/Build.java",
              "src/main/java/com/acme/target/sql/Target.java");
    }

    @Test
    void readsHiddenFoldersThatHoldDeployments() throws IOException {
      write(".helm/values.yaml", "");
      write(".k8s/deployment.yml", "");

      assertThat(paths(read().files())).containsExactly(".helm/values.yaml", ".k8s/deployment.yml");
    }

    @Test
    void readsFoldersThatAreCalledLikeFiles() throws IOException {
      write("Relay.java/Inner.java", "");
      write("config.properties/application.yml", "");

      assertThat(paths(read().files()))
          .containsExactly("Relay.java/Inner.java", "config.properties/application.yml");
    }

    @Test
    void leavesOutBinaryFiles() throws IOException {
      write("A.java", "\0GITCRYPT\0 KafkaProducer");
      write("b.yml", "kafka: " + "x".repeat(900) + "\0");

      SourceTree tree = read();

      assertThat(tree.files()).isEmpty();
      assertThat(tree.notices()).isEmpty();
    }

    @Test
    void isEmptyForAnEmptyFolder() {
      SourceTree tree = read();

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

      assertThat(paths(read().files()))
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
      write("src/test/samples/shop/src/main/java/Shop.java", "");
      write("src/test/samples/shop/src/test/java/Helper.java", "");

      SourceTree tree = read(root.resolve("src/test/samples/shop"));

      assertThat(paths(tree.files()))
          .containsExactly("src/test/samples/shop/src/main/java/Shop.java");
    }

    @Test
    void areToldBelowAnInputThatIsTheFolderOfSourceSets() throws IOException {
      write("src/test/java/Helper.java", "");
      write("src/main/java/Relay.java", "");

      assertThat(paths(read(root.resolve("src")).files()))
          .containsExactly("src/main/java/Relay.java");
    }

    @Test
    void areToldForSingleFilesByThePathInsideTheRoot() throws IOException {
      Path helper = write("src/test/java/Helper.java", "");
      Path relay = write("src/main/java/Relay.java", "");
      Path test = write("src/main/java/RelayTest.java", "");

      assertThat(paths(read(helper, relay, test).files()))
          .containsExactly("src/main/java/Relay.java");
    }

    private void writeTests() throws IOException {
      write("src/main/java/Relay.java", "");
      write("src/main/java/RelayTest.java", "");
      write("src/main/java/com/acme/test/Sample.java", "");
      write("src/test/java/Helper.java", "");
      write("src/test/resources/application.yml", "");
      write("src/it/java/Flow.java", "");
      write("src/integrationTest/java/Flow.java", "");
      write("src/testFixtures/java/Sample.java", "");
      write("tests/Old.java", "");
    }
  }

  @Nested
  final class Ignoring {

    @Test
    void leavesOutWhatGitIgnores() throws IOException {
      write(".gitignore", "*.local.yml\n/private/\n!keep.local.yml\nlogs\n");
      write("a.local.yml", "");
      write("x/keep.local.yml", "");
      write("private/A.java", "");
      write("x/private/A.java", "");
      write("x/logs/a.yml", "");

      assertThat(paths(read().files())).containsExactly("x/keep.local.yml", "x/private/A.java");
    }

    @Test
    void readsTheRulesOfEachFolder() throws IOException {
      write(".gitignore", "*.yml\n");
      write("a/.gitignore", "!/special.yml\n/A.java\n");
      write("a/special.yml", "");
      write("a/b/special.yml", "");
      write("a/A.java", "");
      write("a/b/A.java", "");

      assertThat(paths(read().files())).containsExactly("a/b/A.java", "a/special.yml");
    }

    @Test
    void doesNotLookIntoIgnoredFolders() throws IOException {
      write(".gitignore", "a/\n!a/A.java\n");
      write("a/A.java", "");
      write("a/.gitignore", "!A.java\n");

      assertThat(read().files()).isEmpty();
    }

    @Test
    void readsTheRulesAboveAnInput() throws IOException {
      write(".gitignore", "*.yml\n/module/\n");
      write("module/.gitignore", "/src/skipped/\n");
      write("module/src/skipped/A.java", "");
      write("module/src/a.yml", "");
      write("module/src/B.java", "");

      assertThat(paths(read(root.resolve("module/src")).files()))
          .containsExactly("module/src/B.java");
    }

    @Test
    void readsAnInputThatIsIgnoredItself() throws IOException {
      write(".gitignore", "/a/\n/B.java\n");
      write("a/A.java", "");
      Path single = write("B.java", "");

      assertThat(paths(read(root.resolve("a"), single).files()))
          .containsExactly("B.java", "a/A.java");
    }

    @Test
    void survivesAnIgnoreFileThatIsNone() throws IOException {
      Files.createDirectories(root.resolve("a/.gitignore"));
      Files.createSymbolicLink(root.resolve(".gitignore"), Path.of("missing"));
      write("a/A.java", "");

      SourceTree tree = read();

      assertThat(paths(tree.files())).containsExactly("a/A.java");
      assertThat(tree.notices()).isEmpty();
    }

    @Test
    void leavesOutWhatTheRequestExcludes() throws IOException {
      write("a/A.java", "");
      write("a/b/B.java", "");
      write("legacy/C.java", "");
      write("x/legacy/D.java", "");
      Path single = write("single/E.java", "");
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
      write("src/main/java/Relay.java", "");
      write("src/test/java/Helper.java", "");

      SourceTree tree =
          read(root, root.resolve("src/main"), root.resolve("src/test"), root.resolve("src"));

      assertThat(paths(tree.files()))
          .containsExactly("src/main/java/Relay.java", "src/test/java/Helper.java");
      assertThat(tree.file("src/test/java/Helper.java").map(SourceFile::test)).contains(false);
    }

    @Test
    void canBeFilesOfOtherKinds() throws IOException {
      Path readme = write("README.md", "");

      SourceTree tree = read(readme);

      assertThat(tree.files()).isEmpty();
      assertThat(tree.notices()).isEmpty();
    }

    @Test
    void thatAreMissingAreNoticed() {
      SourceTree tree = read(root.resolve("missing"));

      assertThat(tree.notices()).containsExactly(incomplete("missing", Notices.INPUT_UNREADABLE));
    }

    @Test
    void thatLeadOutOfTheRootAreNotRead(@TempDir Path elsewhere) throws IOException {
      Files.writeString(elsewhere.resolve("A.java"), PRODUCER);
      Path link = Files.createSymbolicLink(root.resolve("link"), elsewhere);

      SourceTree tree = read(link, link.resolve("A.java"));

      assertThat(tree.files()).isEmpty();
      assertThat(tree.notices())
          .containsExactly(
              incomplete("link", Notices.INPUT_OUTSIDE_ROOT),
              incomplete("link/A.java", Notices.INPUT_OUTSIDE_ROOT));
    }

    @Test
    void canBeLinksInsideOfTheRoot() throws IOException {
      write("releases/5/A.java", "");
      Path link = Files.createSymbolicLink(root.resolve("current"), Path.of("releases/5"));

      assertThat(paths(read(link).files())).containsExactly("current/A.java");
    }
  }

  @Nested
  final class Links {

    @Test
    void insideOfTheRootAreNotFollowedSilently() throws IOException {
      write("a/A.java", PRODUCER);
      Files.createSymbolicLink(root.resolve("b"), Path.of("a"));
      Files.createSymbolicLink(root.resolve("B.java"), Path.of("a/A.java"));
      Files.createSymbolicLink(root.resolve("a/loop"), root);

      SourceTree tree = read();

      assertThat(paths(tree.files())).containsExactly("a/A.java");
      assertThat(tree.notices()).isEmpty();
    }

    @Test
    void outOfTheRootAreNoted(@TempDir Path elsewhere) throws IOException {
      Path outside = Files.writeString(elsewhere.resolve("A.java"), PRODUCER);
      Files.createSymbolicLink(root.resolve("Outside.java"), outside);
      Files.createSymbolicLink(root.resolve("folder"), elsewhere);
      Files.createSymbolicLink(root.resolve("README.md"), outside);

      SourceTree tree = read();

      assertThat(tree.files()).isEmpty();
      assertThat(tree.notices())
          .containsExactly(
              note("Outside.java", Notices.LINK_OUTSIDE_ROOT),
              note("folder", Notices.LINK_OUTSIDE_ROOT));
    }

    @Test
    void outOfTheRootCanBeIgnored(@TempDir Path elsewhere) throws IOException {
      write(".gitignore", "/bazel-*\n");
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

      SourceTree tree = read();

      assertThat(tree.files()).isEmpty();
      assertThat(tree.notices())
          .containsExactly(
              note("A.java", Notices.LINK_OUTSIDE_ROOT),
              note("Self.java", Notices.LINK_OUTSIDE_ROOT));
    }

    @Test
    void toTheRootAreFollowed(@TempDir Path elsewhere) throws IOException {
      write("A.java", "");
      Path link = Files.createSymbolicLink(elsewhere.resolve("link"), root);

      SourceTree tree =
          SourceTree.read(new SourceRequest(link, List.of(link), List.of(), WORDS, false));

      assertThat(paths(tree.files())).containsExactly("A.java");
      assertThat(tree.notices()).isEmpty();
    }
  }

  @Nested
  final class Trouble {

    @Test
    void withPipesDoesNotBlock() throws IOException, InterruptedException {
      Path pipe = root.resolve("A.java");
      assumeTrue(run("mkfifo", pipe.toString()));
      write("B.java", "");

      assertThat(paths(read(root, pipe).files())).containsExactly("B.java");
    }

    @Test
    void withFilesThatCannotBeReadIsNoticed() throws IOException {
      Path file = write("a/A.java", PRODUCER);
      Path folder = write("b/B.java", PRODUCER).getParent();
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("---------"));
      try {
        assumeFalse(Files.isReadable(file), "The user can read everything.");

        SourceTree tree = read();

        assertThat(tree.files()).isEmpty();
        assertThat(tree.notices())
            .containsExactly(
                incomplete("a/A.java", Notices.FILE_UNREADABLE),
                incomplete("b", Notices.FOLDER_UNREADABLE));
      } finally {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
      }
    }

    @Test
    void withNamesThatCannotBeExpressedIsNoticed() throws InterruptedException {
      String create =
          "touch \"$0/$(printf 'L\\344t')\" \"$0/$(printf 'L\\344t.java')\" \"$0/$(printf"
              + " 'L\\344t.docx')\"";
      assumeTrue(run("sh", "-c", create, root.toString()));

      SourceTree tree = read();

      assertThat(tree.files()).isEmpty();
      assertThat(tree.notices())
          .extracting(Notice::level)
          .containsExactlyInAnyOrder(
              Notice.Level.INCOMPLETE, Notice.Level.INCOMPLETE, Notice.Level.NOTE);
    }

    @Test
    void withFilesThatDisappearIsNoticedOnce() throws IOException {
      Path gone = write("A.java", PRODUCER);
      write("B.java", PRODUCER);
      SourceTree tree = read();
      Files.delete(gone);

      SourceFile file = tree.file("A.java").orElseThrow();

      assertThat(tree.text(file).content()).isEmpty();
      assertThat(tree.text(file).path()).isEqualTo("A.java");
      assertThat(paths(tree.javaFilesContaining("Relay"))).containsExactly("B.java");
      assertThat(tree.notices()).containsExactly(incomplete("A.java", Notices.FILE_UNREADABLE));
    }

    @Test
    void withFilesThatAreTooLargeIsNoticedWhenTheyMatter() throws IOException {
      String filling = " ".repeat(SourceTree.MAXIMAL_SIZE);
      write("A.java", filling + "KafkaProducer");
      write("B.java", filling + "nothing");
      write("c.json", "\0" + filling + "kafka");
      write("D.java", "KafkaProducer" + " ".repeat(SourceTree.MAXIMAL_SIZE - 13));

      SourceTree tree = read();

      assertThat(paths(tree.files())).containsExactly("D.java");
      assertThat(tree.text(tree.files().get(0)).content()).hasSize(SourceTree.MAXIMAL_SIZE);
      assertThat(tree.notices()).containsExactly(incomplete("A.java", Notices.TOO_LARGE));
      assertThat(Notices.TOO_LARGE).contains("8 MiB");
    }

    @ParameterizedTest
    @ValueSource(ints = {-13, -12, -7, -1, 0, 1})
    void findsWordsInLargeFilesAcrossTheirChunks(int shift) throws IOException {
      int chunk = 1 << 20;
      try (OutputStream stream = Files.newOutputStream(root.resolve("A.java"))) {
        stream.write(" ".repeat(9 * chunk + shift).getBytes(UTF_8));
        stream.write("KafkaProducer".getBytes(UTF_8));
        stream.write(" ".repeat(chunk).getBytes(UTF_8));
      }

      assertThat(read().notices()).hasSize(1);
    }
  }

  @Nested
  final class Texts {

    @Test
    void areDecoded() throws IOException {
      write("a.yml", "kafka: größe");
      write("b.yml", "\uFEFFkafka: größe");
      Files.write(root.resolve("c.yml"), "\uFEFFkafka: größe".getBytes(UTF_16LE));

      SourceTree tree = read();

      assertThat(tree.mattering(FileKind.YAML))
          .hasSize(3)
          .extracting(file -> tree.text(file).content())
          .containsOnly("kafka: größe");
      assertThat(tree.notices()).isEmpty();
    }

    @Test
    void inUnknownEncodingAreReadAsLatin1AndNotedWhenTheyMatter() throws IOException {
      Files.write(root.resolve("a.yml"), "kafka: größe".getBytes(ISO_8859_1));
      Files.write(root.resolve("b.yml"), "x: größe".getBytes(ISO_8859_1));

      SourceTree tree = read();

      assertThat(tree.notices()).isEmpty();
      assertThat(tree.text(tree.file("a.yml").orElseThrow()).content()).isEqualTo("kafka: größe");
      assertThat(tree.text(tree.file("b.yml").orElseThrow()).content()).isEqualTo("x: größe");
      assertThat(tree.notices()).containsExactly(note("a.yml", Notices.GUESSED_ENCODING));
    }

    @Test
    void areTheSameWhileTheyAreUsed() throws IOException {
      write("A.java", PRODUCER);
      SourceTree tree = read();
      SourceFile file = tree.files().get(0);

      SourceText text = tree.text(file);

      assertThat(tree.text(file)).isSameAs(text);
      assertThat(text.content()).isEqualTo(PRODUCER);
    }
  }

  @Nested
  final class Questions {

    @Test
    void findFilesByPath() throws IOException {
      write("a/A.java", "");
      write("b/B.java", "");
      write("pom.xml", "");
      write("src/test/java/Helper.java", "");

      SourceTree tree = read();

      for (SourceFile file : tree.files()) {
        assertThat(tree.file(file.path())).containsSame(file);
      }
      assertThat(tree.file("src/test/java/Helper.java")).isEmpty();
      assertThat(tree.file("a")).isEmpty();
      assertThat(tree.file("")).isEmpty();
      assertThat(tree.file("zzz")).isEmpty();
    }

    @Test
    void findJavaFilesByTypeName() throws IOException {
      write("b/Relay.java", "");
      write("a/Relay.java", "");
      write("a/MyRelay.java", "");
      write("Relay.yml", "");

      SourceTree tree = read();

      assertThat(paths(tree.javaFilesNamed("Relay")))
          .containsExactly("a/Relay.java", "b/Relay.java");
      assertThat(tree.javaFilesNamed("Missing")).isEmpty();
    }

    @Test
    void findJavaFilesByWord() throws IOException {
      write("a/A.java", "class A { OrderSender sender; }");
      write("a/B.java", "class B { OrderSenders senders; MyOrderSender sender; }");
      write("a/C.java", "import com.acme.OrderSender;");
      Files.write(root.resolve("a/D.java"), "\uFEFFOrderSender d;".getBytes(UTF_16LE));
      write("a/e.yml", "OrderSender");
      write("src/test/java/F.java", "OrderSender");

      SourceTree tree = read();

      assertThat(paths(tree.javaFilesContaining("OrderSender")))
          .containsExactly("a/A.java", "a/C.java", "a/D.java");
      assertThat(tree.javaFilesContaining("OrderSender"))
          .isSameAs(tree.javaFilesContaining("OrderSender"));
      assertThat(paths(tree.javaFilesContaining("com.acme.OrderSender")))
          .containsExactly("a/C.java");
      assertThat(tree.javaFilesContaining("Order")).isEmpty();
    }
  }

  @Nested
  final class Determinism {

    @Test
    void holdsForAnyNumberOfThreadsAndAnyOrderOfCreation(@TempDir Path other) throws Exception {
      List<String> names = new ArrayList<>();
      for (int index = 0; index < 400; index++) {
        names.add("m" + index % 7 + "/src/main/java/p" + index % 13 + "/C" + index + ".java");
      }
      for (String name : names) {
        writeTo(root, name, name.hashCode() % 3 == 0 ? PRODUCER : "class C {}");
      }
      Collections.shuffle(names, new Random(1));
      for (String name : names) {
        writeTo(other, name, name.hashCode() % 3 == 0 ? PRODUCER : "class C {}");
      }

      List<String> expected = onThreads(1, root);

      assertThat(expected).hasSize(400).isSorted();
      assertThat(onThreads(4, root)).isEqualTo(expected);
      assertThat(onThreads(3, other)).isEqualTo(expected);
    }

    private List<String> onThreads(int threads, Path folder) throws Exception {
      ForkJoinPool pool = new ForkJoinPool(threads);
      try {
        return pool.submit(() -> facts(folder)).get();
      } finally {
        pool.shutdown();
      }
    }

    private List<String> facts(Path folder) {
      SourceTree tree =
          SourceTree.read(new SourceRequest(folder, List.of(folder), List.of(), WORDS, false));
      List<SourceFile> relays = tree.javaFilesContaining("Relay");
      return tree.files().stream()
          .map(file -> file.path() + " " + file.matters() + " " + relays.contains(file))
          .toList();
    }
  }

  private Path write(String path, String content) throws IOException {
    return writeTo(root, path, content);
  }

  private static Path writeTo(Path folder, String path, String content) throws IOException {
    Path file = folder.resolve(path);
    Path parent = file.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    return Files.writeString(file, content);
  }

  private SourceTree read(Path... inputs) {
    List<Path> all = inputs.length == 0 ? List.of(root) : List.of(inputs);
    return SourceTree.read(new SourceRequest(root, all, List.of(), WORDS, false));
  }

  private static List<String> paths(List<SourceFile> files) {
    return files.stream().map(SourceFile::path).toList();
  }

  private static Notice incomplete(String path, String message) {
    return new Notice(Notice.Level.INCOMPLETE, Site.startOf(path), message);
  }

  private static Notice note(String path, String message) {
    return new Notice(Notice.Level.NOTE, Site.startOf(path), message);
  }

  private static boolean run(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException noSuchCommand) {
      return false;
    }
  }
}
