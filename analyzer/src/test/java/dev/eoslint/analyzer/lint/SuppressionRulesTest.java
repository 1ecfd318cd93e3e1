package dev.eoslint.analyzer.lint;

import static dev.eoslint.analyzer.lint.SuppressedSample.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Finding;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the rules about suppressions ask of them. */
final class SuppressionRulesTest {

  @TempDir private Path folder;

  private SampleProject project(String path, String content) {
    return new SampleProject(folder).with(path, content);
  }

  private LintResult lintStatement(String statement) {
    return SuppressedSample.withStatement(folder, statement).lint();
  }

  @Test
  void wantsAReasonInComments() {
    LintResult result =
        lintStatement(
            """
            firstProblem(); // eoslint:ignore[first-rule]
            firstProblem(); // eoslint:ignore[first-rule] --
            /* eoslint:ignore[first-rule] */ firstProblem();
            """);

    assertThat(result.suppressed()).hasSize(3);
    assertThat(open(result))
        .containsExactly(
            "3: suppression-without-reason",
            "4: suppression-without-reason",
            "5: suppression-without-reason");
    assertThat(result.findings().get(0).message())
        .isEqualTo(
            "The comment silences 'first-rule' without a reason."
                + " Write after the bracket why it is right here.");
  }

  @Test
  void wantsRulesThatExist() {
    LintResult result =
        lintStatement(
            """
            firstProblem(); // eoslint:ignore[frist-rule] why
            @SuppressWarnings("eoslint:no-such-thing") int a;
            run(); // eoslint:ignore why
            run(); // eoslint:ignore[] why
            """);

    assertThat(result.findings())
        .extracting(Finding::rule, finding -> finding.site().toString(), Finding::message)
        .containsExactly(
            tuple("first-rule", "Relay.java:3:1", "There is 'firstProblem'."),
            tuple(
                "unknown-rule-in-suppression",
                "Relay.java:3:35",
                "There is no rule 'frist-rule'. Did you mean 'first-rule'?"),
            tuple(
                "unknown-rule-in-suppression",
                "Relay.java:4:19",
                "There is no rule 'no-such-thing'."),
            tuple(
                "unknown-rule-in-suppression",
                "Relay.java:5:8",
                "The comment names no rule and silences nothing."
                    + " Write 'eoslint:ignore[rule-name] reason'."),
            tuple(
                "unknown-rule-in-suppression",
                "Relay.java:6:8",
                "The comment names no rule and silences nothing."
                    + " Write 'eoslint:ignore[rule-name] reason'."));
  }

  @Test
  void wantsToBeOfUse() {
    LintResult result =
        lintStatement("firstProblem(); // eoslint:ignore[first-rule, second-rule] why");

    assertThat(result.findings())
        .extracting(Finding::rule, finding -> finding.site().toString(), Finding::message)
        .containsExactly(
            tuple(
                "unused-suppression",
                "Relay.java:3:47",
                "'second-rule' reports nothing here, so this suppression silences nothing."
                    + " Remove it."));
  }

  @Test
  void isNotUnusedWhenItsRuleDidNotRun() {
    SampleProject project =
        project("Relay.java", "class Relay {} // eoslint:ignore[first-rule] why\n");

    assertThat(open(project.lint())).containsExactly("1: unused-suppression");
    assertThat(
            project
                .lint(LintSettings.defaults().withRule("first-rule", RuleSetting.OFF))
                .findings())
        .isEmpty();
  }

  @Test
  void isNotUnusedWhenItHidesAnUnsureFinding() {
    SampleProject project =
        project(
                "Relay.java",
                "class Relay { // eoslint:ignore[first-rule] why\n}\n// firstProblem\n")
            .with(
                "Other.java",
                "class Other { /* firstProblem */ } // eoslint:ignore[first-rule] why\n");
    LintResult result =
        project.lint(LintSettings.defaults().withMinimumConfidence(Confidence.HIGH));

    assertThat(result.findings())
        .extracting(finding -> finding.site().file(), Finding::rule)
        .containsExactly(tuple("Relay.java", "unused-suppression"));
    assertThat(result.suppressed()).isEmpty();
  }

  @Test
  void isNotJudgedUnusedInAnIncompleteRun() {
    LintResult result =
        project("Relay.java", "class Relay {} // eoslint:ignore[first-rule] why\n")
            .with("Broken.java", "class Broken { /* Problem */ int = }\n")
            .lint();

    assertThat(result.incomplete()).isTrue();
    assertThat(result.findings()).isEmpty();
  }

  @Test
  void isNotJudgedUnusedWhenASingleFileIsLinted() {
    SampleProject project =
        project("Relay.java", "class Relay {} // eoslint:ignore[first-rule] why\n");
    LintResult result =
        project
            .linter()
            .lint(
                new LintRequest(
                    folder, List.of(folder.resolve("Relay.java")), LintSettings.defaults()));

    assertThat(result.findings()).isEmpty();
  }

  @Test
  void canSilenceTheRulesAboutSuppressions() {
    LintResult result =
        project(
                "Relay.java",
                """
                @SuppressWarnings("eoslint:unused-suppression")
                class Relay {
                  int a; // eoslint:ignore[first-rule] repaired in the next release
                }
                """)
            .lint();

    assertThat(result.findings()).isEmpty();
    assertThat(result.suppressed())
        .extracting(suppressed -> suppressed.finding().rule())
        .containsExactly("unused-suppression");
  }

  @Test
  void rulesAboutSuppressionsCanBeOff() {
    LintSettings settings =
        LintSettings.defaults()
            .withoutRules(
                List.of(
                    "suppression-without-reason",
                    "unknown-rule-in-suppression",
                    "unused-suppression"));
    LintResult result =
        project(
                "Relay.java",
                """
                class Relay {
                  int a = firstProblem; // eoslint:ignore[first-rule]
                  int b; // eoslint:ignore[first-rule]
                  int c; // eoslint:ignore[no-such-rule]
                }
                """)
            .lint(settings);

    assertThat(result.findings()).isEmpty();
    assertThat(result.suppressed()).hasSize(1);
  }
}
