package dev.eoslint.robustness;

import static dev.eoslint.robustness.HostileProject.JOURNAL;
import static dev.eoslint.robustness.HostileProject.KAFKA_IMPORT;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever files and folders a tree is made of, the run ends, tells what it gave up, and still
 * reports what is wrong in the file beside it.
 */
@Timeout(300)
final class HostileFilesTest {

  @TempDir private Path folder;
  private HostileProject project;

  @BeforeEach
  void createProject() throws IOException {
    project = HostileProject.create(folder);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Binary.java",
        "src/main/resources/application.yml",
        "producer.properties",
        "pom.xml",
        "connector.json",
        "build.gradle"
      })
  void binaryFiles(String path) throws IOException {
    byte[] noise = new byte[200_000];
    new Random(17).nextBytes(noise);
    byte[] word = "org.apache.kafka transactional.id spring.kafka".getBytes(StandardCharsets.UTF_8);
    System.arraycopy(word, 0, noise, 1_000, word.length);
    project.write(path, noise);

    project.assertProblemBesideIsFound();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Empty.java",
        "src/main/java/package-info.java",
        "src/main/resources/application.yml",
        "src/main/resources/application.properties",
        "k8s/deployment.yaml",
        "docker-compose.yml",
        "pom.xml",
        "connector.json"
      })
  void emptyFiles(String path) throws IOException {
    project.write(path, "");

    assertThat(project.assertProblemBesideIsFound().incomplete()).isFalse();
  }

  @Test
  void otherEncodings() throws IOException {
    String code = KAFKA_IMPORT + "class Straße { String über = \"naïve\"; }\n";
    project.write("Utf16.java", ("\uFEFF" + code).getBytes(StandardCharsets.UTF_16BE));
    project.write("LittleEndian.java", ("\uFEFF" + code).getBytes(StandardCharsets.UTF_16LE));
    project.write("Latin.java", code.getBytes(StandardCharsets.ISO_8859_1));
    project.write("ByteOrderMark.java", ("\uFEFF" + code).getBytes(StandardCharsets.UTF_8));
    project.write("NullCharacters.java", code.replace(" ", "\0").getBytes(StandardCharsets.UTF_8));

    project.assertProblemBesideIsFound();
  }

  @Test
  void lineEnds() throws IOException {
    String journal = Files.readString(project.file(JOURNAL));
    project.write(JOURNAL, journal.replace("\n", "\r\n"));
    project.assertProblemBesideIsFound();

    project.write(JOURNAL, journal.replace("\n", "\r"));
    project.assertProblemBesideIsFound();
  }

  @Test
  void linksInACircle() throws IOException {
    Path inner = Files.createDirectory(project.file("folder"));
    Files.createSymbolicLink(inner.resolve("up"), project.root());
    Files.createSymbolicLink(inner.resolve("Self.java"), inner.resolve("Self.java"));
    Files.createSymbolicLink(inner.resolve("Missing.java"), Path.of("nowhere", "A.java"));

    project.assertProblemBesideIsFound();
  }

  @Test
  void foldersWithNamesOfFiles() throws IOException {
    project.write("src/main/java/Folder.java/inner.txt", "kafka");
    project.write("application.yml/inner.txt", "kafka");

    assertThat(project.assertProblemBesideIsFound().incomplete()).isFalse();
  }

  @Test
  void strangeNames() throws IOException {
    project.write(
        "src/main/java/wunder bar/größe [1] %20 'x'/A;b.java", KAFKA_IMPORT + "class A {}");
    project.write("src/main/java/-rf.java", KAFKA_IMPORT + "class B {}");

    assertThat(project.assertProblemBesideIsFound().incomplete()).isFalse();
  }

  @Test
  void deepFolders() throws IOException {
    project.write("folder/".repeat(150) + "A.java", KAFKA_IMPORT + "class A {}");

    assertThat(project.assertProblemBesideIsFound().incomplete()).isFalse();
  }
}
