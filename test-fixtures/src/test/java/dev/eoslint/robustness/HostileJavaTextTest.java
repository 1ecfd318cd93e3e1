package dev.eoslint.robustness;

import static dev.eoslint.robustness.HostileProject.CLOSE_TRANSACTION;
import static dev.eoslint.robustness.HostileProject.KAFKA_IMPORT;
import static dev.eoslint.robustness.HostileProject.OPEN_TRANSACTION;
import static dev.eoslint.robustness.HostileProject.numbered;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever a Java file looks like, the run ends, tells what it gave up, and still reports what is
 * wrong in the file beside it.
 */
@Timeout(300)
final class HostileJavaTextTest {

  @TempDir private Path folder;
  private HostileProject project;

  @BeforeEach
  void createProject() throws IOException {
    project = HostileProject.create(folder);
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 30, 200})
  void lambdaBlocksInArguments(int depth) throws IOException {
    project.write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "run(() -> { ".repeat(depth)
            + "producer.flush();"
            + " });".repeat(depth)
            + CLOSE_TRANSACTION);

    project.assertIncomplete("Hostile.java", "nested %d deep".formatted(depth));
  }

  @Test
  void anonymousClassesInArguments() throws IOException {
    project.write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "run(new Runnable() { public void run() { ".repeat(30)
            + "} });".repeat(30)
            + CLOSE_TRANSACTION);

    project.assertIncomplete("Hostile.java", "nested");
  }

  @Test
  void brokenLambdas() throws IOException {
    project.write("Hostile.java", OPEN_TRANSACTION + "run(() -> { ".repeat(30) + CLOSE_TRANSACTION);

    project.assertIncomplete("Hostile.java", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Hostile {",
        "}}}}",
        "class { void ( { } ;",
        "class Hostile { void run() { producer.send(; } }",
        "class Hostile { String text = \"never ends; }",
        "class Hostile { /* never ends }",
        "class Hostile { String text = \"\"\"\n never ends }",
        "class Hostile { char c = '\\uZZZZ'; }",
        "<<<<<<< HEAD\nclass Hostile {}\n=======\nclass Hostile {}\n>>>>>>> branch\n"
      })
  void brokenJava(String code) throws IOException {
    project.write("Hostile.java", KAFKA_IMPORT + code);

    project.assertIncomplete("Hostile.java", "");
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 5_000})
  void deepParentheses(int depth) throws IOException {
    project.write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "int x = "
            + "(".repeat(depth)
            + "1"
            + ")".repeat(depth)
            + ";"
            + CLOSE_TRANSACTION);

    project.assertProblemBesideIsFound();
  }

  @Test
  void deepCallChain() throws IOException {
    project.write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "new StringBuilder()"
            + ".append(producer)\n".repeat(5_000)
            + ";"
            + CLOSE_TRANSACTION);

    project.assertProblemBesideIsFound();
  }

  @Test
  void deepBlocksAndBranches() throws IOException {
    project.write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "if (producer != null) { ".repeat(2_000)
            + "}".repeat(2_000)
            + CLOSE_TRANSACTION);

    project.assertProblemBesideIsFound();
  }

  @Test
  void longElseIfChain() throws IOException {
    project.write(
        "Hostile.java",
        OPEN_TRANSACTION
            + numbered(2_000, "if (x == %d) { producer.flush(); } else ")
            + "{ }"
            + CLOSE_TRANSACTION);

    project.assertProblemBesideIsFound();
  }

  @Test
  void manyBranchesInARow() throws IOException {
    project.write(
        "Hostile.java",
        OPEN_TRANSACTION
            + numbered(3_000, "if (Math.random() > 0.%d) { producer.flush(); }%n")
            + CLOSE_TRANSACTION);

    project.assertProblemBesideIsFound();
  }

  @Test
  void longConcatenation() throws IOException {
    project.write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile { String run(String a) { return a"
            + " + \"part\"".repeat(10_000)
            + "; } }");

    project.assertProblemBesideIsFound();
  }

  @Test
  void manyCommentedFields() throws IOException {
    project.write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile {\n"
            + numbered(5_000, "/** Words. */\n// more\nstatic final int FIELD_%d = 1; // words%n")
            + "}");

    project.assertProblemBesideIsFound();
  }

  @Test
  void manySuppressions() throws IOException {
    project.write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile {\n"
            + "// eoslint:ignore[hardcoded-transactional-id] words\nint field;\n".repeat(2_000)
            + "}");

    assertThat(project.run().findings())
        .filteredOn(finding -> finding.rule().equals("unused-suppression"))
        .hasSize(2_000);
  }

  @Test
  void hugeArray() throws IOException {
    project.write(
        "Hostile.java",
        KAFKA_IMPORT + "class Hostile { int[] numbers = {" + numbered(100_000, "%d, ") + "}; }");

    project.assertProblemBesideIsFound();
  }

  @Test
  void twoMegabytesOfMethods() throws IOException {
    String method = "void run%d() { producer.send(new ProducerRecord<>(\"t\", \"v\")); }%n";
    project.write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile { KafkaProducer<String, String> producer;\n"
            + numbered(32_000, method)
            + "}");

    assertThat(Files.size(project.file("Hostile.java"))).isGreaterThan(2_000_000);
    project.assertProblemBesideIsFound();
  }

  @Test
  void oneLineOfTwoMegabytes() throws IOException {
    project.write(
        "Hostile.java",
        KAFKA_IMPORT + "class Hostile { String text = \"" + "x".repeat(2_000_000) + "\"; }");

    project.assertProblemBesideIsFound();
  }
}
