package dev.eoslint.cli;

import static dev.eoslint.cli.SampleFolder.LINE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.cli.Call.Outcome;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where {@code eoslint check} writes its reports, and in which form. */
final class CheckReportsTest {

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
  void writesSeveralFormatsAtOnce() throws IOException {
    Outcome outcome =
        run("--format", "text", "--format=json=out/report.json", "--format", "sarif=report.sarif");

    assertThat(outcome.out()).isEqualTo(LINE);
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(shop.file("out/report.json")).content().contains("\"rule\"", "sample-rule");
    assertThat(shop.file("report.sarif")).content().contains("\"ruleId\"", "sample-rule");
  }

  @Test
  void printsOtherFormatsAlone() {
    Outcome outcome = run("--format=json");

    assertThat(outcome.out()).startsWith("{").endsWith("}\n").doesNotContain(LINE);
    assertThat(outcome.err()).contains("1 warning").doesNotContain("The sample is wrong");
    assertThat(outcome.exitCode()).isEqualTo(1);
  }

  @Test
  void namesFilesInSarifFromTheRepositoryOn() throws IOException {
    shop.write("service/.eoslint.yml", "failOn: never\n");
    shop.write("service/Relay.java", "class Relay {\n  String a;\n}\n");

    assertThat(run("service", "--format=sarif").out()).contains("\"service/Relay.java\"");
  }

  @Test
  void anUnwritableReportIsAFaultAndLeavesNothing() throws IOException {
    shop.write("taken", "not a folder");
    Outcome outcome = run("--format=json=taken/report.json", "--format=text");

    assertThat(outcome.err()).contains("error: The report '", "taken/report.json");
    assertThat(outcome.out()).isEqualTo(LINE);
    assertThat(outcome.exitCode()).isEqualTo(3);
    try (Stream<Path> files = Files.list(shop.path())) {
      assertThat(files.map(Path::getFileName).map(Path::toString))
          .containsExactlyInAnyOrder(".git", "Relay.java", "taken");
    }
  }

  @Test
  void aFullOutputIsAFault() {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int octet) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    Outcome outcome = Call.in(shop.path()).writingTo(full).run();

    assertThat(outcome.err())
        .isEqualTo("error: The output cannot be written: No space left on device.\n");
    assertThat(outcome.exitCode()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({
    "false, '', '', auto, false, false",
    "true, '', '', auto, true, true",
    "true, 1, '', auto, true, false",
    "true, 1, 1, auto, true, false",
    "false, '', 1, auto, true, true",
    "false, 1, '', always, true, true",
    "true, '', '', never, true, false",
    "true, '', 1, never, true, false",
    "false, '', '', never, false, false",
  })
  void coloursWhenItMay(
      boolean terminal,
      String noColor,
      String forceColor,
      String choice,
      boolean frames,
      boolean colors) {
    Call call = Call.in(shop.path()).with("NO_COLOR", noColor).with("FORCE_COLOR", forceColor);
    Outcome outcome = (terminal ? call.atTerminal() : call).run("--color", choice);

    assertThat(outcome.out().contains("\u001B[")).isEqualTo(colors);
    assertThat(outcome.out().lines().count() > 1).isEqualTo(frames);
  }

  @Test
  void aDumbTerminalGetsNoColours() {
    assertThat(Call.in(shop.path()).atTerminal().with("TERM", "dumb").run().out())
        .doesNotContain("\u001B[");
  }
}
