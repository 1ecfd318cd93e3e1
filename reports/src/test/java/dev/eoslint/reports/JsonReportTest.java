package dev.eoslint.reports;

import static dev.eoslint.reports.ResultBuilder.finding;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.model.Site;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class JsonReportTest {

  private static final String SCHEMA = "eoslint-report-1.schema.json";
  private static final JsonReport REPORT = new JsonReport("0.1.0");

  @TempDir private Path root;

  @Test
  void writesTheSample() {
    String json = Written.text(REPORT, OrderRelaySample.in(root));

    assertThat(json).isEqualTo(Written.resource("order-relay.json"));
    assertThat(Written.schemaErrors(SCHEMA, Written.parsed(json))).isEmpty();
  }

  @Test
  void writesAnEmptyResult() {
    JsonNode json = Written.json(REPORT, new ResultBuilder(root).build());

    assertThat(json.at("/findings")).isEmpty();
    assertThat(json.at("/summary/complete").booleanValue()).isTrue();
    assertThat(Written.schemaErrors(SCHEMA, json)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource
  void theSchemaRejects(Consumer<ObjectNode> damage) {
    ObjectNode json = (ObjectNode) Written.json(REPORT, OrderRelaySample.in(root));

    damage.accept(json);

    assertThat(Written.schemaErrors(SCHEMA, json)).isNotEmpty();
  }

  static Stream<Consumer<ObjectNode>> theSchemaRejects() {
    return Stream.of(
        json -> json.put("schemaVersion", 2),
        json -> json.remove("diagnostics"),
        json -> ((ObjectNode) json.at("/summary")).put("errors", -1),
        json -> ((ObjectNode) json.at("/findings/0")).put("severity", "fatal"),
        json -> ((ObjectNode) json.at("/findings/0")).put("rule", "Not A Rule"),
        json -> ((ObjectNode) json.at("/findings/0")).put("docs", "no address"),
        json -> ((ObjectNode) json.at("/findings/0")).put("fingerprint", "12"),
        json -> ((ObjectNode) json.at("/findings/0/location")).put("startLine", 0),
        json -> ((ObjectNode) json.at("/findings/0/related/0")).remove("label"),
        json -> ((ObjectNode) json.at("/suppressed/0")).remove("reason"),
        json -> ((ObjectNode) json.at("/suppressed/0")).remove("message"));
  }

  @Test
  void allowsFieldsThatALaterReleaseAdds() {
    ObjectNode json = (ObjectNode) Written.json(REPORT, OrderRelaySample.in(root));

    json.put("later", 1);
    ((ObjectNode) json.at("/findings/0")).put("later", 1);

    assertThat(Written.schemaErrors(SCHEMA, json)).isEmpty();
  }

  @Test
  void leavesOutThePageOfARuleThatWasNotActive() {
    LintResult result =
        new ResultBuilder(root).finding(finding("a-rule", Site.startOf("A.java"))).build();

    JsonNode json = Written.json(REPORT, result);

    assertThat(json.at("/findings/0").has("docs")).isFalse();
    assertThat(Written.schemaErrors(SCHEMA, json)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("dev.eoslint.reports.AwkwardPaths#all")
  void carriesPathsUnharmed(String path) {
    LintResult result =
        new ResultBuilder(root).finding(finding("a-rule", Site.startOf(path))).build();

    assertThat(Written.json(REPORT, result).at("/findings/0/location/path").textValue())
        .isEqualTo(path);
  }

  @Test
  void survivesHalfASurrogatePairInAMessage() {
    LintResult result =
        new ResultBuilder(root)
            .finding(finding("a-rule", Site.startOf("A.java"), "The id is '\uD83D'."))
            .build();

    assertThat(Written.json(REPORT, result).at("/findings/0/message").textValue())
        .isEqualTo("The id is '?'.");
  }
}
