package dev.eoslint.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.cli.Call.Outcome;
import dev.eoslint.rules.BuiltInRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command with the rules that it is shipped with. */
final class MainTest {

  @TempDir private Path folder;

  private Outcome lint(String line) throws IOException {
    Files.writeString(
        folder.resolve("JournalWriter.java"),
        """
        package com.acme.journal;

        import java.util.Properties;
        import org.apache.kafka.clients.producer.KafkaProducer;
        import org.apache.kafka.clients.producer.ProducerConfig;
        import org.apache.kafka.clients.producer.ProducerRecord;

        final class JournalWriter {

          void write(String entry) {
            Properties config = new Properties();
            %s
            try (KafkaProducer<String, String> producer = new KafkaProducer<>(config)) {
              producer.initTransactions();
              producer.beginTransaction();
              producer.send(new ProducerRecord<>("journal", entry));
              producer.commitTransaction();
            }
          }
        }
        """
            .formatted(line));
    return Call.in(folder).with(() -> new Linter(BuiltInRules.ruleSet())).run(folder.toString());
  }

  @Test
  void findsAConstantTransactionalId() throws IOException {
    Outcome outcome = lint("config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, \"journal\");");

    assertThat(outcome.out())
        .startsWith("JournalWriter.java:12:")
        .endsWith("[hardcoded-transactional-id]\n");
    assertThat(outcome.exitCode()).isEqualTo(1);
  }

  @Test
  void acceptsASuppressionWithReason() throws IOException {
    Outcome outcome =
        lint(
            "config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, \"journal\");"
                + " // eoslint:ignore[hardcoded-transactional-id] only the leader writes");

    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("No findings, 1 suppressed.");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void findsNothingWrongWithAnIdOfThisInstance() throws IOException {
    Outcome outcome =
        lint(
            "config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG,"
                + " \"journal-\" + System.getenv(\"POD_NAME\"));");

    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
  }
}
