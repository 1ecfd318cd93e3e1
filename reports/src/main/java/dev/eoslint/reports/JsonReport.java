package dev.eoslint.reports;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.LintSummary;
import dev.eoslint.analyzer.lint.SuppressedFinding;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.RelatedSite;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.analyzer.source.Notice;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The whole result as JSON, for programs.
 *
 * <p>{@code eoslint-report-1.schema.json} beside this class describes it. Fields may be added
 * within a version of the schema; readers skip what they do not know.
 */
public final class JsonReport implements Report {

  /** The version of the format. It grows when a field goes away or changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  private final String toolVersion;

  /**
   * Creates the report.
   *
   * @param toolVersion the version of eoslint
   */
  public JsonReport(String toolVersion) {
    this.toolVersion = toolVersion;
  }

  @Override
  public void write(LintResult result, OutputStream out) throws IOException {
    JsonOutput.write(out, json -> new Document(json, result).write(toolVersion));
  }

  private static final class Document {

    private final JsonGenerator json;
    private final LintResult result;
    private final Fingerprints fingerprints;
    private final RulePages pages;

    Document(JsonGenerator json, LintResult result) {
      this.json = json;
      this.result = result;
      this.fingerprints = Fingerprints.of(result, new Sources(result));
      this.pages = new RulePages(result);
    }

    void write(String toolVersion) throws IOException {
      json.writeStartObject();
      json.writeNumberField("schemaVersion", SCHEMA_VERSION);
      json.writeObjectFieldStart("tool");
      json.writeStringField("name", Tool.NAME);
      json.writeStringField("version", toolVersion);
      json.writeEndObject();
      writeSummary();
      json.writeArrayFieldStart("findings");
      for (Finding finding : result.findings()) {
        json.writeStartObject();
        writeFields(finding);
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeArrayFieldStart("suppressed");
      for (SuppressedFinding suppressed : result.suppressed()) {
        json.writeStartObject();
        writeFields(suppressed.finding());
        json.writeStringField("reason", suppressed.reason());
        json.writeEndObject();
      }
      json.writeEndArray();
      writeDiagnostics();
      json.writeEndObject();
    }

    private void writeSummary() throws IOException {
      LintSummary summary = result.summary();
      json.writeObjectFieldStart("summary");
      json.writeNumberField("javaFiles", summary.javaFiles());
      json.writeNumberField("configurationFiles", summary.configurationFiles());
      json.writeNumberField("analyzedFiles", summary.analyzedFiles());
      json.writeBooleanField("usesKafka", summary.usesKafka());
      json.writeBooleanField("complete", !result.incomplete());
      json.writeNumberField("errors", result.count(Severity.ERROR));
      json.writeNumberField("warnings", result.count(Severity.WARNING));
      json.writeNumberField("infos", result.count(Severity.INFO));
      json.writeNumberField("suppressed", result.suppressed().size());
      json.writeEndObject();
    }

    private void writeFields(Finding finding) throws IOException {
      json.writeStringField("rule", finding.rule());
      json.writeStringField("severity", finding.severity().word());
      json.writeStringField("confidence", finding.confidence().word());
      json.writeStringField("message", finding.message());
      writeLocation(finding.site());
      writeLabelled("related", finding.related());
      writeLabelled("path", finding.path());
      Optional<String> page = pages.address(finding.rule());
      if (page.isPresent()) {
        json.writeStringField("docs", page.get());
      }
      json.writeStringField("fingerprint", fingerprints.get(finding));
    }

    private void writeLabelled(String field, List<RelatedSite> places) throws IOException {
      json.writeArrayFieldStart(field);
      for (RelatedSite place : places) {
        json.writeStartObject();
        writeLocation(place.site());
        json.writeStringField("label", place.label());
        json.writeEndObject();
      }
      json.writeEndArray();
    }

    private void writeDiagnostics() throws IOException {
      json.writeArrayFieldStart("diagnostics");
      for (Notice notice : result.notices()) {
        json.writeStartObject();
        json.writeStringField("level", notice.level().name().toLowerCase(Locale.ROOT));
        json.writeStringField("message", notice.message());
        writeLocation(notice.site());
        json.writeEndObject();
      }
      json.writeEndArray();
    }

    private void writeLocation(Site site) throws IOException {
      json.writeObjectFieldStart("location");
      json.writeStringField("path", site.file());
      json.writeNumberField("startLine", site.startLine());
      json.writeNumberField("startColumn", site.startColumn());
      json.writeNumberField("endLine", site.endLine());
      json.writeNumberField("endColumn", site.endColumn());
      json.writeEndObject();
    }
  }
}
