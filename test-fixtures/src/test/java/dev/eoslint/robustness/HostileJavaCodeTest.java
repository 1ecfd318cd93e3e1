package dev.eoslint.robustness;

import static dev.eoslint.robustness.HostileProject.CLOSE_TRANSACTION;
import static dev.eoslint.robustness.HostileProject.KAFKA_IMPORT;
import static dev.eoslint.robustness.HostileProject.OPEN_TRANSACTION;
import static dev.eoslint.robustness.HostileProject.numbered;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever Java code does, the run ends, tells what it gave up, and still reports what is wrong in
 * the file beside it.
 */
@Timeout(300)
final class HostileJavaCodeTest {

  @TempDir private Path folder;
  private HostileProject project;

  @BeforeEach
  void createProject() throws IOException {
    project = HostileProject.create(folder);
  }

  @Test
  void typesThatExtendEachOtherInACircle() throws IOException {
    project.write(
        "Hostile.java",
        KAFKA_IMPORT
            + """
            class First extends Second { void run() { super.run(); new Third().run(); } }
            class Second extends Third { }
            class Third extends First { KafkaProducer<String, String> producer; }
            interface Left extends Right { default void run() { project.run(); } }
            interface Right extends Left { }
            class Self extends Self implements Left, Right { }
            class Bound<T extends Bound<T>> extends Bound<Bound<T>> { T next; }
            """);

    project.assertProblemBesideIsFound();
  }

  @Test
  void methodsThatCallEachOtherInACircle() throws IOException {
    project.write(
        "Hostile.java",
        OPEN_TRANSACTION
            + """
                ping(3);
                producer.commitTransaction();
              }
              int ping(int n) { producer.flush(); return pong(n) + pong(n - 1) + ping(n); }
              int pong(int n) { return ping(n - 1) + ping(n) + pong(n + 1); }
              static String first = second;
              static String second = first + first;
              static String id() { return id() + id(); }
            }
            """);

    project.assertProblemBesideIsFound();
  }

  @Test
  void methodsThatMultiplyCalls() throws IOException {
    StringBuilder methods = new StringBuilder();
    for (int step = 0; step < 60; step++) {
      String call = "step" + (step + 1) + "(); ";
      methods.append("void step" + step + "() { " + call.repeat(4) + "}\n");
    }
    project.write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "step0(); producer.commitTransaction(); }\n"
            + methods
            + "void step60() { producer.flush(); } }");

    project.assertProblemBesideIsFound();
  }

  @Test
  void loopsInLoops() throws IOException {
    project.write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "for (int i = 0; i < 9; i++) { while (producer != null) { try { ".repeat(30)
            + "producer.flush();"
            + "} finally { producer.flush(); } } }".repeat(30)
            + CLOSE_TRANSACTION);

    project.assertProblemBesideIsFound();
  }

  @Test
  void interfaceWithManyImplementations() throws IOException {
    project.write(
        "Hostile.java",
        KAFKA_IMPORT
            + """
            interface Step { void run(KafkaProducer<String, String> producer, Step next); }
            class Hostile {
              KafkaProducer<String, String> producer = new KafkaProducer<>(Map.of());
              void run(Step step) {
                producer.beginTransaction();
                step.run(producer, step);
                producer.commitTransaction();
              }
            }
            """
            + numbered(
                500,
                "class Step%d implements Step {"
                    + " public void run(KafkaProducer<String, String> producer, Step next) {"
                    + " next.run(producer, next); next.run(producer, this); } }%n"));

    project.assertProblemBesideIsFound();
  }

  @Test
  void mapWithManyKeys() throws IOException {
    project.write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile { void run() { var config = new java.util.Properties();\n"
            + numbered(5_000, "config.put(\"key%d\", \"value\");%n")
            + "new KafkaProducer<String, String>(config); } }");

    project.assertProblemBesideIsFound();
  }

  @Test
  void valuesThatDouble() throws IOException {
    project.write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile { void run() { String id = \"x\";\n"
            + "id = id + id;\n".repeat(60)
            + "new KafkaProducer<String, String>(Map.of(\"transactional.id\", id)); } }");

    project.assertProblemBesideIsFound();
  }
}
