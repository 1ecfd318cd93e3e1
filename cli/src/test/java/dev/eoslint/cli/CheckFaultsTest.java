package dev.eoslint.cli;

import static dev.eoslint.cli.SampleFolder.LINE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.cli.Call.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code eoslint check} says when it cannot do its work. */
final class CheckFaultsTest {

  @TempDir private Path temporary;
  private SampleFolder shop;

  @BeforeEach
  void createProject() throws IOException {
    shop = SampleFolder.create(temporary);
  }

  private Outcome run(String... arguments) {
    return Call.in(shop.path()).run(arguments);
  }

  @Test
  void brokenSourcesAreIncompleteAndThatWinsOverFindings() throws IOException {
    shop.write("Broken.java", "class Broken { KafkaTemplate<String, String> = ; }\n");
    Outcome outcome = run();

    assertThat(outcome.out()).isEqualTo(LINE);
    assertThat(outcome.err()).contains("Broken.java:1:", "incomplete");
    assertThat(outcome.exitCode()).isEqualTo(3);
  }

  @Test
  void unreadableFilesAreIncomplete() throws IOException {
    Path secret = shop.write("Secret.java", "class Secret { /* KafkaTemplate */ }\n");
    assumeTrue(secret.toFile().setReadable(false) && !Files.isReadable(secret));
    Outcome outcome = Call.in(shop.path()).with(SampleRule.silent()).run();

    assertThat(outcome.err()).contains("Secret.java:1:1", "could not be read");
    assertThat(outcome.exitCode()).isEqualTo(3);
  }

  @Test
  void aFailingRuleIsANotice() {
    Outcome outcome =
        Call.in(shop.path())
            .with(
                new SampleRule(
                    () -> {
                      throw new IllegalStateException("no such partition");
                    }))
            .run();

    assertThat(outcome.err()).contains("The rule 'sample-rule' failed");
    assertThat(outcome.exitCode()).isEqualTo(3);
  }

  @Test
  void aFaultIsReportedWithItsPlace() {
    Outcome outcome =
        Call.in(shop.path())
            .with(
                new SampleRule(
                    () -> {
                      throw new LinkageError("no such class");
                    }))
            .run();

    assertThat(outcome.err())
        .startsWith(
            "error: eoslint failed. Please report this fault with what follows.\n"
                + "java.lang.LinkageError: no such class\n  at dev.eoslint.");
    assertThat(outcome.exitCode()).isEqualTo(3);
  }

  @Test
  void aFaultBeforeTheRunIsAFaultToo() {
    Outcome outcome =
        Call.in(shop.path())
            .with(
                (Supplier<Linter>)
                    () -> {
                      throw new IllegalStateException("no pages");
                    })
            .run();

    assertThat(outcome.err()).startsWith("error: eoslint failed.").contains("no pages");
    assertThat(outcome.exitCode()).isEqualTo(3);
  }
}
