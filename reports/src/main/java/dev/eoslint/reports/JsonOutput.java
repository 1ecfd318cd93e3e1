package dev.eoslint.reports;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** The way in which all JSON of this package is laid out. */
final class JsonOutput {

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          // A report that was cut short by a failure must not look like a whole one.
          .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT)
          .build();

  private JsonOutput() {}

  /** Writes one JSON document, indented by two spaces, with a final line feed. */
  static void write(OutputStream out, Document document) throws IOException {
    // The encoder of the JDK puts a question mark where a sole surrogate stands; the one of Jackson
    // would fail.
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    try (JsonGenerator json = FACTORY.createGenerator(writer)) {
      json.setPrettyPrinter(prettyPrinter());
      document.writeTo(json);
    }
    writer.write('\n');
    writer.flush();
  }

  private static DefaultPrettyPrinter prettyPrinter() {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    Separators separators =
        Separators.createDefaultInstance()
            .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("");
    return new DefaultPrettyPrinter(separators)
        .withObjectIndenter(indenter)
        .withArrayIndenter(indenter);
  }

  /** The content of a document. */
  @FunctionalInterface
  interface Document {
    void writeTo(JsonGenerator json) throws IOException;
  }
}
