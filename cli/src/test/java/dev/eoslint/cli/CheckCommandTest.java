package dev.eoslint.cli;

import static dev.eoslint.cli.SampleFolder.LINE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.cli.Call.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code eoslint check} makes of its arguments and of the settings file. */
final class CheckCommandTest {

  @TempDir private Path temporary;
  private SampleFolder shop;

  @BeforeEach
  void createProject() throws IOException {
    shop = SampleFolder.create(temporary);
  }

  private Outcome run(String... arguments) {
    return Call.in(shop.path()).run(arguments);
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
    Outcome outcome = Call.in(shop.path()).with(SampleRule.silent()).run();

    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("No findings.");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void printsPathsRelativeToTheWorkingFolder() throws IOException {
    shop.write("service/src/Other.java", "class Other {}\n");

    assertThat(Call.in(shop.file("service/src")).run(shop.path().toString()).out())
        .contains(shop.file("Relay.java") + ":2:3: ");
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
    shop.write(name, "failOn: error\n");

    assertThat(run().exitCode()).isZero();
  }

  @Test
  void theCommandLineWinsOverTheSettingsFile() throws IOException {
    shop.write(".eoslint.yml", "failOn: error\nexclude: [generated]\nrules: {sample-rule: info}\n");

    assertThat(run("--fail-on=info").exitCode()).isEqualTo(1);
    assertThat(run("--select=sample-rule").out()).contains(": info: ");
    assertThat(run("--ignore=sample-rule").out()).isEmpty();
  }

  @Test
  void takesAnotherSettingsFile() throws IOException {
    shop.write(".eoslint.yml", "failOn: info\n");
    shop.write("ci/eoslint.yml", "failOn: never\n");

    assertThat(run("--config", "ci/eoslint.yml").exitCode()).isZero();
  }

  @Test
  void refusesWrongSettings() throws IOException {
    Path file = shop.write(".eoslint.yml", "failOn: error\nrules:\n  sampel-rule: off\n");
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
    Files.delete(shop.file("Relay.java"));
    shop.write("Plain.java", "class Plain {}\n");
    Outcome outcome = Call.in(shop.path()).with(SampleRule.silent()).run();

    assertThat(outcome.err()).contains("Nothing here uses Kafka");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void lintsAnEmptyFolder() throws IOException {
    Files.delete(shop.file("Relay.java"));
    Outcome outcome = Call.in(shop.path()).with(SampleRule.silent()).run();

    assertThat(outcome.err()).contains("Analyzed 0 files");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void followsALinkToAProject() throws IOException {
    Path link = shop.file("link");
    Path elsewhere = Files.createDirectory(shop.file("elsewhere"));
    Files.createDirectory(elsewhere.resolve(".git"));
    Files.createSymbolicLink(link, elsewhere);

    assertThat(Call.in(shop.path()).with(SampleRule.silent()).run("link").exitCode()).isZero();
  }

  @Test
  void takesArgumentsThatStartWithAnAtSignAsTheyAre() throws IOException {
    Path arguments = shop.write("arguments.txt", "--fail-on=never");

    assertThat(run("@" + arguments).err())
        .isEqualTo("error: There is no file or folder '@%s'.\n".formatted(arguments));
  }
}
