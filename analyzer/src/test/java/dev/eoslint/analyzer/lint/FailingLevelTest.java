package dev.eoslint.analyzer.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.rule.Severity;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FailingLevelTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "ERROR, ERROR, true",
    "ERROR, WARNING, false",
    "WARNING, ERROR, true",
    "WARNING, WARNING, true",
    "WARNING, INFO, false",
    "INFO, INFO, true",
    "NEVER, ERROR, false",
  })
  void isReachedFromItsSeverityOn(FailingLevel level, Severity severity, boolean reached) {
    LintResult result =
        new SampleProject(folder)
            .with("Relay.java", "class Relay { /* firstProblem */ }\n")
            .lint(LintSettings.defaults().withRule("first-rule", RuleSetting.of(severity)));

    assertThat(level.isReachedBy(result)).isEqualTo(reached);
  }
}
