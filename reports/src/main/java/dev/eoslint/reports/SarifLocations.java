package dev.eoslint.reports;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;
import java.io.IOException;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes places as SARIF {@code location} objects. */
final class SarifLocations {

  /** The name of the folder that all URIs are relative to. */
  static final String ROOT = "SRCROOT";

  /** The most characters of context, which keeps files in which a line is a book out. */
  private static final int LONGEST_CONTEXT = 600;

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
    write(site, Optional.empty());
  }

  /**
   * Writes a place with the lines around it.
   *
   * @param text the text of the file; without it there are no lines to show
   */
  void write(Site site, Optional<SourceText> text) throws IOException {
    json.writeStartObject();
    writePhysicalLocation(site, text);
    json.writeEndObject();
  }

  /** Writes a place with a text that tells what is there. */
  void write(Site site, String label) throws IOException {
    json.writeStartObject();
    writePhysicalLocation(site, Optional.empty());
    SarifMessage.write(json, label);
    json.writeEndObject();
  }

  /** Writes a place that the text of a message links to by {@code id}. */
  void write(int id, Site site, String label) throws IOException {
    json.writeStartObject();
    json.writeNumberField("id", id);
    writePhysicalLocation(site, Optional.empty());
    SarifMessage.write(json, label);
    json.writeEndObject();
  }

  private void writePhysicalLocation(Site site, Optional<SourceText> text) throws IOException {
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
    if (text.isPresent()) {
      writeContext(site, text.get());
    }
    json.writeEndObject();
  }

  private void writeContext(Site site, SourceText text) throws IOException {
    int first = Math.max(site.startLine() - 1, 1);
    int last = Math.min(site.endLine() + 1, lastLine(text));
    String lines =
        IntStream.rangeClosed(first, last).mapToObj(text::line).collect(Collectors.joining("\n"));
    // The standard wants the context to be larger than the region.
    boolean larger = first < site.startLine() || last > site.endLine();
    if (!larger || lines.length() > LONGEST_CONTEXT) {
      return;
    }
    json.writeObjectFieldStart("contextRegion");
    json.writeNumberField("startLine", first);
    json.writeNumberField("endLine", last);
    json.writeObjectFieldStart("snippet");
    json.writeStringField("text", lines);
    json.writeEndObject();
    json.writeEndObject();
  }

  /** Returns the number of the last line that is not just what follows the final line end. */
  private static int lastLine(SourceText text) {
    int last = text.lineCount();
    return text.line(last).isEmpty() ? last - 1 : last;
  }
}
