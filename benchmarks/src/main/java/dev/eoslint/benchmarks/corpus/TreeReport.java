package dev.eoslint.benchmarks.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What eoslint reports on one tree.
 *
 * @param javaFiles how many Java files it has seen
 * @param analyzedFiles how many files it has analysed
 * @param findings the findings in the order of the report
 * @param notAnalyzed what was not analysed, as messages with their place
 */
record TreeReport(
    int javaFiles, int analyzedFiles, List<ReportedFinding> findings, List<String> notAnalyzed) {

  /** The version of the format that this class reads. */
  private static final int SCHEMA_VERSION = 1;

  TreeReport {
    findings = List.copyOf(findings);
    notAnalyzed = List.copyOf(notAnalyzed);
  }

  /**
   * Reads a report.
   *
   * @param repository the repository that it is about
   * @throws IOException when the text is no such report
   */
  static TreeReport parse(String repository, String json) throws IOException {
    JsonNode root = new ObjectMapper().readTree(json);
    if (root.path("schemaVersion").asInt() != SCHEMA_VERSION) {
      throw new IOException("The report is not of version " + SCHEMA_VERSION + ".");
    }
    List<ReportedFinding> findings = new ArrayList<>();
    root.path("findings").forEach(node -> findings.add(finding(repository, node)));
    List<String> notAnalyzed = new ArrayList<>();
    for (JsonNode node : root.path("diagnostics")) {
      if (node.path("level").asText().equals("incomplete")) {
        Place place = place(node);
        notAnalyzed.add(
            place.file() + ":" + place.firstLine() + "  " + node.path("message").asText());
      }
    }
    JsonNode summary = root.path("summary");
    return new TreeReport(
        summary.path("javaFiles").asInt(),
        summary.path("analyzedFiles").asInt(),
        findings,
        notAnalyzed);
  }

  private static ReportedFinding finding(String repository, JsonNode node) {
    List<Place> related = new ArrayList<>();
    node.path("related").forEach(other -> related.add(place(other)));
    node.path("path").forEach(call -> related.add(place(call)));
    return new ReportedFinding(
        repository,
        node.path("rule").asText(),
        node.path("severity").asText(),
        node.path("confidence").asText(),
        node.path("message").asText(),
        place(node),
        related);
  }

  private static Place place(JsonNode node) {
    JsonNode location = node.path("location");
    return new Place(
        location.path("path").asText(),
        location.path("startLine").asInt(),
        location.path("endLine").asInt());
  }
}
