package dev.eoslint.analyzer.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.Severity;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LintSettingsTest {

  @TempDir private Path folder;

  private List<String> active(LintSettings settings) {
    return catalogue().active(settings).stream().map(RuleDescription::name).toList();
  }

  private RuleCatalogue catalogue() {
    return new SampleProject(folder).linter().catalogue();
  }

  @Test
  void excludesAddUp() {
    assertThat(
            LintSettings.defaults()
                .withExcludes(List.of("generated"))
                .withExcludes(List.of("demo"))
                .excludes())
        .containsExactly("generated", "demo");
  }

  @Test
  void selectingTurnsAllOthersOff() {
    LintSettings settings =
        LintSettings.defaults().withOnlyRules(List.of("first-rule"), catalogue());

    assertThat(active(settings)).containsExactly("first-rule");
  }

  @Test
  void selectingKeepsSeveritiesAndTurnsOn() {
    LintSettings settings =
        LintSettings.defaults()
            .withRule("first-rule", RuleSetting.of(Severity.INFO))
            .withRule("second-rule", RuleSetting.OFF)
            .withOnlyRules(List.of("first-rule", "second-rule"), catalogue());

    assertThat(active(settings)).containsExactly("first-rule", "second-rule");
    assertThat(settings.rules()).containsEntry("first-rule", RuleSetting.of(Severity.INFO));
  }

  @Test
  void ignoringTurnsOff() {
    assertThat(active(LintSettings.defaults().withoutRules(List.of("first-rule"))))
        .doesNotContain("first-rule")
        .contains("second-rule");
  }
}
