package dev.eoslint.reports;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.eoslint.analyzer.lint.LintResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What reports write, and what they are compared with. */
final class Written {

  private Written() {}

  static String text(Report report, LintResult result) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      report.write(result, out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  static JsonNode json(Report report, LintResult result) {
    return parsed(text(report, result));
  }

  static JsonNode parsed(String json) {
    try {
      return new ObjectMapper().readTree(json);
    } catch (IOException malformed) {
      throw new UncheckedIOException(malformed);
    }
  }

  static String resource(String name) {
    try (InputStream in = Written.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("There is no resource '" + name + "'.");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Returns what is wrong with {@code document} by the schema in the resource {@code name}. */
  static List<String> schemaErrors(String name, JsonNode document) {
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(parsed(resource(name)));
    return schema
        .validate(
            document,
            context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
        .stream()
        .map(Error::toString)
        .toList();
  }
}
