package dev.eoslint.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The whole program, with a script in the place of eoslint. */
@DisabledOnOs(OS.WINDOWS)
final class CorpusCommandTest {

  private static final String LIST =
      """
      repo\tcommit\tfile\tline\tlabel\trule\twhy\tconfidence\tsplit
      acme/relay\tc0ffee\tRelay.java\t12\tproblem\ttxid-random\ta new one at each start\thigh\tdev
      acme/relay\tc0ffee\tRelay.java\t30\tclean\ttxid-random\tthe caller gives it\tlow\tdev
      acme/relay\tc0ffee\tRelay.java\t70\tproblem\ttx-timeout\tsleeps\tlow\tdev
      acme/ledger\tc0ffee\tLedger.java\t5\tproblem\ttxid-random\ttime\thigh\ttest
      """;

  private static final String REPORT =
      """
      {"schemaVersion": 1, "summary": {"javaFiles": 2, "analyzedFiles": 1}, "findings": [
        {"rule": "random-id", "message": "It is random.",
         "location": {"path": "Relay.java", "startLine": 13, "endLine": 13}},
        {"rule": "random-id", "message": "This, too.",
         "location": {"path": "Relay.java", "startLine": 30, "endLine": 31}},
        {"rule": "random-id", "message": "And this.",
         "location": {"path": "Relay.java", "startLine": 50, "endLine": 50}}]}
      """;

  @TempDir private Path folder;

  private Path trees;

  @BeforeEach
  void prepare() throws IOException {
    trees = folder.resolve("trees");
    Files.createDirectories(trees.resolve("acme+relay"));
    Files.writeString(trees.resolve("acme+relay/Relay.java"), "class Relay {}");
    Files.writeString(folder.resolve("list.tsv"), LIST);
    Files.writeString(folder.resolve("report.json"), REPORT);
    Files.writeString(
        folder.resolve("families.properties"),
        """
        random.labels = txid-random
        random.rules = random-id
        """);
    script("cat '%s'; exit 1".formatted(folder.resolve("report.json")));
  }

  private void script(String check) throws IOException {
    Path script = folder.resolve("eoslint");
    Files.writeString(
        script,
        """
        #!/bin/sh
        if [ "$1" = rules ]; then
          echo '| [random-id](rules/random-id.md) | warning |'
        else
          %s
        fi
        """
            .formatted(check));
    assertThat(script.toFile().setExecutable(true)).isTrue();
  }

  private record Result(int exitCode, String output) {}

  private Result run(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                folder.resolve("list.tsv").toString(),
                trees.toString(),
                "--eoslint=" + folder.resolve("eoslint"),
                "--families=" + folder.resolve("families.properties"),
                "--no-times"));
    arguments.addAll(List.of(more));
    StringWriter output = new StringWriter();
    PrintWriter out = new PrintWriter(output);
    PrintWriter err = new PrintWriter(new StringWriter());
    int exitCode =
        new CommandLine(new CorpusCommand(out, err)).execute(arguments.toArray(String[]::new));
    return new Result(exitCode, output.toString());
  }

  @Test
  void printsWhatWasFoundMissedAndFalselyReported() {
    Result result = run();

    assertThat(result.exitCode()).isZero();
    assertThat(result.output())
        .isEqualTo(
            """
            4 labels in 2 repositories: 3 problems, 1 clean; 1 trees linted
            Rules that labels ask for and that do not exist: none
            Rules that no label asks for: none

            == Families of labels
            family      problems  hit  elsewhere  missed  recall  clean  silent  false  no rule  unmeasured
            random             2    1          0       0    1.00      1       0      1        0           1
            tx-timeout         1    0          0       0       -      0       0      0        1           0
            all                3    1          0       0    1.00      1       0      1        1           1

            == Rules
            Precision is of the findings near a label; recall is of the problems of all families
            that the rule answers, also of those that another of their rules reports.
            rule       findings  confirmed  false  unlabelled  precision  problems  hit  recall
            random-id         3          1      1           1       0.50         1    1    1.00

            == Problems that are missed: 0

            == Problems that a finding elsewhere may mean, to be judged by hand: 0

            == Findings on lines that are labelled clean: 1
            random-id  acme/relay  Relay.java:30
              This, too.
              clean (low): the caller gives it

            == Findings near no label, to be judged by hand: 1
            acme/relay
              random-id  Relay.java:50
                And this.

            == Labels whose file was not there or not linted: 1
            random
              acme/ledger Ledger.java:5  (high, txid-random)
                time

            == Trees that could not be linted: 0

            == Notices of what was not analysed: 0
            """);
  }

  @Test
  void looksAtOneSplitOnly() {
    assertThat(run("--split=test").output())
        .startsWith("1 labels in 1 repositories: 1 problems, 0 clean; 0 trees linted\n");
  }

  @Test
  void givesMoreOptionsToEoslint() throws IOException {
    script("echo \"$*\" >&2; exit 2");

    assertThat(run("--", "--include-tests").output())
        .contains("acme/relay  exit code 2  No report. check --format=json --include-tests .");
  }

  @Test
  void tellsTreesThatCouldNotBeLinted() throws IOException {
    script("echo 'error: no memory' >&2; exit 3");

    Result result = run();

    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.output()).contains("== Trees that could not be linted: 1\n");
    assertThat(result.output()).contains("error: no memory");
    assertThat(result.output()).contains("== Labels whose file was not there or not linted: 4\n");
  }

  @Test
  void tellsATreeWhoseRunEndsWithoutAWord() throws IOException {
    script("exit 143");

    assertThat(run().output()).contains("acme/relay  exit code 143  No report.");
  }

  @Test
  void givesUpOnATreeThatTakesTooLong() throws IOException {
    script("exec sleep 600");

    assertThat(run("--timeout=1").output())
        .contains("acme/relay")
        .contains("Killed after 1 seconds.");
  }

  @Test
  void refusesAReportOfAnotherProject() throws IOException {
    Files.delete(trees.resolve("acme+relay/Relay.java"));

    Result result = run();

    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.output()).contains("The tree lies in another project");
  }
}
