package dev.eoslint.reports;

import static dev.eoslint.reports.ResultBuilder.finding;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.model.Site;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ConsoleReportTest {

  private static final String ESCAPE = "\u001B[";

  private final ByteArrayOutputStream diagnostics = new ByteArrayOutputStream();

  @TempDir private Path root;

  @Test
  void writesOneLinePerFinding() {
    assertThat(written(ConsoleStyle.PLAIN, OrderRelaySample.in(root)))
        .isEqualTo(Written.resource("order-relay.plain.txt"));
  }

  @Test
  void writesFrames() {
    assertThat(written(ConsoleStyle.FRAMES, OrderRelaySample.in(root)))
        .isEqualTo(Written.resource("order-relay.frames.txt"));
  }

  @Test
  void writesTheSameInColours() {
    String colored = written(ConsoleStyle.COLORED_FRAMES, OrderRelaySample.in(root));

    assertThat(colored).contains(ESCAPE);
    assertThat(colored.replaceAll("\u001B\\[[0-9;]*m", ""))
        .isEqualTo(Written.resource("order-relay.frames.txt"));
  }

  @Test
  void writesNoticesAndSummaryToTheSecondStream() {
    String findings = written(ConsoleStyle.PLAIN, OrderRelaySample.in(root));

    assertThat(findings).doesNotContain("Analyzed", "cannot be parsed");
    assertThat(diagnostics.toString(UTF_8))
        .isEqualTo(
            """
            pom.xml:1:1: note: The Kafka version is not known.
            src/main/java/com/acme/orders/Broken.java:1:1: incomplete: The file cannot be parsed.
            Analyzed 42 files (3 in depth). 1 error, 1 warning, 1 suppressed. The analysis is\
             incomplete: 1 notice says why. To learn more: eoslint explain\
             pipeline-reads-uncommitted
            """);
  }

  @Test
  void showsPathsFromTheWorkingFolder() {
    Path below = root.resolve("src/main");

    assertThat(written(ConsoleStyle.PLAIN, below, OrderRelaySample.in(root)))
        .startsWith(Path.of("java/com/acme/orders/Charges.java") + ":7:");
  }

  @Test
  void showsAbsolutePathsOutsideOfTheWorkingFolder() {
    Path elsewhere = root.resolve("elsewhere");

    assertThat(written(ConsoleStyle.PLAIN, elsewhere, OrderRelaySample.in(root)))
        .startsWith(root.resolve(OrderRelaySample.CHARGES) + ":7:");
  }

  @ParameterizedTest
  @MethodSource("dev.eoslint.reports.AwkwardPaths#all")
  void carriesPathsUnharmed(String path) {
    LintResult result =
        new ResultBuilder(root).finding(finding("a-rule", Site.startOf(path))).build();

    assertThat(written(ConsoleStyle.PLAIN, result))
        .isEqualTo(
            Path.of(path)
                + ":1:1: warning: Something is wrong here. It should be right. [a-rule]\n");
  }

  @Test
  void letsSourcesNeitherColourTheTerminalNorFakeALine() {
    String content = "send(\"\u001B[31m\u202Egnp\");";
    LintResult result =
        new ResultBuilder(root)
            .file("A.java", content)
            .finding(
                finding(
                    "a-rule",
                    new Site("A.java", 1, 1, 1, 5),
                    "The id is 'a\nB.java:1:1: error: b\u001B[2J'."))
            .build();

    assertThat(written(ConsoleStyle.PLAIN, result))
        .isEqualTo("A.java:1:1: warning: The id is 'a B.java:1:1: error: b\uFFFD[2J'. [a-rule]\n");
    assertThat(written(ConsoleStyle.FRAMES, result))
        .contains("send(\"\uFFFD[31m\uFFFDgnp\");")
        .doesNotContain(ESCAPE, "\u202E");
  }

  @Test
  void writesTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      assertThat(written(ConsoleStyle.PLAIN, OrderRelaySample.in(root)))
          .isEqualTo(Written.resource("order-relay.plain.txt"));
      assertThat(diagnostics.toString(UTF_8)).contains("Analyzed 42 files (3 in depth)");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void leavesTheStreamsOpen() throws Exception {
    ClosingGuard out = new ClosingGuard();
    ClosingGuard err = new ClosingGuard();

    new ConsoleReport(ConsoleStyle.FRAMES, root, err, Optional.empty())
        .write(OrderRelaySample.in(root), out);
    new JsonReport("0.1.0").write(OrderRelaySample.in(root), out);
    new SarifReport(SarifOptions.reproducible("0.1.0")).write(OrderRelaySample.in(root), out);

    assertThat(out.closed).isFalse();
    assertThat(err.closed).isFalse();
  }

  private String written(ConsoleStyle style, LintResult result) {
    return written(style, root, result);
  }

  private String written(ConsoleStyle style, Path workingFolder, LintResult result) {
    return Written.text(
        new ConsoleReport(style, workingFolder, diagnostics, Optional.empty()), result);
  }

  private static final class ClosingGuard extends OutputStream {

    private boolean closed;

    @Override
    public void write(int octet) {
      assertThat(closed).isFalse();
    }

    @Override
    public void close() {
      closed = true;
    }
  }
}
