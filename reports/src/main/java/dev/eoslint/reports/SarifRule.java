package dev.eoslint.reports;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.Severity;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Writes a rule as a SARIF {@code reportingDescriptor}. */
final class SarifRule {

  /** GitHub keeps 10 tags of a rule. */
  private static final int MOST_TAGS = 10;

  /** GitHub cuts descriptions of rules behind 1024 characters. */
  private static final int LONGEST_DESCRIPTION = 1024;

  private SarifRule() {}

  static void write(JsonGenerator json, RuleDescription rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", rule.name());
    json.writeStringField("name", pascalCase(rule.name()));
    writeMessage(json, "shortDescription", cut(rule.title() + "."));
    writeMessage(json, "fullDescription", cut(rule.summary()));
    json.writeObjectFieldStart("help");
    json.writeStringField("text", PlainPage.of(rule.page().text()));
    json.writeStringField("markdown", rule.page().text());
    json.writeEndObject();
    json.writeStringField("helpUri", rule.pageUrl());
    json.writeObjectFieldStart("defaultConfiguration");
    json.writeStringField("level", level(rule.severity()));
    json.writeEndObject();
    writeProperties(json, rule);
    json.writeEndObject();
  }

  /** Returns SARIF's word for a severity. */
  static String level(Severity severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case INFO -> "note";
    };
  }

  private static void writeProperties(JsonGenerator json, RuleDescription rule) throws IOException {
    json.writeObjectFieldStart("properties");
    json.writeStringField("precision", rule.confidence().word());
    json.writeStringField("problem.severity", problemSeverity(rule.severity()));
    json.writeArrayFieldStart("tags");
    for (String tag : rule.tags().stream().limit(MOST_TAGS).toList()) {
      json.writeString(tag);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static String problemSeverity(Severity severity) {
    return severity == Severity.INFO ? "recommendation" : severity.word();
  }

  private static void writeMessage(JsonGenerator json, String field, String text)
      throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", text);
    json.writeEndObject();
  }

  private static String pascalCase(String kebabCase) {
    return Arrays.stream(kebabCase.split("-"))
        .filter(word -> !word.isEmpty())
        .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
        .collect(Collectors.joining());
  }

  private static String cut(String text) {
    return text.length() <= LONGEST_DESCRIPTION
        ? text
        : text.substring(0, LONGEST_DESCRIPTION - 1) + "…";
  }
}
