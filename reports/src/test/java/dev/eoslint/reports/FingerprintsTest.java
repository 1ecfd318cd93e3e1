package dev.eoslint.reports;

import static dev.eoslint.reports.ResultBuilder.finding;
import static dev.eoslint.reports.ResultBuilder.siteOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Finding;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FingerprintsTest {

  @TempDir private Path root;

  @Test
  void staysWhenLinesAreInsertedAbove() {
    assertThat(fingerprint("A.java", "class A {\n\n  // new\n  send();\n}\n"))
        .isEqualTo(fingerprint("A.java", "class A {\n  send();\n}\n"));
  }

  @Test
  void staysWhenTheLineIsReformatted() {
    assertThat(fingerprint("A.java", "class A {\r\n\t\tsend() ;\r\n}\r\n"))
        .isEqualTo(fingerprint("A.java", "class A {\n  send();\n}\n"));
  }

  @Test
  void changesWithTheTextOfTheLine() {
    assertThat(fingerprint("A.java", "send(1);")).isNotEqualTo(fingerprint("A.java", "send(2);"));
  }

  @Test
  void changesWithThePath() {
    assertThat(fingerprint("A.java", "send();")).isNotEqualTo(fingerprint("B.java", "send();"));
  }

  @Test
  void tellsRulesAndRepetitionsApart() {
    String content = "send();\nsend();\n";
    Finding first = finding("rule-a", new Site("A.java", 1, 1, 1, 5));
    Finding second = finding("rule-a", new Site("A.java", 2, 1, 2, 5));
    Finding otherRule = finding("rule-b", new Site("A.java", 2, 1, 2, 5));
    Fingerprints fingerprints =
        fingerprints(
            new ResultBuilder(root)
                .file("A.java", content)
                .finding(first)
                .finding(second)
                .finding(otherRule)
                .build());

    assertThat(
            List.of(fingerprints.get(first), fingerprints.get(second), fingerprints.get(otherRule)))
        .doesNotHaveDuplicates()
        .allMatch(fingerprint -> fingerprint.matches("[0-9a-f]{16}"));
  }

  @Test
  void keepsTheNameOfARepetitionWhenTheFirstIsSuppressed() {
    Finding first = finding("rule-a", new Site("A.java", 1, 1, 1, 5));
    Finding second = finding("rule-a", new Site("A.java", 2, 1, 2, 5));
    ResultBuilder open = new ResultBuilder(root).file("A.java", "send();\nsend();\n");
    ResultBuilder silenced = new ResultBuilder(root).file("A.java", "send();\nsend();\n");

    String before = fingerprints(open.finding(first).finding(second).build()).get(second);
    String after =
        fingerprints(silenced.suppressed(first, "known").finding(second).build()).get(second);

    assertThat(after).isEqualTo(before);
  }

  @Test
  void existsForAFileThatIsGone() {
    Finding finding = finding("rule-a", Site.startOf("Gone.java"));

    assertThat(fingerprints(new ResultBuilder(root).finding(finding).build()).get(finding))
        .hasSize(16);
  }

  @Test
  void doesNotChangeFromReleaseToRelease() {
    assertThat(fingerprint("A.java", "class A {\n  send();\n}\n")).isEqualTo("5144b5a3af31f947");
  }

  @Test
  void rejectsAFindingOfAnotherResult() {
    Fingerprints none = fingerprints(new ResultBuilder(root).build());

    assertThatIllegalArgumentException()
        .isThrownBy(() -> none.get(finding("rule-a", Site.startOf("A.java"))));
  }

  private String fingerprint(String path, String content) {
    Finding finding = finding("rule-a", siteOf(path, content, "send("));
    LintResult result = new ResultBuilder(root).file(path, content).finding(finding).build();
    return fingerprints(result).get(finding);
  }

  private static Fingerprints fingerprints(LintResult result) {
    return Fingerprints.of(result, new Sources(result));
  }
}
