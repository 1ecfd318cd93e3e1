package dev.eoslint.analyzer.lint;

import static dev.eoslint.analyzer.lint.SuppressedSample.open;
import static dev.eoslint.analyzer.lint.SuppressedSample.reasons;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.eoslint.analyzer.rule.Finding;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Suppressions in Java files, and what they cover. */
final class JavaSuppressionsTest {

  @TempDir private Path folder;

  private SampleProject project(String path, String content) {
    return new SampleProject(folder).with(path, content);
  }

  private LintResult lintStatement(String statement) {
    return SuppressedSample.withStatement(folder, statement).lint();
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
}
