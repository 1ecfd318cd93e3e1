package dev.eoslint.reports;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.eoslint.analyzer.model.Site;
import java.io.IOException;

/** Writes places as SARIF {@code location} objects. */
final class SarifLocations {

  /** The name of the folder that all URIs are relative to. */
  static final String ROOT = "SRCROOT";

  private final JsonGenerator json;
  private final String prefix;

  /**
   * Creates a writer.
   *
   * @param prefix what stands before the paths of sites: empty, or a path that ends in a slash
   */
  SarifLocations(JsonGenerator json, String prefix) {
    this.json = json;
    this.prefix = prefix;
  }

  /** Writes a place of which nothing is to be said. */
  void write(Site site) throws IOException {
    json.writeStartObject();
    writePhysicalLocation(site);
    json.writeEndObject();
  }

  /** Writes a place with a text that tells what is there. */
  void write(Site site, String label) throws IOException {
    json.writeStartObject();
    writePhysicalLocation(site);
    SarifMessage.write(json, label);
    json.writeEndObject();
  }

  /** Writes a place that the text of a message links to by {@code id}. */
  void write(int id, Site site, String label) throws IOException {
    json.writeStartObject();
    json.writeNumberField("id", id);
    writePhysicalLocation(site);
    SarifMessage.write(json, label);
    json.writeEndObject();
  }

  private void writePhysicalLocation(Site site) throws IOException {
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", RelativeUri.of(prefix + site.file()));
    json.writeStringField("uriBaseId", ROOT);
    json.writeEndObject();
    json.writeObjectFieldStart("region");
    json.writeNumberField("startLine", site.startLine());
    json.writeNumberField("startColumn", site.startColumn());
    json.writeNumberField("endLine", site.endLine());
    json.writeNumberField("endColumn", site.endColumn());
    json.writeEndObject();
    json.writeEndObject();
  }
}
