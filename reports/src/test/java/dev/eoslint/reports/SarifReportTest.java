package dev.eoslint.reports;

import static dev.eoslint.reports.ResultBuilder.finding;
import static dev.eoslint.reports.ResultBuilder.rule;
import static dev.eoslint.reports.ResultBuilder.withRelated;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.PageText;
import dev.eoslint.analyzer.rule.RelatedSite;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.Severity;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SarifReportTest {

  private static final String SCHEMA = "sarif-2.1.0.json";
  private static final SarifOptions OPTIONS = SarifOptions.reproducible("0.1.0");

  @TempDir private Path root;

  @Test
  void writesTheSample() {
    String sarif = Written.text(new SarifReport(OPTIONS), OrderRelaySample.in(root));

    assertThat(sarif).isEqualTo(Written.resource("order-relay.sarif"));
    assertThat(Written.schemaErrors(SCHEMA, Written.parsed(sarif))).isEmpty();
  }

  @Test
  void writesEverythingThatCanBeAskedFor() {
    SarifOptions all =
        OPTIONS
            .withAbsoluteRoot()
            .withCategory("backend")
            .withPeriod(
                Instant.parse("2026-01-02T03:04:05Z"), Instant.parse("2026-01-02T03:04:06Z"))
            .withRepositoryRoot(root)
            .withSuppressed();

    JsonNode sarif = Written.json(new SarifReport(all), OrderRelaySample.in(root.resolve("app")));

    assertThat(Written.schemaErrors(SCHEMA, sarif)).isEmpty();
    JsonNode run = sarif.at("/runs/0");
    assertThat(run.at("/automationDetails/id").textValue()).isEqualTo("eoslint/backend/");
    assertThat(run.at("/originalUriBaseIds/SRCROOT/uri").textValue())
        .isEqualTo(root.toUri().toString())
        .endsWith("/");
    assertThat(run.at("/invocations/0/startTimeUtc").textValue()).isEqualTo("2026-01-02T03:04:05Z");
    assertThat(run.at("/invocations/0/endTimeUtc").textValue()).isEqualTo("2026-01-02T03:04:06Z");
    assertThat(uri(run.at("/results/0"))).isEqualTo("app/" + OrderRelaySample.CHARGES);
    assertThat(run.at("/results/2/suppressions/0").toString())
        .isEqualTo(
            """
            {"kind":"inSource","status":"accepted","justification":"one instance by design"}\
            """);
  }

  @Test
  void rejectsATreeOutsideOfTheRepository() {
    SarifReport report = new SarifReport(OPTIONS.withRepositoryRoot(root.resolve("other")));
    LintResult result = OrderRelaySample.in(root);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> report.write(result, OutputStream.nullOutputStream()))
        .withMessageContaining("does not lie in");
  }

  @ParameterizedTest
  @MethodSource
  void theSchemaRejects(Consumer<ObjectNode> damage) {
    ObjectNode sarif =
        (ObjectNode) Written.json(new SarifReport(OPTIONS), OrderRelaySample.in(root));

    damage.accept(sarif);

    assertThat(Written.schemaErrors(SCHEMA, sarif)).isNotEmpty();
  }

  static Stream<Consumer<ObjectNode>> theSchemaRejects() {
    return Stream.of(
        sarif -> sarif.remove("version"),
        sarif -> sarif.put("version", "2.0.0"),
        sarif -> ((ObjectNode) sarif.at("/runs/0/tool/driver")).remove("name"),
        sarif -> ((ObjectNode) sarif.at("/runs/0/results/0")).put("level", "bad"),
        sarif -> ((ObjectNode) sarif.at("/runs/0/results/0")).put("ruleIndex", -2),
        sarif -> ((ObjectNode) sarif.at("/runs/0/results/0")).remove("message"),
        sarif -> region(sarif).put("startLine", 0),
        sarif -> region(sarif).put("line", 1),
        sarif ->
            ((ObjectNode)
                    sarif.at("/runs/0/results/0/locations/0/physicalLocation/artifactLocation"))
                .put("uri", "src/main java/A.java"),
        sarif -> ((ArrayNode) sarif.at("/runs/0/results")).add("text"));
  }

  @Test
  void sortsRulesAndRefersToThemByIndex() {
    LintResult result =
        new ResultBuilder(root)
            .rule(rule("b-rule"))
            .rule(rule("c-rule"))
            .rule(rule("a-rule"))
            .finding(finding("b-rule", Site.startOf("A.java")))
            .build();
    LintResult reversed =
        new LintResult(
            result.root(),
            result.findings(),
            result.suppressed(),
            result.notices(),
            List.of(rule("c-rule"), rule("b-rule"), rule("a-rule")),
            result.summary(),
            result.sources());

    JsonNode run = run(reversed);

    assertThat(run.at("/tool/driver/rules").findValuesAsText("id"))
        .containsExactly("a-rule", "b-rule", "c-rule");
    assertThat(run.at("/results/0/ruleIndex").intValue()).isEqualTo(1);
  }

  @Test
  void leavesOutTheIndexOfARuleThatWasNotActive() {
    LintResult result =
        new ResultBuilder(root).finding(finding("a-rule", Site.startOf("A.java"))).build();

    JsonNode sarif = Written.json(new SarifReport(OPTIONS), result);

    assertThat(sarif.at("/runs/0/results/0").has("ruleIndex")).isFalse();
    assertThat(Written.schemaErrors(SCHEMA, sarif)).isEmpty();
  }

  @Test
  void keepsRulesWithinTheLimitsOfGitHub() {
    RuleDescription verbose =
        new RuleDescription(
            "verbose-rule",
            "x".repeat(2000),
            "0.1.0",
            Severity.INFO,
            Confidence.LOW,
            "all",
            Collections.nCopies(12, "tag"),
            new PageText.Given("# verbose-rule\n\n" + "y".repeat(2000) + "\n"));

    JsonNode rule = run(new ResultBuilder(root).rule(verbose).build()).at("/tool/driver/rules/0");

    assertThat(rule.at("/shortDescription/text").textValue()).hasSize(1024).endsWith("…");
    assertThat(rule.at("/fullDescription/text").textValue()).hasSize(1024).endsWith("…");
    assertThat(rule.at("/properties/tags")).hasSize(10);
    assertThat(rule.at("/properties/problem.severity").textValue()).isEqualTo("recommendation");
    assertThat(rule.at("/defaultConfiguration/level").textValue()).isEqualTo("note");
  }

  @Test
  void isUnsuccessfulOnlyWhenTheAnalysisIsIncomplete() {
    assertThat(
            run(OrderRelaySample.in(root)).at("/invocations/0/executionSuccessful").booleanValue())
        .isFalse();
    assertThat(
            run(new ResultBuilder(root).build())
                .at("/invocations/0/executionSuccessful")
                .booleanValue())
        .isTrue();
  }

  @Test
  void escapesTextThatLooksLikeALink() {
    Finding finding =
        withRelated(
            finding("a-rule", Site.startOf("A.java"), "'topics[0](x)' and 'topics[1]' differ."),
            new RelatedSite(Site.startOf("B.java"), "topics[0] is made here"));

    JsonNode result = run(new ResultBuilder(root).finding(finding).build()).at("/results/0");

    assertThat(result.at("/message/text").textValue())
        .isEqualTo(
            "'topics\\[0](x)' and 'topics[1]' differ. See: [topics\\[0\\] is made here](1).");
    assertThat(result.at("/relatedLocations/0/id").intValue()).isEqualTo(1);
  }

  @Test
  void givesTheHashOfGitHubForTheBytesOfTheFile() {
    LintResult result =
        new ResultBuilder(root)
            .file("A.java", "\uFEFFclass A {\n}\n")
            .finding(finding("a-rule", Site.startOf("A.java")))
            .build();

    assertThat(hash(run(result).at("/results/0"))).isEqualTo("5033fb82626701d5:1");
  }

  @Test
  void leavesOutTheHashOfGitHubWhenThereIsNoSuchLine() {
    LintResult result =
        new ResultBuilder(root)
            .file("A.java", "class A {}")
            .finding(finding("a-rule", new Site("A.java", 9, 1, 9, 2)))
            .finding(finding("a-rule", Site.startOf("Gone.java")))
            .build();

    assertThat(run(result).at("/results"))
        .hasSize(2)
        .allSatisfy(
            each ->
                assertThat(each.at("/partialFingerprints").fieldNames())
                    .toIterable()
                    .containsExactly("eoslintFingerprint/v1"));
  }

  @Test
  void showsTheLinesAroundAPlace() {
    String content = "one\r\ntwo\r\nthree\r\nfour\r\n";

    assertThat(context(content, new Site("A.java", 2, 1, 2, 4)).toString())
        .isEqualTo(
            """
            {"startLine":1,"endLine":3,"snippet":{"text":"one\\ntwo\\nthree"}}\
            """);
    assertThat(context(content, new Site("A.java", 4, 1, 4, 5)).toString())
        .isEqualTo(
            """
            {"startLine":3,"endLine":4,"snippet":{"text":"three\\nfour"}}\
            """);
  }

  @Test
  void leavesOutLinesThatShowNoMoreOrTooMuch() {
    assertThat(context("one\n", new Site("A.java", 1, 1, 1, 4)).isMissingNode()).isTrue();
    assertThat(context("one\n" + "x".repeat(600), new Site("A.java", 1, 1, 1, 4)).isMissingNode())
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource("dev.eoslint.reports.AwkwardPaths#all")
  void percentEncodesPaths(String path) {
    LintResult result =
        new ResultBuilder(root)
            .file(path, "class A {}")
            .finding(finding("a-rule", Site.startOf(path)))
            .build();

    JsonNode sarif = Written.json(new SarifReport(OPTIONS), result);

    String uri = uri(sarif.at("/runs/0/results/0"));
    assertThat(uri).matches("[A-Za-z0-9%/._~!$&'()*+,;=@-]+");
    assertThat(URI.create(uri).getPath()).isEqualTo(path);
    assertThat(Written.schemaErrors(SCHEMA, sarif)).isEmpty();
  }

  @Test
  void writesMoreResultsThanGitHubTakes() {
    int results = 25_001;
    ResultBuilder builder =
        new ResultBuilder(root).file("A.java", "send();\n".repeat(results)).rule(rule("a-rule"));
    for (int line = 1; line <= results; line++) {
      builder.finding(finding("a-rule", new Site("A.java", line, 1, line, 5)));
    }

    JsonNode written = run(builder.build()).at("/results");

    assertThat(written).hasSize(results);
    assertThat(written.findValuesAsText("eoslintFingerprint/v1"))
        .hasSize(results)
        .doesNotHaveDuplicates();
    assertThat(hash(written.get(results - 1))).endsWith(":1");
  }

  private JsonNode run(LintResult result) {
    return Written.json(new SarifReport(OPTIONS), result).at("/runs/0");
  }

  private JsonNode context(String content, Site site) {
    LintResult result =
        new ResultBuilder(root).file("A.java", content).finding(finding("a-rule", site)).build();
    return run(result).at("/results/0/locations/0/physicalLocation/contextRegion");
  }

  private static String uri(JsonNode result) {
    return result.at("/locations/0/physicalLocation/artifactLocation/uri").textValue();
  }

  private static String hash(JsonNode result) {
    return result.at("/partialFingerprints/primaryLocationLineHash").textValue();
  }

  private static ObjectNode region(JsonNode sarif) {
    return (ObjectNode) sarif.at("/runs/0/results/0/locations/0/physicalLocation/region");
  }
}
