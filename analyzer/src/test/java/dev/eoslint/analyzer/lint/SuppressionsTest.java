package dev.eoslint.analyzer.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Finding;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SuppressionsTest {

  @TempDir private Path folder;

  private SampleProject project(String path, String content) {
    return new SampleProject(folder).with(path, content);
  }

  private LintResult lintStatement(String statement) {
    return project("Relay.java", "class Relay {\n  void run() {\n" + statement + "\n  }\n}\n")
        .lint();
  }

  private static List<String> reasons(LintResult result) {
    return result.suppressed().stream().map(SuppressedFinding::reason).toList();
  }

  private static List<String> open(LintResult result) {
    return result.findings().stream()
        .map(finding -> finding.site().startLine() + ": " + finding.rule())
        .toList();
  }

  @Test
  void keepsWhatItSilences() {
    LintResult result =
        lintStatement(
            "firstProblem(); // eoslint:ignore[first-rule] the cluster is a test cluster");

    assertThat(result.findings()).isEmpty();
    assertThat(result.suppressed())
        .extracting(suppressed -> suppressed.finding().rule(), SuppressedFinding::reason)
        .containsExactly(tuple("first-rule", "the cluster is a test cluster"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "firstProblem(); // eoslint:ignore[first-rule] why",
        "firstProblem(); //eoslint:ignore[first-rule]: why",
        "firstProblem(); // eoslint:ignore[ first-rule , second-rule ] - why\nsecondProblem();",
        "firstProblem(); /* eoslint:ignore[first-rule] why */",
        "/* eoslint:ignore[first-rule] why */ firstProblem();",
        "// eoslint:ignore[first-rule] why\nfirstProblem();",
        "/* eoslint:ignore[first-rule]\n   why */\nfirstProblem();",
        "// eoslint:ignore[first-rule] why\n\n// another remark\nfirstProblem();",
        "// eoslint:ignore[first-rule] why\nrun(\n    1,\n    firstProblem());",
        "// eoslint:ignore[first-rule] why\nMap<String, String> all =\n    firstProblem();",
        "run(\n    // eoslint:ignore[first-rule] why\n    firstProblem(\n        1),\n    2);",
        "// eoslint:ignore[first-rule] why\nif (a\n    && firstProblem()) {\n}",
        "// eoslint:ignore[first-rule] why\nreturn firstProblem();",
      })
  void readsComments(String statement) {
    LintResult result = lintStatement(statement);

    assertThat(reasons(result)).containsExactly("why");
    assertThat(open(result)).noneMatch(finding -> finding.endsWith("first-rule"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run(\"// eoslint:ignore[first-rule] why\"); firstProblem();",
        "run(\"\"\"\n  // eoslint:ignore[first-rule] why\n  \"\"\"); firstProblem();",
        "firstProblem(); // see eoslint:ignore[first-rule] why",
        "/** eoslint:ignore[first-rule] why */\nfirstProblem();",
        "// eoslint:ignored[first-rule] why\nfirstProblem();",
      })
  void readsNothingElse(String statement) {
    LintResult result = lintStatement(statement);

    assertThat(result.findings()).extracting(Finding::rule).containsExactly("first-rule");
    assertThat(result.suppressed()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run(); // eoslint:ignore[first-rule] why\nfirstProblem();",
        "run(\n    firstProblem(),\n    2); // eoslint:ignore[first-rule] why",
        "// eoslint:ignore[first-rule] why\nrun();\nfirstProblem();",
        "run(\n    // eoslint:ignore[first-rule] why\n    1,\n    firstProblem());",
        "// eoslint:ignore[first-rule] why\nif (a) {\n  firstProblem();\n}",
        "// eoslint:ignore[first-rule] why\nfor (int i : all) {\n  firstProblem();\n}",
        "// eoslint:ignore[first-rule] why\nrun(() -> {\n  firstProblem();\n});",
        "// eoslint:ignore[first-rule] why\nrun(new Job() {\n  void go() { firstProblem(); }\n});",
        "// eoslint:ignore[first-rule] why\ntry {\n  firstProblem();\n} finally {}",
      })
  void reachesNoFurtherThanItsScope(String statement) {
    LintResult result = lintStatement(statement);

    assertThat(result.findings())
        .extracting(Finding::rule)
        .containsExactlyInAnyOrder("first-rule", "unused-suppression");
    assertThat(result.suppressed()).isEmpty();
  }

  @Test
  void coversTheHeadOfADeclaration() {
    LintResult result =
        project(
                "Relay.java",
                """
                // eoslint:ignore[first-rule] why not
                @Listener(
                    firstProblem = true)
                class Relay {
                  // eoslint:ignore[first-rule] why
                  @Listener(
                      firstProblem = true)
                  @Other(firstProblem = true)
                  void run() {
                    firstProblem();
                  }

                  // eoslint:ignore[first-rule] because
                  private final String id =
                      firstProblem();
                }
                """)
            .lint();

    assertThat(open(result)).containsExactly("10: first-rule");
    assertThat(reasons(result)).containsExactly("why not", "why", "why", "because");
  }

  @Test
  void readsAnnotations() {
    LintResult result =
        project(
                "Relay.java",
                """
                class Relay {
                  @SuppressWarnings("eoslint:first-rule") // the id is unique
                  private final String id = firstProblem();

                  @SuppressWarnings({"unchecked", "eoslint:first-rule"})
                  void method() {
                    run(() -> firstProblem());
                  }

                  void parameter(
                      @SuppressWarnings("eoslint:first-rule") @Value("firstProblem") String id,
                      @Value("firstProblem") String other) {}

                  void localVariable() {
                    @SuppressWarnings("eoslint:first-rule") /* tested */
                    String id = firstProblem();
                    firstProblem();
                  }

                  @java.lang.SuppressWarnings(value = "eoslint:first-rule")
                  static class Inner {
                    String id = firstProblem();
                  }

                  Object anonymous =
                      new Object() {
                        @SuppressWarnings("eoslint:first-rule")
                        String id = firstProblem();
                      };
                }
                """)
            .lint();

    assertThat(open(result)).containsExactly("12: first-rule", "17: first-rule");
    assertThat(reasons(result)).containsExactly("the id is unique", "", "", "tested", "", "");
  }

  @Test
  void leavesOtherWarningsToOthers() {
    LintResult result =
        project(
                "Relay.java",
                """
                @SuppressWarnings("first-rule")
                class Relay {
                  @SuppressWarnings({"unchecked", RULE})
                  String id = firstProblem();
                }
                """)
            .lint();

    assertThat(open(result)).containsExactly("4: first-rule");
  }

  @Test
  void readsYaml() {
    LintResult result =
        project(
                "application.yml",
                """
                a: firstProblem # eoslint:ignore[first-rule] one
                # eoslint:ignore[first-rule] two

                # another remark
                b: firstProblem
                c:
                  # eoslint:ignore[first-rule] three
                  d: "firstProblem"
                  e: "firstProblem # eoslint:ignore[first-rule] no comment"
                f: x#eoslint:ignore[first-rule] firstProblem
                # eoslint:ignore[first-rule] four
                g: |
                  line
                  firstProblem
                h: |
                  firstProblem # eoslint:ignore[first-rule] no comment
                """)
            .lint();

    assertThat(reasons(result)).containsExactly("one", "two", "three", "four");
    assertThat(open(result)).containsExactly("9: first-rule", "10: first-rule", "16: first-rule");
  }

  @Test
  void readsProperties() {
    LintResult result =
        project(
                "consumer.properties",
                """
                # eoslint:ignore[first-rule] one
                a = firstProblem
                  ! eoslint:ignore[first-rule] two
                # another remark
                b = x, \\
                    firstProblem
                c = firstProblem # eoslint:ignore[first-rule] part of the value
                d = x \\
                  # eoslint:ignore[first-rule] part of the value
                e = firstProblem
                """)
            .lint();

    assertThat(reasons(result)).containsExactly("one", "two");
    assertThat(open(result)).containsExactly("7: first-rule", "10: first-rule");
  }

  @Test
  void readsXml() {
    LintResult result =
        project(
                "context.xml",
                """
                <beans>
                  <!-- eoslint:ignore[first-rule] one -->
                  <!-- another remark -->
                  <bean id="firstProblem"/>
                  <bean id="firstProblem"/> <!-- eoslint:ignore[first-rule] two -->
                  <![CDATA[ <!-- eoslint:ignore[first-rule] three --> ]]>
                  <bean id="firstProblem"/>
                </beans>
                """)
            .lint();

    assertThat(reasons(result)).containsExactly("one", "two");
    assertThat(open(result)).containsExactly("7: first-rule");
  }

  @Test
  void worksInBrokenJava() {
    LintResult result =
        lintStatement("firstProblem(); // eoslint:ignore[first-rule] why\n int = ;\n");

    assertThat(reasons(result)).containsExactly("why");
    assertThat(result.incomplete()).isTrue();
  }

  @Test
  void worksWithWindowsLineEnds() {
    LintResult result =
        lintStatement(
            "// eoslint:ignore[first-rule] why\r\nfirstProblem();\r\nsecondProblem();\r\n");

    assertThat(reasons(result)).containsExactly("why");
    assertThat(result.findings()).extracting(Finding::rule).containsExactly("second-rule");
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
