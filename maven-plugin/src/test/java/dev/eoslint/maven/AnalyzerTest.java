package dev.eoslint.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.eoslint.analyzer.lint.FailingLevel;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.maven.BuildModule.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AnalyzerTest {

  private static final String WRITER =
      """
      import java.util.Map;
      import org.apache.kafka.clients.producer.KafkaProducer;

      final class Writer {
        public static void main(String[] args) {
          KafkaProducer<String, String> producer =
              new KafkaProducer<>(Map.of("transactional.id", "prices"));
          producer.initTransactions();
        }
      }
      """;

  @TempDir private Path folder;

  private Path root;

  @BeforeEach
  void createProject() throws IOException {
    root = folder.toRealPath().resolve("shop");
    Files.createDirectories(root.resolve(".mvn"));
    write("pricing/pom.xml", "<project/>");
    write("pricing/src/main/java/Writer.java", WRITER);
  }

  @Test
  void findsWhatTheModulesHold() throws Exception {
    assertThat(rulesFound(analyze("pricing", Optional.empty())))
        .containsExactly("hardcoded-transactional-id");
  }

  @Test
  void readsTheSettingsFileInTheRoot() throws Exception {
    write(".eoslint.yml", "failOn: never\nrules:\n  hardcoded-transactional-id: off\n");

    BuildAnalysis analysis = analyze("pricing", Optional.empty());

    assertThat(analysis.reported().findings()).isEmpty();
    assertThat(analysis.failOn()).isEqualTo(FailingLevel.NEVER);
  }

  @Test
  void readsTheNamedSettingsFileAlsoFromAChild() throws Exception {
    write("config/lint.yml", "rules:\n  hardcoded-transactional-id: off\n");

    assertThat(rulesFound(analyze("pricing", Optional.of("config/lint.yml")))).isEmpty();
  }

  @Test
  void tellsWhereItLookedForTheSettingsFile() {
    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(() -> analyze("pricing", Optional.of("lint.yml")))
        .withMessageContaining(root.resolve("pricing").resolve("lint.yml").toString())
        .withMessageContaining(root.resolve("lint.yml").toString());
  }

  @Test
  void namesTheLineOfAWrongSetting() throws IOException {
    write(".eoslint.yml", "fail: never\n");

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(() -> analyze("pricing", Optional.empty()))
        .withMessageContaining(root.resolve(".eoslint.yml") + ":1:1: There is no setting 'fail'.");
  }

  @Test
  void seesABuildInAFolderThatItsSurroundingsIgnore() throws Exception {
    write(".gitignore", "generated-demo/\n");
    write("generated-demo/pricing/pom.xml", "<project/>");
    write("generated-demo/pricing/src/main/java/Writer.java", WRITER);

    assertThat(rulesFound(analyze("generated-demo/pricing", Optional.empty())))
        .containsExactly("hardcoded-transactional-id");
  }

  private BuildAnalysis analyze(String module, Optional<String> config)
      throws MojoExecutionException {
    Path location = root.resolve(module);
    return new Analyzer(
            new Reactor(List.of(new BuildModule("pricing", location, Role.REPORTS))), location)
        .analyze(
            new AnalysisOptions(
                config, List.of(), Optional.empty(), Optional.empty(), Optional.empty()));
  }

  private static List<String> rulesFound(BuildAnalysis analysis) {
    LintResult reported = analysis.reported();
    return reported.findings().stream().map(Finding::rule).toList();
  }

  private void write(String file, String content) throws IOException {
    Path location = root.resolve(file);
    Files.createDirectories(location.resolveSibling(""));
    Files.writeString(location, content);
  }
}
