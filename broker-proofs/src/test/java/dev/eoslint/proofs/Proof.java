package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.lint.LintRequest;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.LintSettings;
import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.analyzer.lint.RuleSetting;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.rules.BuiltInRules;
import dev.eoslint.rules.DefaultRules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where the broker and the linter meet.
 *
 * <p>Beside the programs there may be other files of the application, such as a deployment: those
 * of both programs in the same folder, those of one in the folder {@code wrong} or {@code
 * repaired}.
 *
 * @param rule the name of the rule
 * @param wrong the source of the program that does what the rule forbids
 * @param repaired the source of the program that does what the page of the rule recommends
 */
record Proof(String rule, Path wrong, Path repaired) {

  private static final String WRONG = "wrong";
  private static final String REPAIRED = "repaired";

  Proof(String rule, Class<?> wrong, Class<?> repaired) {
    this(rule, Repository.sourceOf(wrong), Repository.sourceOf(repaired));
  }

  /**
   * Closes a proof whose programs were run: the linter must see the one and not the other, and what
   * was observed must be what the page says.
   *
   * @param harm what the wrong program did, without a final period
   * @param repair what the repaired program did, without a final period
   */
  void observed(String harm, String repair) {
    confirm(Observation.now(rule, harm, repair));
  }

  /**
   * Closes a proof whose programs were run with other clients than those of this build.
   *
   * @param clients the clients
   * @param harm what the wrong program did, without a final period
   * @param repair what the repaired program did, without a final period
   */
  void observedWith(Clients clients, String harm, String repair) {
    confirm(Observation.with(clients, rule, harm, repair));
  }

  private void confirm(Observation observation) {
    assertThat(lint(wrong, WRONG).findings())
        .as("%s", wrong)
        .extracting(Finding::rule)
        .containsOnly(rule);
    assertThat(lint(repaired, REPAIRED).findings()).as("%s", repaired).isEmpty();
    Observations.ofRepository().confirm(observation);
  }

  /**
   * Lints one source file as the whole of an application, with the files that lie beside it and are
   * no programs, and with those of one of the folders there.
   */
  private static LintResult lint(Path program, String folder) {
    try {
      Path project = Files.createTempDirectory("eoslint-program");
      try {
        Path file =
            project
                .resolve(Path.of("src", "main", "java"))
                .resolve(Repository.classIn(program).replace('.', '/') + ".java");
        Files.createDirectories(file.resolveSibling(""));
        Files.copy(program, file);
        Path programs = program.resolveSibling("");
        copyFiles(programs, project);
        copyFiles(programs.resolve(folder), project);
        LintResult result = linter().lint(request(project));
        assertThat(result.incomplete()).as("%s", result.notices()).isFalse();
        return result;
      } finally {
        delete(project);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void copyFiles(Path folder, Path project) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.toString().endsWith(".java")) {
          Files.copy(file, project.resolve(file.getFileName()));
        }
      }
    }
  }

  private static Linter linter() {
    return new Linter(BuiltInRules.all(), BuiltInRules.descriptions(), DefaultRules.NAMES);
  }

  private static LintRequest request(Path project) {
    LintSettings settings = LintSettings.defaults().withMinimumConfidence(Confidence.LOW);
    for (String name : linter().catalogue().names()) {
      settings = settings.withRule(name, RuleSetting.ON);
    }
    return new LintRequest(project, List.of(project), settings);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
