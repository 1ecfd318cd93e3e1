package dev.eoslint.reports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.PageText;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class RuleTableTest {

  private final RuleTable table =
      new RuleTable(
          List.of(
              rule("unused-suppression", Severity.INFO, Confidence.LOW, "Either | or"),
              rule("auto-commit", Severity.WARNING, Confidence.MEDIUM, "Commit by the clock")),
          Set.of("auto-commit"));

  @Test
  void alignsColumns() {
    assertThat(table.text())
        .isEqualTo(
            """
            Rule                Severity  Confidence  Default  Title
            auto-commit         warning   medium      on       Commit by the clock
            unused-suppression  info      low         off      Either | or
            """);
  }

  @Test
  void linksToThePagesInMarkdown() {
    assertThat(table.markdown("pages/"))
        .isEqualTo(
            """
            | Rule | Severity | Confidence | Default | Title |
            | --- | --- | --- | --- | --- |
            | [auto-commit](pages/auto-commit.md) | warning | medium | on | Commit by the clock |
            | [unused-suppression](pages/unused-suppression.md) | info | low | off | Either \\| or |
            """);
  }

  private static RuleDescription rule(
      String name, Severity severity, Confidence confidence, String title) {
    return new RuleDescription(
        name,
        title,
        "0.1.0",
        severity,
        confidence,
        "all",
        List.of(),
        new PageText.Given("# " + name + "\n\nText.\n"));
  }
}
