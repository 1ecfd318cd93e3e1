package dev.eoslint.analyzer.source;

import static dev.eoslint.analyzer.source.SampleTree.PRODUCER;
import static dev.eoslint.analyzer.source.SampleTree.WORDS;
import static dev.eoslint.analyzer.source.SampleTree.incomplete;
import static dev.eoslint.analyzer.source.SampleTree.note;
import static dev.eoslint.analyzer.source.SampleTree.paths;
import static dev.eoslint.analyzer.source.SampleTree.read;
import static dev.eoslint.analyzer.source.SampleTree.write;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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

final class SourceTreeReadingTest {

  @TempDir private Path root;

  @Nested
  final class Trouble {

    @Test
    void withPipesDoesNotBlock() throws IOException, InterruptedException {
      Path pipe = root.resolve("A.java");
      assumeTrue(run("mkfifo", pipe.toString()));
      write(root, "B.java", "");

      assertThat(paths(read(root, root, pipe).files())).containsExactly("B.java");
    }

    @Test
    void withFilesThatCannotBeReadIsNoticed() throws IOException {
      Path file = write(root, "a/A.java", PRODUCER);
      Path folder = write(root, "b/B.java", PRODUCER).getParent();
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("---------"));
      try {
        assumeFalse(Files.isReadable(file), "The user can read everything.");

        SourceTree tree = read(root);

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

      SourceTree tree = read(root);

      assertThat(tree.files()).isEmpty();
      assertThat(tree.notices())
          .extracting(Notice::level)
          .containsExactlyInAnyOrder(
              Notice.Level.INCOMPLETE, Notice.Level.INCOMPLETE, Notice.Level.NOTE);
    }

    @Test
    void withFilesThatDisappearIsNoticedOnce() throws IOException {
      Path gone = write(root, "A.java", PRODUCER);
      write(root, "B.java", PRODUCER);
      SourceTree tree = read(root);
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
      write(root, "A.java", filling + "KafkaProducer");
      write(root, "B.java", filling + "nothing");
      write(root, "c.json", "\0" + filling + "kafka");
      write(root, "D.java", "KafkaProducer" + " ".repeat(SourceTree.MAXIMAL_SIZE - 13));

      SourceTree tree = read(root);

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

      assertThat(read(root).notices()).hasSize(1);
    }
  }

  @Nested
  final class Texts {

    @Test
    void areDecoded() throws IOException {
      write(root, "a.yml", "kafka: größe");
      write(root, "b.yml", "\uFEFFkafka: größe");
      Files.write(root.resolve("c.yml"), "\uFEFFkafka: größe".getBytes(UTF_16LE));

      SourceTree tree = read(root);

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

      SourceTree tree = read(root);

      assertThat(tree.notices()).isEmpty();
      assertThat(tree.text(tree.file("a.yml").orElseThrow()).content()).isEqualTo("kafka: größe");
      assertThat(tree.text(tree.file("b.yml").orElseThrow()).content()).isEqualTo("x: größe");
      assertThat(tree.notices()).containsExactly(note("a.yml", Notices.GUESSED_ENCODING));
    }

    @Test
    void areTheSameWhileTheyAreUsed() throws IOException {
      write(root, "A.java", PRODUCER);
      SourceTree tree = read(root);
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
      write(root, "a/A.java", "");
      write(root, "b/B.java", "");
      write(root, "pom.xml", "");
      write(root, "src/test/java/Helper.java", "");

      SourceTree tree = read(root);

      assertThat(tree.files())
          .hasSize(3)
          .allSatisfy(file -> assertThat(tree.file(file.path())).containsSame(file));
      assertThat(tree.file("src/test/java/Helper.java")).isEmpty();
      assertThat(tree.file("a")).isEmpty();
      assertThat(tree.file("")).isEmpty();
      assertThat(tree.file("zzz")).isEmpty();
    }

    @Test
    void findJavaFilesByTypeName() throws IOException {
      write(root, "b/Relay.java", "");
      write(root, "a/Relay.java", "");
      write(root, "a/MyRelay.java", "");
      write(root, "Relay.yml", "");

      SourceTree tree = read(root);

      assertThat(paths(tree.javaFilesNamed("Relay")))
          .containsExactly("a/Relay.java", "b/Relay.java");
      assertThat(tree.javaFilesNamed("Missing")).isEmpty();
    }

    @Test
    void findJavaFilesByWord() throws IOException {
      write(root, "a/A.java", "class A { OrderSender sender; }");
      write(root, "a/B.java", "class B { OrderSenders senders; MyOrderSender sender; }");
      write(root, "a/C.java", "import com.acme.OrderSender;");
      Files.write(root.resolve("a/D.java"), "\uFEFFOrderSender d;".getBytes(UTF_16LE));
      write(root, "a/e.yml", "OrderSender");
      write(root, "src/test/java/F.java", "OrderSender");

      SourceTree tree = read(root);

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
        write(root, name, name.hashCode() % 3 == 0 ? PRODUCER : "class C {}");
      }
      Collections.shuffle(names, new Random(1));
      for (String name : names) {
        write(other, name, name.hashCode() % 3 == 0 ? PRODUCER : "class C {}");
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

  private static boolean run(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException noSuchCommand) {
      return false;
    }
  }
}
