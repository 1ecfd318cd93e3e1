package dev.eoslint.reports;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.SuppressedFinding;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.source.Notice;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/**
 * The result in the Static Analysis Results Interchange Format 2.1.0, for code scanning and
 * editors.
 *
 * <p>One run. All rules that were active are listed, so that "clean" can be told from "not run".
 * Braces in messages stay single although section 3.11.5 of the standard wants them doubled: no
 * message has placeholders, and viewers show the text as it stands.
 */
public final class SarifReport implements Report {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private final SarifOptions options;

  /** Creates the report. */
  public SarifReport(SarifOptions options) {
    this.options = options;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException when the analysed tree does not lie in the repository root of
   *     the options
   */
  @Override
  public void write(LintResult result, OutputStream out) throws IOException {
    String prefix = pathOfTree(result.root());
    JsonOutput.write(
        out,
        json -> {
          json.writeStartObject();
          json.writeStringField("$schema", SCHEMA);
          json.writeStringField("version", "2.1.0");
          json.writeArrayFieldStart("runs");
          writeRun(json, result, new SarifLocations(json, prefix));
          json.writeEndArray();
          json.writeEndObject();
        });
  }

  private void writeRun(JsonGenerator json, LintResult result, SarifLocations locations)
      throws IOException {
    List<RuleDescription> rules =
        result.rules().stream().sorted(Comparator.comparing(RuleDescription::name)).toList();
    json.writeStartObject();
    writeTool(json, rules);
    json.writeStringField("columnKind", "utf16CodeUnits");
    writeAutomationDetails(json);
    writeRoot(json, result.root());
    writeInvocation(json, result, locations);
    writeResults(json, result, new SarifResults(json, result, rules, locations));
    json.writeEndObject();
  }

  private void writeTool(JsonGenerator json, List<RuleDescription> rules) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", Tool.NAME);
    json.writeStringField("version", options.toolVersion());
    json.writeStringField("semanticVersion", options.toolVersion());
    json.writeStringField("informationUri", Tool.HOME);
    json.writeArrayFieldStart("rules");
    for (RuleDescription rule : rules) {
      SarifRule.write(json, rule);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private void writeAutomationDetails(JsonGenerator json) throws IOException {
    // The final slash says to GitHub that no id of the single run follows.
    String id = Tool.NAME + "/" + options.category().map(name -> name + "/").orElse("");
    json.writeObjectFieldStart("automationDetails");
    json.writeStringField("id", id);
    json.writeEndObject();
  }

  private void writeRoot(JsonGenerator json, Path tree) throws IOException {
    if (!options.absoluteRoot()) {
      return;
    }
    String uri =
        options.repositoryRoot().orElse(tree).toAbsolutePath().normalize().toUri().toString();
    json.writeObjectFieldStart("originalUriBaseIds");
    json.writeObjectFieldStart(SarifLocations.ROOT);
    json.writeStringField("uri", uri.endsWith("/") ? uri : uri + "/");
    json.writeEndObject();
    json.writeEndObject();
  }

  private void writeInvocation(JsonGenerator json, LintResult result, SarifLocations locations)
      throws IOException {
    json.writeArrayFieldStart("invocations");
    json.writeStartObject();
    json.writeBooleanField("executionSuccessful", !result.incomplete());
    if (options.period().isPresent()) {
      json.writeStringField("startTimeUtc", options.period().get().start().toString());
      json.writeStringField("endTimeUtc", options.period().get().end().toString());
    }
    if (!result.notices().isEmpty()) {
      json.writeArrayFieldStart("toolExecutionNotifications");
      for (Notice notice : result.notices()) {
        writeNotification(json, notice, locations);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
    json.writeEndArray();
  }

  private static void writeNotification(JsonGenerator json, Notice notice, SarifLocations locations)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("level", notice.level() == Notice.Level.INCOMPLETE ? "error" : "note");
    SarifMessage.write(json, notice.message());
    json.writeArrayFieldStart("locations");
    locations.write(notice.site());
    json.writeEndArray();
    json.writeEndObject();
  }

  private void writeResults(JsonGenerator json, LintResult result, SarifResults results)
      throws IOException {
    json.writeArrayFieldStart("results");
    for (Finding finding : result.findings()) {
      results.write(finding);
    }
    if (options.suppressed()) {
      for (SuppressedFinding suppressed : result.suppressed()) {
        results.write(suppressed);
      }
    }
    json.writeEndArray();
  }

  private String pathOfTree(Path tree) {
    Path root = tree.toAbsolutePath().normalize();
    Path repository = options.repositoryRoot().orElse(root).toAbsolutePath().normalize();
    if (!root.startsWith(repository)) {
      throw new IllegalArgumentException(
          "The analysed tree '%s' does not lie in '%s'.".formatted(root, repository));
    }
    StringBuilder prefix = new StringBuilder();
    if (!root.equals(repository)) {
      repository.relativize(root).forEach(folder -> prefix.append(folder).append('/'));
    }
    return prefix.toString();
  }
}
