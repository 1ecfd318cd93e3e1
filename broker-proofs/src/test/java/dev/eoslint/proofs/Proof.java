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
 * repaired}. Where there are several programs, each is a module of its own.
 *
 * @param rule the name of the rule
 * @param wrong the sources of the programs that do what the rule forbids
 * @param repaired the sources of the programs that do what the page of the rule recommends
 */
record Proof(String rule, List<Path> wrong, List<Path> repaired) {

  private static final String WRONG = "wrong";
  private static final String REPAIRED = "repaired";

  Proof(String rule, Path wrong, Path repaired) {
    this(rule, List.of(wrong), List.of(repaired));
  }

  Proof(String rule, Class<?> wrong, Class<?> repaired) {
    this(rule, Repository.sourceOf(wrong), Repository.sourceOf(repaired));
  }

  /** Returns a proof whose rule looks at several programs together. */
  static Proof of(String rule, List<Class<?>> wrong, List<Class<?>> repaired) {
    return new Proof(rule, sourcesOf(wrong), sourcesOf(repaired));
  }

  private static List<Path> sourcesOf(List<Class<?>> programs) {
    return programs.stream().<Path>map(Repository::sourceOf).toList();
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
   * Lints programs as the whole of an application, with the files that lie beside them and are no
   * programs, and with those of one of the folders there.
   */
  private static LintResult lint(List<Path> programs, String folder) {
    try {
      Path project = Files.createTempDirectory("eoslint-program");
      try {
        for (Path program : programs) {
          Path home = program.resolveSibling("");
          place(
              program,
              folder,
              programs.size() == 1 ? project : project.resolve(home.getFileName()));
        }
        LintResult result = new Linter(BuiltInRules.ruleSet()).lint(request(project));
        assertThat(result.incomplete()).as("%s", result.notices()).isFalse();
        return result;
      } finally {
        delete(project);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void place(Path program, String folder, Path module) throws IOException {
    Path file =
        module
            .resolve(Path.of("src", "main", "java"))
            .resolve(Repository.classIn(program).replace('.', '/') + ".java");
    Files.createDirectories(file.resolveSibling(""));
    Files.copy(program, file);
    Path home = program.resolveSibling("");
    copyFiles(home, module);
    copyFiles(home.resolve(folder), module);
  }

  private static void copyFiles(Path folder, Path module) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.toString().endsWith(".java")) {
          Files.copy(file, module.resolve(file.getFileName()));
        }
      }
    }
  }

  private static LintRequest request(Path project) {
    LintSettings settings = LintSettings.defaults().withMinimumConfidence(Confidence.LOW);
    for (String name : new Linter(BuiltInRules.ruleSet()).catalogue().names()) {
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
