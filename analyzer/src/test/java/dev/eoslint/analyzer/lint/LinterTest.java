package dev.eoslint.analyzer.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.RelatedSite;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.RuleSet;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.analyzer.source.Notice;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LinterTest {

  private static final Site LINE_1 = new Site("Relay.java", 1, 1, 1, 5);
  private static final Site LINE_2 = new Site("Relay.java", 2, 1, 2, 5);

  @TempDir private Path folder;

  private LintResult lint(LintSettings settings, Supplier<List<Problem>> first) {
    return lint(settings, first, List::of);
  }

  private LintResult lint(
      LintSettings settings, Supplier<List<Problem>> first, Supplier<List<Problem>> second) {
    Linter linter =
        new SampleProject(folder)
            .with("Relay.java", "class Relay {}\n")
            .linter(List.of(new FirstRule(first), new SecondRule(second)));
    return linter.lint(new LintRequest(folder, List.of(folder), settings));
  }

  @Test
  void addsWhatTheRuleIs() {
    LintResult result =
        lint(LintSettings.defaults(), () -> List.of(Problem.at(LINE_1, "It is wrong.")));

    assertThat(result.findings())
        .containsExactly(
            new Finding(
                "first-rule",
                Severity.WARNING,
                Confidence.MEDIUM,
                "It is wrong.",
                LINE_1,
                List.of(),
                List.of()));
  }

  @Test
  void letsAProblemDifferFromItsRule() {
    LintResult result =
        lint(
            LintSettings.defaults(),
            () ->
                List.of(
                    Problem.at(LINE_1, "It is wrong.")
                        .withSeverity(Severity.INFO)
                        .withConfidence(Confidence.HIGH)));

    assertThat(result.findings())
        .extracting(Finding::severity, Finding::confidence)
        .containsExactly(tuple(Severity.INFO, Confidence.HIGH));
  }

  @Test
  void settingsHaveTheLastWordOnSeverity() {
    LintResult result =
        lint(
            LintSettings.defaults().withRule("first-rule", RuleSetting.of(Severity.ERROR)),
            () -> List.of(Problem.at(LINE_1, "It is wrong.").withSeverity(Severity.INFO)));

    assertThat(result.findings()).extracting(Finding::severity).containsExactly(Severity.ERROR);
  }

  @Test
  void hidesWhatIsNotSureEnough() {
    Supplier<List<Problem>> problems =
        () ->
            List.of(
                Problem.at(LINE_1, "It is wrong."),
                Problem.at(LINE_2, "It may be wrong.").withConfidence(Confidence.LOW));

    assertThat(lint(LintSettings.defaults(), problems).findings())
        .extracting(Finding::site)
        .containsExactly(LINE_1);
    assertThat(
            lint(LintSettings.defaults().withMinimumConfidence(Confidence.LOW), problems)
                .findings())
        .extracting(Finding::site)
        .containsExactly(LINE_1, LINE_2);
    assertThat(
            lint(LintSettings.defaults().withMinimumConfidence(Confidence.HIGH), problems)
                .findings())
        .isEmpty();
  }

  @Test
  void mergesProblemsOfOneRuleInOnePlace() {
    LintResult result =
        lint(
            LintSettings.defaults(),
            () ->
                List.of(
                    Problem.at(LINE_1, "It is odd.").withRelated(LINE_2, "odd because of this"),
                    Problem.at(LINE_1, "It is wrong.").withSeverity(Severity.ERROR)),
            () -> List.of(Problem.at(LINE_1, "Something else is wrong.")));

    assertThat(result.findings())
        .extracting(Finding::rule, Finding::message, Finding::related)
        .containsExactly(
            tuple(
                "first-rule",
                "It is wrong.",
                List.of(new RelatedSite(LINE_2, "odd because of this"))),
            tuple("second-rule", "Something else is wrong.", List.of()));
  }

  @Test
  void ordersByPlace() {
    LintResult result =
        lint(
            LintSettings.defaults(),
            () -> List.of(Problem.at(LINE_2, "Second."), Problem.at(LINE_1, "First.")),
            () -> List.of(Problem.at(Site.startOf("A.java"), "Before both.")));

    assertThat(result.findings())
        .extracting(Finding::message)
        .containsExactly("Before both.", "First.", "Second.");
  }

  @Test
  void aRuleThatFailsDoesNotSilenceTheOthers() {
    LintResult result =
        lint(
            LintSettings.defaults(),
            () -> {
              throw new IllegalStateException("no such partition");
            },
            () -> List.of(Problem.at(LINE_1, "It is wrong.")));

    assertThat(result.findings()).extracting(Finding::rule).containsExactly("second-rule");
    assertThat(result.incomplete()).isTrue();
    assertThat(result.notices()).extracting(Notice::level).containsExactly(Notice.Level.INCOMPLETE);
    assertThat(result.notices().get(0).message())
        .startsWith(
            "The rule 'first-rule' failed and reported nothing: java.lang.IllegalStateException at"
                + " dev.eoslint.")
        .endsWith("Please report this fault of eoslint.");
  }

  @Test
  void rulesThatAreOffDoNotRun() {
    LintResult result =
        lint(
            LintSettings.defaults().withRule("first-rule", RuleSetting.OFF),
            () -> {
              throw new IllegalStateException("must not run");
            });

    assertThat(result.notices()).isEmpty();
    assertThat(result.rules())
        .extracting(RuleDescription::name)
        .containsExactly(
            "second-rule",
            "suppression-without-reason",
            "unknown-rule-in-suppression",
            "unused-suppression");
  }

  @Test
  void hasAStackForDeepSources() {
    LintResult result =
        lint(LintSettings.defaults(), () -> List.of(Problem.at(LINE_1, "Depth " + depth(200_000))));

    assertThat(result.findings()).extracting(Finding::message).containsExactly("Depth 200000");
  }

  private static int depth(int levels) {
    return levels == 0 ? 0 : 1 + depth(levels - 1);
  }

  @Test
  void countsWhatItLookedAt() {
    LintResult result =
        new SampleProject(folder)
            .with("Relay.java", "class Relay { /* firstProblem */ }\n")
            .with("Plain.java", "class Plain {}\n")
            .with("application.yml", "a: b\n")
            .lint();

    assertThat(result.summary()).isEqualTo(new LintSummary(2, 1, 1, true));
    assertThat(result.root()).isEqualTo(folder);
  }

  @Test
  void obeysExcludes() {
    SampleProject project =
        new SampleProject(folder)
            .with("src/Relay.java", "class Relay { /* firstProblem */ }\n")
            .with("generated/Other.java", "class Other { /* firstProblem */ }\n");

    assertThat(project.lint(LintSettings.defaults().withExcludes(List.of("generated"))).findings())
        .extracting(finding -> finding.site().file())
        .containsExactly("src/Relay.java");
  }

  @Test
  void looksAtTestsOnlyWhenAsked() {
    SampleProject project =
        new SampleProject(folder)
            .with("src/test/java/RelayTest.java", "class RelayTest { /* firstProblem */ }\n");

    assertThat(project.lint().findings()).isEmpty();
    assertThat(project.lint(LintSettings.defaults().withIncludeTests(true)).findings()).hasSize(1);
  }

  @Test
  void refusesRulesWithoutDescription() {
    assertThatThrownBy(
            () ->
                new Linter(
                    new RuleSet(List.of(new FirstRule(List::of)), List.of(), Set.of("first-rule"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("first-rule");
  }

  @Test
  void refusesUnknownDefaults() {
    assertThatThrownBy(() -> new Linter(new RuleSet(List.of(), List.of(), Set.of("no-such-rule"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no-such-rule");
  }
}
