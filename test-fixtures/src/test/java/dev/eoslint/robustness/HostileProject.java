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
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A project of one file with a problem, beside which a test lays what it likes.
 *
 * @param root the folder of the project
 */
record HostileProject(Path root) {

  /** The file with a problem. */
  static final String JOURNAL = "src/main/java/com/acme/journal/Journal.java";

  /** Makes a file matter: eoslint reads it as a part of the Kafka application. */
  static final String KAFKA_IMPORT = "import org.apache.kafka.clients.producer.KafkaProducer;\n";

  /** Opens a class whose method runs a transaction; the caller closes both. */
  static final String OPEN_TRANSACTION =
      KAFKA_IMPORT
          + """
          class Hostile {
            final KafkaProducer<String, String> producer = new KafkaProducer<>(Map.of());
            void run() {
              producer.beginTransaction();
          """;

  /** Closes the method and the class of {@link #OPEN_TRANSACTION}. */
  static final String CLOSE_TRANSACTION =
      """
            producer.commitTransaction();
          }
        }
      """;

  /** Creates the project with its one file. */
  static HostileProject create(Path root) throws IOException {
    HostileProject project = new HostileProject(root);
    project.write(
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
    return project;
  }

  /** Returns {@code format} with each number below {@code count}, one after the other. */
  static String numbered(int count, String format) {
    return IntStream.range(0, count)
        .mapToObj(number -> String.format(Locale.ROOT, format, number))
        .collect(Collectors.joining());
  }

  /** Returns the path of a file or folder of the project. */
  Path file(String path) {
    return root.resolve(path);
  }

  void write(String path, String content) throws IOException {
    write(path, content.getBytes(StandardCharsets.UTF_8));
  }

  void write(String path, byte[] content) throws IOException {
    Path file = file(path);
    Files.createDirectories(file.resolveSibling(""));
    Files.write(file, content);
  }

  /** Lints the project, which must not bring a fault of eoslint to light. */
  LintResult run() {
    LintResult result = lint();
    assertThat(result.notices())
        .extracting(Notice::message)
        .noneMatch(message -> message.contains("fault of eoslint"));
    return result;
  }

  /** JUnit itself gives up when it meets these errors. */
  private LintResult lint() {
    try {
      return new CompleteLinter().lint(root);
    } catch (OutOfMemoryError | StackOverflowError fault) {
      throw new AssertionError("The run did not end.", fault);
    }
  }

  /** Lints the project, and returns the result if it holds the one problem of {@link #JOURNAL}. */
  LintResult assertProblemBesideIsFound() {
    LintResult result = run();
    assertThat(result.findings())
        .filteredOn(finding -> finding.site().file().equals(JOURNAL))
        .extracting(Finding::rule)
        .containsExactly("hardcoded-transactional-id");
    return result;
  }

  /** Lints the project, which must tell in {@code words} that {@code file} was given up. */
  void assertIncomplete(String file, String words) {
    assertThat(assertProblemBesideIsFound().notices())
        .filteredOn(notice -> notice.level() == Notice.Level.INCOMPLETE)
        .filteredOn(notice -> notice.site().file().equals(file))
        .extracting(Notice::message)
        .anyMatch(message -> message.contains(words));
  }
}
