package dev.eoslint.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

final class TreeReportTest {

  private static TreeReport parse(String json) throws IOException {
    return TreeReport.parse("acme/relay", json);
  }

  @Test
  void readsFindingsWithAllTheirPlaces() throws IOException {
    TreeReport report =
        parse(
            """
            {"schemaVersion": 1,
             "summary": {"javaFiles": 7, "analyzedFiles": 2},
             "findings": [{
               "rule": "random-id", "severity": "warning", "confidence": "high",
               "message": "It is random.",
               "location": {"path": "Relay.java", "startLine": 4, "endLine": 5},
               "related": [{"location": {"path": "Relay.java", "startLine": 9, "endLine": 9}}],
               "path": [{"location": {"path": "Main.java", "startLine": 3, "endLine": 3}}]}]}
            """);

    assertThat(report.javaFiles()).isEqualTo(7);
    assertThat(report.analyzedFiles()).isEqualTo(2);
    assertThat(report.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.rule()).isEqualTo("random-id");
              assertThat(finding.place()).isEqualTo(new Place("Relay.java", 4, 5));
              assertThat(finding.related())
                  .containsExactly(new Place("Relay.java", 9, 9), new Place("Main.java", 3, 3));
            });
  }

  @Test
  void keepsOnlyNoticesOfWhatWasNotAnalysed() throws IOException {
    TreeReport report =
        parse(
            """
            {"schemaVersion": 1, "diagnostics": [
              {"level": "note", "message": "Fine.",
               "location": {"path": "A.java", "startLine": 1, "endLine": 1}},
              {"level": "incomplete", "message": "Cannot be parsed.",
               "location": {"path": "B.java", "startLine": 2, "endLine": 2}}]}
            """);

    assertThat(report.notAnalyzed()).containsExactly("B.java:2  Cannot be parsed.");
  }

  @Test
  void refusesWhatIsNoReport() {
    assertThatThrownBy(() -> parse("{\"schemaVersion\": 2}")).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> parse("error: no")).isInstanceOf(IOException.class);
  }
}
