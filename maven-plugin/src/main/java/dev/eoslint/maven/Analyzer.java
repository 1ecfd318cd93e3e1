package dev.eoslint.maven;

import dev.eoslint.analyzer.lint.LintRequest;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.LintSettings;
import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.analyzer.lint.ProjectRoot;
import dev.eoslint.analyzer.lint.SettingsException;
import dev.eoslint.analyzer.lint.SettingsFile;
import dev.eoslint.rules.BuiltInRules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;

/** Analyses the application that a build belongs to. */
final class Analyzer {

  private final Reactor reactor;
  private final Path startFolder;

  /**
   * Creates an analyzer.
   *
   * @param startFolder the folder that the path of a settings file is relative to
   */
  Analyzer(Reactor reactor, Path startFolder) {
    this.reactor = reactor;
    this.startFolder = startFolder;
  }

  /**
   * Analyses everything below the root of the project, whichever of its modules are built, so that
   * each build of a part finds what a build of the whole finds there.
   *
   * @throws MojoExecutionException when the settings are wrong or eoslint fails
   */
  BuildAnalysis analyze(AnalysisOptions options) throws MojoExecutionException {
    try {
      return run(options);
    } catch (OutOfMemoryError full) {
      throw new MojoExecutionException(
          "eoslint ran out of memory. Give Maven more with MAVEN_OPTS=-Xmx2g.", full);
    } catch (RuntimeException | StackOverflowError | AssertionError fault) {
      throw new MojoExecutionException(
          "eoslint failed. Please report this fault with the trace that 'mvn -e' shows.", fault);
    }
  }

  private BuildAnalysis run(AnalysisOptions options) throws MojoExecutionException {
    long start = System.nanoTime();
    Linter linter = new Linter(BuiltInRules.ruleSet());
    Path root = root();
    LintSettings settings = options.over(settingsFile(options.config(), root, linter));
    LintResult result = linter.lint(new LintRequest(root, List.of(root), settings));
    if (!sees(result)) {
      result = linter.lint(new LintRequest(root, reactor.folders(), settings));
    }
    return new BuildAnalysis(
        result, reactor, settings.failOn(), Duration.ofNanos(System.nanoTime() - start));
  }

  private Path root() throws MojoExecutionException {
    try {
      return ProjectRoot.of(reactor.folders());
    } catch (IllegalArgumentException differentDrives) {
      throw new MojoExecutionException(
          "The modules of the build have no common folder. " + differentDrives.getMessage(),
          differentDrives);
    }
  }

  /** A build that lies in a folder which its surroundings ignore is not seen from the root. */
  private boolean sees(LintResult result) {
    return result.sources().files().stream()
        .anyMatch(file -> reactor.folders().stream().anyMatch(file.location()::startsWith));
  }

  private LintSettings settingsFile(Optional<String> config, Path root, Linter linter)
      throws MojoExecutionException {
    try {
      return config.isPresent()
          ? SettingsFile.read(existing(config.get(), root), linter.catalogue())
          : SettingsFile.readIn(root, linter.catalogue());
    } catch (SettingsException wrong) {
      throw new MojoExecutionException(
          "The settings of eoslint are wrong: " + wrong.getMessage(), wrong);
    }
  }

  /** A path in a parent POM is meant from the root, also when Maven starts in a child. */
  private Path existing(String config, Path root) throws MojoExecutionException {
    Path fromStart = FilePath.of("config", config, startFolder);
    Path fromRoot = FilePath.of("config", config, root);
    if (Files.isRegularFile(fromStart)) {
      return fromStart;
    }
    if (Files.isRegularFile(fromRoot)) {
      return fromRoot;
    }
    throw new MojoExecutionException(
        ("There is no settings file '%s', which the parameter 'config' (property"
                + " 'eoslint.config') names%s.")
            .formatted(fromStart, fromRoot.equals(fromStart) ? "" : ", nor '" + fromRoot + "'"));
  }
}
