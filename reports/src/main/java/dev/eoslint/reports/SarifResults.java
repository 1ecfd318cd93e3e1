package dev.eoslint.reports;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.SuppressedFinding;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.RelatedSite;
import dev.eoslint.analyzer.rule.RuleDescription;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes findings as SARIF {@code result} objects. */
final class SarifResults {

  private final JsonGenerator json;
  private final SarifLocations locations;
  private final Sources sources;
  private final Fingerprints fingerprints;
  private final Map<String, Integer> ruleIndexes = new HashMap<>();
  private @Nullable String hashedFile;
  private Optional<PrimaryLocationLineHash> hashes = Optional.empty();

  /**
   * Creates a writer.
   *
   * @param rules the rules in the order of the report
   */
  SarifResults(
      JsonGenerator json,
      LintResult result,
      List<RuleDescription> rules,
      SarifLocations locations) {
    this.json = json;
    this.locations = locations;
    this.sources = new Sources(result);
    this.fingerprints = Fingerprints.of(result, sources);
    for (RuleDescription rule : rules) {
      ruleIndexes.put(rule.name(), ruleIndexes.size());
    }
  }

  void write(Finding finding) throws IOException {
    json.writeStartObject();
    writeFields(finding);
    json.writeEndObject();
  }

  void write(SuppressedFinding suppressed) throws IOException {
    json.writeStartObject();
    writeFields(suppressed.finding());
    json.writeArrayFieldStart("suppressions");
    json.writeStartObject();
    json.writeStringField("kind", "inSource");
    json.writeStringField("status", "accepted");
    if (!suppressed.reason().isEmpty()) {
      json.writeStringField("justification", suppressed.reason());
    }
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }

  private void writeFields(Finding finding) throws IOException {
    json.writeStringField("ruleId", finding.rule());
    Integer ruleIndex = ruleIndexes.get(finding.rule());
    if (ruleIndex != null) {
      json.writeNumberField("ruleIndex", ruleIndex);
    }
    json.writeStringField("level", SarifRule.level(finding.severity()));
    SarifMessage.write(json, finding);
    json.writeArrayFieldStart("locations");
    locations.write(finding.site(), sources.text(finding.site().file()));
    json.writeEndArray();
    writeRelated(finding.related());
    writePath(finding);
    writeFingerprints(finding);
    json.writeObjectFieldStart("properties");
    json.writeStringField("confidence", finding.confidence().word());
    json.writeEndObject();
  }

  private void writeRelated(List<RelatedSite> related) throws IOException {
    if (related.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("relatedLocations");
    int id = 1;
    for (RelatedSite place : related) {
      locations.write(id++, place.site(), place.label());
    }
    json.writeEndArray();
  }

  private void writePath(Finding finding) throws IOException {
    if (finding.path().isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("codeFlows");
    json.writeStartObject();
    json.writeArrayFieldStart("threadFlows");
    json.writeStartObject();
    json.writeArrayFieldStart("locations");
    for (RelatedSite step : finding.path()) {
      writeStep(step.site(), step.label());
    }
    writeStep(finding.site(), finding.message());
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  private void writeStep(Site site, String text) throws IOException {
    json.writeStartObject();
    json.writeFieldName("location");
    locations.write(site, text);
    json.writeEndObject();
  }

  private void writeFingerprints(Finding finding) throws IOException {
    json.writeObjectFieldStart("partialFingerprints");
    Optional<String> hash =
        hashesOf(finding.site().file()).flatMap(all -> all.ofLine(finding.site().startLine()));
    if (hash.isPresent()) {
      json.writeStringField("primaryLocationLineHash", hash.get());
    }
    json.writeStringField(Fingerprints.KEY, fingerprints.get(finding));
    json.writeEndObject();
  }

  private Optional<PrimaryLocationLineHash> hashesOf(String file) {
    if (!file.equals(hashedFile)) {
      hashedFile = file;
      hashes = sources.bytesAsUtf8(file).map(PrimaryLocationLineHash::new);
    }
    return hashes;
  }
}
