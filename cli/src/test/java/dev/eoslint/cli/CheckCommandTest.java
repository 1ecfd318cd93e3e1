package dev.eoslint.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.cli.Call.Outcome;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CheckCommandTest {

  private static final String LINE =
      "Relay.java:2:3: warning: The sample is wrong. [sample-rule]\n";

  @TempDir private Path temporary;
  private Path folder;

  @BeforeEach
  void createProject() throws IOException {
    folder = temporary.toRealPath().resolve("shop");
    Files.createDirectories(folder.resolve(".git"));
    write("Relay.java", "class Relay { // KafkaTemplate\n  String a;\n}\n");
  }

  private Path write(String path, String content) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, content);
  }

  private Outcome run(String... arguments) {
    return Call.in(folder).run(arguments);
  }

  private static SampleRule silent() {
    return new SampleRule(List::of);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "check", ".", "check .", "--fail-on warning", "Relay.java", "./"})
  void lintsWithoutMuchAsking(String arguments) {
    Outcome outcome = run(arguments.isEmpty() ? new String[0] : arguments.split(" "));

    assertThat(outcome.out()).isEqualTo(LINE);
    assertThat(outcome.err()).contains("1 warning", "eoslint explain sample-rule");
    assertThat(outcome.exitCode()).isEqualTo(1);
  }

  @Test
  void isQuietWhenNothingIsWrong() {
    Outcome outcome = Call.in(folder).with(silent()).run();

    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("No findings.");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void printsPathsRelativeToTheWorkingFolder() throws IOException {
    write("service/src/Other.java", "class Other {}\n");

    assertThat(Call.in(folder.resolve("service/src")).run(folder.toString()).out())
        .contains(folder.resolve("Relay.java") + ":2:3: ");
    assertThat(Call.in(temporary.toRealPath()).run("shop").out())
        .startsWith("shop/Relay.java:2:3: ");
  }

  @ParameterizedTest
  @CsvSource({"error, 0", "warning, 1", "info, 1", "never, 0", "ERROR, 0"})
  void failsFromTheFailingLevelOn(String level, int exitCode) {
    Outcome outcome = run("--fail-on", level);

    assertThat(outcome.exitCode()).isEqualTo(exitCode);
    assertThat(outcome.out()).isEqualTo(LINE);
  }

  @ParameterizedTest
  @ValueSource(strings = {".eoslint.yml", "eoslint.yml"})
  void obeysTheSettingsFile(String name) throws IOException {
    write(name, "failOn: error\n");

    assertThat(run().exitCode()).isZero();
  }

  @Test
  void theCommandLineWinsOverTheSettingsFile() throws IOException {
    write(".eoslint.yml", "failOn: error\nexclude: [generated]\nrules: {sample-rule: info}\n");

    assertThat(run("--fail-on=info").exitCode()).isEqualTo(1);
    assertThat(run("--select=sample-rule").out()).contains(": info: ");
    assertThat(run("--ignore=sample-rule").out()).isEmpty();
  }

  @Test
  void takesAnotherSettingsFile() throws IOException {
    write(".eoslint.yml", "failOn: info\n");
    write("ci/eoslint.yml", "failOn: never\n");

    assertThat(run("--config", "ci/eoslint.yml").exitCode()).isZero();
  }

  @Test
  void refusesWrongSettings() throws IOException {
    Path file = write(".eoslint.yml", "failOn: error\nrules:\n  sampel-rule: off\n");
    Outcome outcome = run();

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err())
        .isEqualTo(
            "error: %s:3:3: There is no rule 'sampel-rule'. Did you mean 'sample-rule'?\n"
                .formatted(file));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "no/such/folder | There is no file or folder 'no/such/folder'.",
        "chekc | There is no file or folder 'chekc'. Did you mean the command 'check'?",
        "--formt=json | There is no option '--formt'. Did you mean '--format'? See 'eoslint check"
            + " --help'.",
        "-x | There is no option '-x'. See 'eoslint check --help'.",
        "--format | Missing required parameter for option '--format' (NAME[=FILE]). See 'eoslint"
            + " check --help'.",
        "--format=sarf | 'sarf' is not a value of --format. Did you mean 'sarif'? Allowed: text,"
            + " json, sarif.",
        "--format=json= | --format json= names no file.",
        "--format=json --format=sarif | Two formats go to standard output. Give each a file of its"
            + " own: --format sarif=FILE.",
        "--fail-on=fatal | 'fatal' is not a value of --fail-on. Allowed: error, warning, info,"
            + " never.",
        "--min-confidence=hihg | 'hihg' is not a value of --min-confidence. Did you mean 'high'?"
            + " Allowed: high, medium, low.",
        "--color=allways | 'allways' is not a value of --color. Did you mean 'always'? Allowed:"
            + " auto, always, never.",
        "--kafka-version=newest | 'newest' is not a version of Apache Kafka such as '3.9' or"
            + " '4.0.1'.",
        "--select=sampel-rule | There is no rule 'sampel-rule'. Did you mean 'sample-rule'?"
            + " 'eoslint rules' lists all rules.",
        "--ignore=sample-rule,other | There is no rule 'other'. 'eoslint rules' lists all rules.",
        "--config=missing.yml | There is no file or folder 'missing.yml'.",
        "--config=.git | The settings file '.git' is not a file.",
      })
  void saysWhatIsWrongWithTheCommandLine(String arguments, String message) {
    Outcome outcome = run(arguments.split(" "));

    assertThat(outcome.err()).isEqualTo("error: " + message + "\n");
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.exitCode()).isEqualTo(2);
  }

  @Test
  void saysThatNothingUsesKafka() throws IOException {
    Files.delete(folder.resolve("Relay.java"));
    write("Plain.java", "class Plain {}\n");
    Outcome outcome = Call.in(folder).with(silent()).run();

    assertThat(outcome.err()).contains("Nothing here uses Kafka");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void lintsAnEmptyFolder() throws IOException {
    Files.delete(folder.resolve("Relay.java"));
    Outcome outcome = Call.in(folder).with(silent()).run();

    assertThat(outcome.err()).contains("Analyzed 0 files");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void brokenSourcesAreIncompleteAndThatWinsOverFindings() throws IOException {
    write("Broken.java", "class Broken { KafkaTemplate<String, String> = ; }\n");
    Outcome outcome = run();

    assertThat(outcome.out()).isEqualTo(LINE);
    assertThat(outcome.err()).contains("Broken.java:1:", "incomplete");
    assertThat(outcome.exitCode()).isEqualTo(3);
  }

  @Test
  void unreadableFilesAreIncomplete() throws IOException {
    Path secret = write("Secret.java", "class Secret { /* KafkaTemplate */ }\n");
    assumeTrue(secret.toFile().setReadable(false) && !Files.isReadable(secret));
    Outcome outcome = Call.in(folder).with(silent()).run();

    assertThat(outcome.err()).contains("Secret.java:1:1", "could not be read");
    assertThat(outcome.exitCode()).isEqualTo(3);
  }

  @Test
  void aFailingRuleIsANotice() {
    Outcome outcome =
        Call.in(folder)
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
        Call.in(folder)
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
        Call.in(folder)
            .with(
                (Supplier<Linter>)
                    () -> {
                      throw new IllegalStateException("no pages");
                    })
            .run();

    assertThat(outcome.err()).startsWith("error: eoslint failed.").contains("no pages");
    assertThat(outcome.exitCode()).isEqualTo(3);
  }

  @Test
  void writesSeveralFormatsAtOnce() throws IOException {
    Outcome outcome =
        run("--format", "text", "--format=json=out/report.json", "--format", "sarif=report.sarif");

    assertThat(outcome.out()).isEqualTo(LINE);
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(folder.resolve("out/report.json")).content().contains("\"rule\"", "sample-rule");
    assertThat(folder.resolve("report.sarif")).content().contains("\"ruleId\"", "sample-rule");
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
    write("service/.eoslint.yml", "failOn: never\n");
    write("service/Relay.java", "class Relay {\n  String a;\n}\n");

    assertThat(run("service", "--format=sarif").out()).contains("\"service/Relay.java\"");
  }

  @Test
  void anUnwritableReportIsAFaultAndLeavesNothing() throws IOException {
    write("taken", "not a folder");
    Outcome outcome = run("--format=json=taken/report.json", "--format=text");

    assertThat(outcome.err()).contains("error: The report '", "taken/report.json");
    assertThat(outcome.out()).isEqualTo(LINE);
    assertThat(outcome.exitCode()).isEqualTo(3);
    try (Stream<Path> files = Files.list(folder)) {
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
    Outcome outcome = Call.in(folder).writingTo(full).run();

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
    Call call = Call.in(folder).with("NO_COLOR", noColor).with("FORCE_COLOR", forceColor);
    Outcome outcome = (terminal ? call.atTerminal() : call).run("--color", choice);

    assertThat(outcome.out().contains("\u001B[")).isEqualTo(colors);
    assertThat(outcome.out().lines().count() > 1).isEqualTo(frames);
  }

  @Test
  void aDumbTerminalGetsNoColours() {
    assertThat(Call.in(folder).atTerminal().with("TERM", "dumb").run().out())
        .doesNotContain("\u001B[");
  }

  @Test
  void followsALinkToAProject() throws IOException {
    Path link = folder.resolve("link");
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Files.createDirectory(elsewhere.resolve(".git"));
    Files.createSymbolicLink(link, elsewhere);

    assertThat(Call.in(folder).with(silent()).run("link").exitCode()).isZero();
  }

  @Test
  void takesArgumentsThatStartWithAnAtSignAsTheyAre() throws IOException {
    Path arguments = write("arguments.txt", "--fail-on=never");

    assertThat(run("@" + arguments).err())
        .isEqualTo("error: There is no file or folder '@%s'.\n".formatted(arguments));
  }
}
