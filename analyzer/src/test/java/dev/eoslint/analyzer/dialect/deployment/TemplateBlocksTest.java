package dev.eoslint.analyzer.dialect.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.dialect.deployment.TemplateBlocks.Branch;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TemplateBlocksTest {

  @Test
  void aConditionStandsAroundItsBlockAlone() {
    String template = "before {{- if .Values.a }} inside {{- end }} after";

    assertThat(tests(template, "inside")).containsExactly(".Values.a is true");
    assertThat(tests(template, "before")).isEmpty();
    assertThat(tests(template, "after")).isEmpty();
  }

  @Test
  void anAlternativeNeedsTheOthersToFail() {
    String template = "{{ if .a }} one {{ else if .b }} two {{- else -}} three {{ end }}";

    assertThat(tests(template, "one")).containsExactly(".a is true");
    assertThat(tests(template, "two")).containsExactly(".a is false", ".b is true");
    assertThat(tests(template, "three")).containsExactly(".a is false", ".b is false");
  }

  @Test
  void blocksNest() {
    String template = "{{ if .a }}{{ with .b }} deep {{ end }} shallow {{ end }}";

    assertThat(tests(template, "deep")).containsExactly(".a is true", ".b is true");
    assertThat(tests(template, "shallow")).containsExactly(".a is true");
    assertThat(TemplateBlocks.of(template).around(template.indexOf("deep")))
        .extracting(Branch::kind)
        .containsExactly(TemplateBlocks.Kind.IF, TemplateBlocks.Kind.WITH);
  }

  @ParameterizedTest
  @ValueSource(strings = {"range .Values.list", "define \"x\"", "block \"x\" ."})
  void repeatedAndNamedPartsAreNotFollowed(String action) {
    String template = "{{ " + action + " }} inside {{ end }}";

    assertThat(TemplateBlocks.of(template).around(template.indexOf("inside")))
        .extracting(Branch::kind)
        .containsExactly(TemplateBlocks.Kind.OTHER);
  }

  @Test
  void commentsAndValuesOpenNothing() {
    String template = "{{/* if .a */}} {{ .Values.iffy }} {{ ifdef }} text {{ end }} {{ else }}";

    assertThat(tests(template, "text")).isEmpty();
  }

  @Test
  void aBlockThatIsNotClosedReachesTheEnd() {
    assertThat(tests("{{ if .a }} text", "text")).containsExactly(".a is true");
  }

  private static List<String> tests(String template, String place) {
    return TemplateBlocks.of(template).around(template.indexOf(place)).stream()
        .flatMap(branch -> branch.tests().stream())
        .map(test -> test.expression() + " is " + test.expected())
        .toList();
  }
}
