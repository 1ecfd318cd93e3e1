package dev.eoslint.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.cli.Call.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OtherCommandsTest {

  @TempDir private Path folder;

  private Outcome run(String... arguments) {
    return Call.in(folder).run(arguments);
  }

  @Test
  void explainsARule() {
    Outcome outcome = run("explain", "sample-rule");

    assertThat(outcome.out())
        .contains("Something is wrong with a sample.", "severity", "eoslint:ignore[sample-rule]");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void namesTheNearestRule() {
    Outcome outcome = run("explain", "sample-rul");

    assertThat(outcome.err())
        .isEqualTo(
            "error: There is no rule 'sample-rul'. Did you mean 'sample-rule'?"
                + " 'eoslint rules' lists all rules.\n");
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.exitCode()).isEqualTo(2);
  }

  @Test
  void explainsOneRuleAtATime() {
    assertThat(run("explain").err())
        .isEqualTo("error: Missing required parameter: 'RULE'. See 'eoslint explain --help'.\n");
    assertThat(run("explain", "sample-rule", "other-rule").err())
        .isEqualTo("error: 'other-rule' is one argument too many. See 'eoslint explain --help'.\n");
    assertThat(run("explain").exitCode()).isEqualTo(2);
  }

  @Test
  void listsTheRules() {
    Outcome outcome = run("rules");

    assertThat(outcome.out())
        .startsWith("Rule")
        .contains("sample-rule", "unused-suppression", "warning", "on");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void listsTheRulesInMarkdown() {
    assertThat(run("rules", "--markdown").out())
        .startsWith("| Rule |")
        .contains("| [sample-rule](rules/sample-rule.md) |");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "-V"})
  void tellsItsVersion(String option) {
    Outcome outcome = run(option);

    assertThat(outcome.out()).isEqualTo("eoslint " + ToolVersion.number() + "\n");
    assertThat(outcome.exitCode()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h", "check --help", "explain -h", "rules --help"})
  void helps(String arguments) {
    Outcome outcome = run(arguments.split(" "));

    assertThat(outcome.out()).startsWith("Usage: eoslint");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
  }
}
