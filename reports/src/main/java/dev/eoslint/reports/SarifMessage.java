package dev.eoslint.reports;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.RelatedSite;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;

/** Writes texts as SARIF {@code message} objects. */
final class SarifMessage {

  private static final Pattern LOOKS_LIKE_LINK = Pattern.compile("\\[(?=[^\\[\\]]*]\\()");
  private static final Pattern SPECIAL_IN_LINK = Pattern.compile("[\\[\\]\\\\]");

  private SarifMessage() {}

  /** Writes a text that holds no link, even if it looks like one. */
  static void write(JsonGenerator json, String text) throws IOException {
    writeMessage(json, withoutLinks(text));
  }

  /**
   * Writes the message of a finding with links to its related places, whose ids are their running
   * numbers from 1.
   */
  static void write(JsonGenerator json, Finding finding) throws IOException {
    String links = links(finding.related());
    writeMessage(json, withoutLinks(finding.message()) + links);
  }

  private static void writeMessage(JsonGenerator json, String text) throws IOException {
    json.writeObjectFieldStart("message");
    json.writeStringField("text", text);
    json.writeEndObject();
  }

  private static String withoutLinks(String text) {
    return LOOKS_LIKE_LINK.matcher(text).replaceAll("\\\\[");
  }

  private static String links(List<RelatedSite> related) {
    StringBuilder links = new StringBuilder();
    int id = 1;
    for (RelatedSite place : related) {
      String label = SPECIAL_IN_LINK.matcher(place.label()).replaceAll("\\\\$0");
      links.append(id == 1 ? " See: " : ", ");
      links.append('[').append(label).append("](").append(id).append(')');
      id++;
    }
    return related.isEmpty() ? "" : links.append('.').toString();
  }
}
