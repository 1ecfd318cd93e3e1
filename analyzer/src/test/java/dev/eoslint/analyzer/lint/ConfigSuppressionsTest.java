package dev.eoslint.analyzer.lint;

import static dev.eoslint.analyzer.lint.SuppressedSample.open;
import static dev.eoslint.analyzer.lint.SuppressedSample.reasons;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Suppressions in configuration files, and what they cover. */
final class ConfigSuppressionsTest {

  @TempDir private Path folder;

  private SampleProject project(String path, String content) {
    return new SampleProject(folder).with(path, content);
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
}
