package dev.eoslint.robustness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.fixtures.CompleteLinter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever lies in a tree, the run ends, tells what it gave up, and still reports what is wrong in
 * the file beside it.
 */
@Timeout(300)
final class HostileInputsTest {

  private static final String JOURNAL = "src/main/java/com/acme/journal/Journal.java";

  /** Makes a file matter: eoslint reads it as a part of the Kafka application. */
  private static final String KAFKA_IMPORT =
      "import org.apache.kafka.clients.producer.KafkaProducer;\n";

  /** Opens a class whose method runs a transaction; the caller closes both. */
  private static final String OPEN_TRANSACTION =
      KAFKA_IMPORT
          + """
          class Hostile {
            final KafkaProducer<String, String> producer = new KafkaProducer<>(Map.of());
            void run() {
              producer.beginTransaction();
          """;

  private static final String CLOSE_TRANSACTION =
      """
            producer.commitTransaction();
          }
        }
      """;

  @TempDir private Path project;

  @BeforeEach
  void writeFileWithAProblem() throws IOException {
    write(
        JOURNAL,
        """
        package com.acme.journal;

        import java.util.Properties;
        import org.apache.kafka.clients.producer.KafkaProducer;
        import org.apache.kafka.clients.producer.ProducerRecord;

        public final class Journal {

          private final KafkaProducer<String, String> producer;

          public Journal() {
            Properties config = new Properties();
            config.put("bootstrap.servers", "kafka:9092");
            config.put("transactional.id", "journal");
            producer = new KafkaProducer<>(config);
            producer.initTransactions();
          }

          public void write(String entry) {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("journal", entry));
            producer.commitTransaction();
          }
        }
        """);
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 30, 200})
  void lambdaBlocksInArguments(int depth) throws IOException {
    write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "run(() -> { ".repeat(depth)
            + "producer.flush();"
            + " });".repeat(depth)
            + CLOSE_TRANSACTION);

    assertIncomplete("Hostile.java", "nested %d deep".formatted(depth));
  }

  @Test
  void anonymousClassesInArguments() throws IOException {
    write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "run(new Runnable() { public void run() { ".repeat(30)
            + "} });".repeat(30)
            + CLOSE_TRANSACTION);

    assertIncomplete("Hostile.java", "nested");
  }

  @Test
  void brokenLambdas() throws IOException {
    write("Hostile.java", OPEN_TRANSACTION + "run(() -> { ".repeat(30) + CLOSE_TRANSACTION);

    assertIncomplete("Hostile.java", "");
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
    write("Hostile.java", KAFKA_IMPORT + code);

    assertIncomplete("Hostile.java", "");
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 5_000})
  void deepParentheses(int depth) throws IOException {
    write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "int x = "
            + "(".repeat(depth)
            + "1"
            + ")".repeat(depth)
            + ";"
            + CLOSE_TRANSACTION);

    assertProblemBesideIsFound();
  }

  @Test
  void deepCallChain() throws IOException {
    write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "new StringBuilder()"
            + ".append(producer)\n".repeat(5_000)
            + ";"
            + CLOSE_TRANSACTION);

    assertProblemBesideIsFound();
  }

  @Test
  void deepBlocksAndBranches() throws IOException {
    write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "if (producer != null) { ".repeat(2_000)
            + "}".repeat(2_000)
            + CLOSE_TRANSACTION);

    assertProblemBesideIsFound();
  }

  @Test
  void longElseIfChain() throws IOException {
    write(
        "Hostile.java",
        OPEN_TRANSACTION
            + numbered(2_000, "if (x == %d) { producer.flush(); } else ")
            + "{ }"
            + CLOSE_TRANSACTION);

    assertProblemBesideIsFound();
  }

  @Test
  void manyBranchesInARow() throws IOException {
    write(
        "Hostile.java",
        OPEN_TRANSACTION
            + numbered(3_000, "if (Math.random() > 0.%d) { producer.flush(); }%n")
            + CLOSE_TRANSACTION);

    assertProblemBesideIsFound();
  }

  @Test
  void longConcatenation() throws IOException {
    write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile { String run(String a) { return a"
            + " + \"part\"".repeat(10_000)
            + "; } }");

    assertProblemBesideIsFound();
  }

  @Test
  void manyCommentedFields() throws IOException {
    write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile {\n"
            + numbered(5_000, "/** Words. */\n// more\nstatic final int FIELD_%d = 1; // words%n")
            + "}");

    assertProblemBesideIsFound();
  }

  @Test
  void manySuppressions() throws IOException {
    write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile {\n"
            + "// eoslint:ignore[hardcoded-transactional-id] words\nint field;\n".repeat(2_000)
            + "}");

    assertThat(run().findings())
        .filteredOn(finding -> finding.rule().equals("unused-suppression"))
        .hasSize(2_000);
  }

  @Test
  void hugeArray() throws IOException {
    write(
        "Hostile.java",
        KAFKA_IMPORT + "class Hostile { int[] numbers = {" + numbered(100_000, "%d, ") + "}; }");

    assertProblemBesideIsFound();
  }

  @Test
  void twoMegabytesOfMethods() throws IOException {
    String method = "void run%d() { producer.send(new ProducerRecord<>(\"t\", \"v\")); }%n";
    write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile { KafkaProducer<String, String> producer;\n"
            + numbered(32_000, method)
            + "}");

    assertThat(Files.size(project.resolve("Hostile.java"))).isGreaterThan(2_000_000);
    assertProblemBesideIsFound();
  }

  @Test
  void oneLineOfTwoMegabytes() throws IOException {
    write(
        "Hostile.java",
        KAFKA_IMPORT + "class Hostile { String text = \"" + "x".repeat(2_000_000) + "\"; }");

    assertProblemBesideIsFound();
  }

  @Test
  void typesThatExtendEachOtherInACircle() throws IOException {
    write(
        "Hostile.java",
        KAFKA_IMPORT
            + """
            class First extends Second { void run() { super.run(); new Third().run(); } }
            class Second extends Third { }
            class Third extends First { KafkaProducer<String, String> producer; }
            interface Left extends Right { default void run() { run(); } }
            interface Right extends Left { }
            class Self extends Self implements Left, Right { }
            class Bound<T extends Bound<T>> extends Bound<Bound<T>> { T next; }
            """);

    assertProblemBesideIsFound();
  }

  @Test
  void methodsThatCallEachOtherInACircle() throws IOException {
    write(
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

    assertProblemBesideIsFound();
  }

  @Test
  void methodsThatMultiplyCalls() throws IOException {
    StringBuilder methods = new StringBuilder();
    for (int step = 0; step < 60; step++) {
      String call = "step" + (step + 1) + "(); ";
      methods.append("void step" + step + "() { " + call.repeat(4) + "}\n");
    }
    write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "step0(); producer.commitTransaction(); }\n"
            + methods
            + "void step60() { producer.flush(); } }");

    assertProblemBesideIsFound();
  }

  @Test
  void loopsInLoops() throws IOException {
    write(
        "Hostile.java",
        OPEN_TRANSACTION
            + "for (int i = 0; i < 9; i++) { while (producer != null) { try { ".repeat(30)
            + "producer.flush();"
            + "} finally { producer.flush(); } } }".repeat(30)
            + CLOSE_TRANSACTION);

    assertProblemBesideIsFound();
  }

  @Test
  void interfaceWithManyImplementations() throws IOException {
    write(
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

    assertProblemBesideIsFound();
  }

  @Test
  void mapWithManyKeys() throws IOException {
    write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile { void run() { var config = new java.util.Properties();\n"
            + numbered(5_000, "config.put(\"key%d\", \"value\");%n")
            + "new KafkaProducer<String, String>(config); } }");

    assertProblemBesideIsFound();
  }

  @Test
  void valuesThatDouble() throws IOException {
    write(
        "Hostile.java",
        KAFKA_IMPORT
            + "class Hostile { void run() { String id = \"x\";\n"
            + "id = id + id;\n".repeat(60)
            + "new KafkaProducer<String, String>(Map.of(\"transactional.id\", id)); } }");

    assertProblemBesideIsFound();
  }

  @Test
  void yamlThatMultipliesItself() throws IOException {
    StringBuilder bomb = new StringBuilder("spring: &a0 {kafka: [x, x, x, x, x, x, x, x, x]}\n");
    for (int level = 1; level < 12; level++) {
      bomb.append("a%d: &a%d [".formatted(level, level));
      bomb.append("*a%d, ".formatted(level - 1).repeat(9)).append("]\n");
    }
    write("src/main/resources/application.yml", bomb.toString());

    assertProblemBesideIsFound();
  }

  @Test
  void yamlThatContainsItself() throws IOException {
    write("src/main/resources/application.yml", "spring: &self\n  kafka: *self\n  <<: *self\n");

    assertProblemBesideIsFound();
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 20_000})
  void deepYaml(int depth) throws IOException {
    write(
        "src/main/resources/application.yml",
        "spring: {kafka: " + "[".repeat(depth) + "]".repeat(depth) + "}\n");

    assertProblemBesideIsFound();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spring:\n\tkafka: 1\n",
        "spring: {kafka: [\n",
        "spring: kafka: 1\n",
        "spring: *missing\nkafka: 1\n",
        "%YAML 9.9\n---\nspring: {kafka: 1}\n",
        "spring: \"kafka never ends\n",
        "spring: !!java/object:java.net.URL [kafka]\n"
      })
  void brokenYaml(String yaml) throws IOException {
    write("src/main/resources/application.yml", yaml);

    assertProblemBesideIsFound();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{{- range .Values.kafka }}\nname: {{ .name }\n{{ end",
        "replicas: {{ if }}{{ else }}{{ end }}\nkafka: 1\n"
      })
  void brokenTemplate(String template) throws IOException {
    write("chart/Chart.yaml", "apiVersion: v2\nname: kafka\n");
    write("chart/templates/deployment.yaml", template);

    assertProblemBesideIsFound();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kafka.a=${kafka.b}\nkafka.b=${kafka.a}\n",
        "transactional.id=${${${${a:${b:${c}}}}}}\n",
        "transactional.id=\\u00zz\n",
        "transactional.id=\\",
        "=\n=\n:::\nbootstrap.servers"
      })
  void brokenProperties(String properties) throws IOException {
    write("src/main/resources/application.properties", properties);
    write("producer.properties", properties);

    assertProblemBesideIsFound();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<project><kafka>",
        "<!DOCTYPE a [<!ENTITY b \"cc\"><!ENTITY d \"&b;&b;&b;\">]><project>&d; kafka</project>",
        "<!DOCTYPE a SYSTEM \"http://nowhere.invalid/a.dtd\"><project>kafka</project>",
        "kafka"
      })
  void brokenXml(String xml) throws IOException {
    write("pom.xml", xml);
    write("src/main/resources/logback.xml", xml);

    assertProblemBesideIsFound();
  }

  @Test
  void brokenJson() throws IOException {
    write("connector.json", "{\"connector.class\": \"kafka\", " + "[".repeat(100_000));

    assertProblemBesideIsFound();
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
    write(path, noise);

    assertProblemBesideIsFound();
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
    write(path, "");

    assertThat(assertProblemBesideIsFound().incomplete()).isFalse();
  }

  @Test
  void otherEncodings() throws IOException {
    String code = KAFKA_IMPORT + "class Straße { String über = \"naïve\"; }\n";
    write("Utf16.java", ("\uFEFF" + code).getBytes(StandardCharsets.UTF_16BE));
    write("LittleEndian.java", ("\uFEFF" + code).getBytes(StandardCharsets.UTF_16LE));
    write("Latin.java", code.getBytes(StandardCharsets.ISO_8859_1));
    write("ByteOrderMark.java", ("\uFEFF" + code).getBytes(StandardCharsets.UTF_8));
    write("NullCharacters.java", code.replace(" ", "\0").getBytes(StandardCharsets.UTF_8));

    assertProblemBesideIsFound();
  }

  @Test
  void lineEnds() throws IOException {
    String journal = Files.readString(project.resolve(JOURNAL));
    write(JOURNAL, journal.replace("\n", "\r\n"));
    assertProblemBesideIsFound();

    write(JOURNAL, journal.replace("\n", "\r"));
    assertProblemBesideIsFound();
  }

  @Test
  void linksInACircle() throws IOException {
    Path folder = Files.createDirectory(project.resolve("folder"));
    Files.createSymbolicLink(folder.resolve("up"), project);
    Files.createSymbolicLink(folder.resolve("Self.java"), folder.resolve("Self.java"));
    Files.createSymbolicLink(folder.resolve("Missing.java"), Path.of("nowhere", "A.java"));

    assertProblemBesideIsFound();
  }

  @Test
  void foldersWithNamesOfFiles() throws IOException {
    write("src/main/java/Folder.java/inner.txt", "kafka");
    write("application.yml/inner.txt", "kafka");

    assertThat(assertProblemBesideIsFound().incomplete()).isFalse();
  }

  @Test
  void strangeNames() throws IOException {
    write("src/main/java/wunder bar/größe [1] %20 'x'/A;b.java", KAFKA_IMPORT + "class A {}");
    write("src/main/java/-rf.java", KAFKA_IMPORT + "class B {}");

    assertThat(assertProblemBesideIsFound().incomplete()).isFalse();
  }

  @Test
  void deepFolders() throws IOException {
    write("folder/".repeat(150) + "A.java", KAFKA_IMPORT + "class A {}");

    assertThat(assertProblemBesideIsFound().incomplete()).isFalse();
  }

  private LintResult run() {
    LintResult result = lint();
    assertThat(result.notices())
        .extracting(Notice::message)
        .noneMatch(message -> message.contains("fault of eoslint"));
    return result;
  }

  /** JUnit itself gives up when it meets these errors. */
  private LintResult lint() {
    try {
      return new CompleteLinter().lint(project);
    } catch (OutOfMemoryError | StackOverflowError fault) {
      throw new AssertionError("The run did not end.", fault);
    }
  }

  private LintResult assertProblemBesideIsFound() {
    LintResult result = run();
    assertThat(result.findings())
        .filteredOn(finding -> finding.site().file().equals(JOURNAL))
        .extracting(Finding::rule)
        .containsExactly("hardcoded-transactional-id");
    return result;
  }

  private void assertIncomplete(String file, String words) {
    assertThat(assertProblemBesideIsFound().notices())
        .filteredOn(notice -> notice.level() == Notice.Level.INCOMPLETE)
        .filteredOn(notice -> notice.site().file().equals(file))
        .extracting(Notice::message)
        .anyMatch(message -> message.contains(words));
  }

  private static String numbered(int count, String format) {
    return IntStream.range(0, count)
        .mapToObj(number -> String.format(Locale.ROOT, format, number))
        .collect(Collectors.joining());
  }

  private void write(String path, String content) throws IOException {
    write(path, content.getBytes(StandardCharsets.UTF_8));
  }

  private void write(String path, byte[] content) throws IOException {
    Path file = project.resolve(path);
    Files.createDirectories(file.resolveSibling(""));
    Files.write(file, content);
  }
}
