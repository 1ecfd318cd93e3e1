package dev.eoslint.reports;

import static dev.eoslint.reports.ResultBuilder.finding;
import static dev.eoslint.reports.ResultBuilder.rule;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.RelatedSite;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MavenConsoleLinesTest {

  /** The problem matcher {@code maven-javac} of actions/setup-java. */
  private static final Pattern SETUP_JAVA =
      Pattern.compile("^\\[(WARNING|ERROR)\\]\\s+(.+?\\.java):\\[(\\d+),(\\d+)\\]\\s+(.+)$");

  /** The console filter of IntelliJ, whose paths hold nothing but these characters. */
  private static final Pattern INTELLIJ =
      Pattern.compile(
          "(?:^|(?:\\[\\w+\\]\\s*)( /)?)((?:\\p{Alpha}\\:)?[0-9 a-z_A-Z\\-\\\\./]+)"
              + ":\\[([0-9]+),([0-9]+)].*");

  /** The error format {@code [%tRROR] %f:[%l,%c] %m} of Vim's compiler file for Maven. */
  private static final Pattern VIM =
      Pattern.compile("\\[[EW](?:RROR|ARNING)\\] (.+):\\[(\\d+),(\\d+)\\] (.+)");

  @TempDir private Path root;

  @Test
  void writesTheFormOfMavensOwnCompilerMessages() {
    LintResult result = OrderRelaySample.in(root);

    assertThat(new MavenConsoleLines(result).of(result.findings().get(1)))
        .isEqualTo(
            root.resolve(OrderRelaySample.RELAY)
                + ":[6,5] pipeline-reads-uncommitted: 'isolation.level' is '${orders.isolation}',"
                + " which is 'read_uncommitted'. Set it to 'read_committed'."
                + " (https://eoslint.dev/rules/pipeline-reads-uncommitted)");
  }

  @Test
  void writesNotices() {
    LintResult result = OrderRelaySample.in(root);

    assertThat(new MavenConsoleLines(result).of(result.notices().get(1)))
        .isEqualTo(
            root.resolve("src/main/java/com/acme/orders/Broken.java")
                + ":[1,1] The file cannot be parsed.");
  }

  @Test
  void writesRelatedPlaces() {
    LintResult result = OrderRelaySample.in(root);
    RelatedSite place =
        new RelatedSite(new Site(OrderRelaySample.RELAY, 4, 9, 4, 12), "begins\nhere");

    assertThat(new MavenConsoleLines(result).of(place))
        .isEqualTo(root.resolve(OrderRelaySample.RELAY) + ":[4,9] begins here");
  }

  @Test
  void closesWithTheGoalThatExplains() {
    assertThat(new MavenConsoleLines(OrderRelaySample.in(root)).summary(Optional.empty()))
        .endsWith("To learn more: mvn eoslint:explain -Deoslint.rule=pipeline-reads-uncommitted");
  }

  @ParameterizedTest
  @MethodSource("dev.eoslint.reports.AwkwardPaths#all")
  void isAnnotatedByGitHub(String path) {
    Matcher matcher = SETUP_JAVA.matcher("[WARNING] " + line(path));

    assertThat(matcher.matches()).isTrue();
    assertThat(matcher.group(2)).isEqualTo(root.resolve(path).toString());
    assertThat(matcher.group(3)).isEqualTo("3");
    assertThat(matcher.group(4)).isEqualTo("7");
    assertThat(matcher.group(5)).startsWith("a-rule: Something is wrong here.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"src/main/java/a/A.java", "src/main/resources/application-prod.yml"})
  void isALinkInIntelliJ(String path) {
    Matcher matcher = INTELLIJ.matcher("[ERROR] " + line(path));

    assertThat(matcher.matches()).isTrue();
    assertThat(matcher.group(2)).isEqualTo(root.resolve(path).toString());
    assertThat(matcher.group(3)).isEqualTo("3");
    assertThat(matcher.group(4)).isEqualTo("7");
  }

  @ParameterizedTest
  @MethodSource("dev.eoslint.reports.AwkwardPaths#all")
  void isAnErrorInVim(String path) {
    Matcher matcher = VIM.matcher("[ERROR] " + line(path));

    assertThat(matcher.matches()).isTrue();
    assertThat(matcher.group(1)).isEqualTo(root.resolve(path).toString());
  }

  @Test
  void staysOnOneLine() {
    Finding finding = finding("a-rule", Site.startOf("A.java"), "The id is 'a\r\nb'.");

    assertThat(new MavenConsoleLines(new ResultBuilder(root).build()).of(finding))
        .endsWith("A.java:[1,1] a-rule: The id is 'a  b'.");
  }

  private String line(String path) {
    Finding finding = finding("a-rule", new Site(path, 3, 7, 3, 9));
    LintResult result = new ResultBuilder(root).rule(rule("a-rule")).finding(finding).build();
    return new MavenConsoleLines(result).of(finding);
  }
}
