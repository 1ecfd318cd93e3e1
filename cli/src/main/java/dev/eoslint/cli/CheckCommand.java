package dev.eoslint.cli;

import dev.eoslint.analyzer.lint.LintRequest;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.LintSettings;
import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.analyzer.lint.NearestName;
import dev.eoslint.analyzer.lint.ProjectRoot;
import dev.eoslint.analyzer.lint.SettingsException;
import dev.eoslint.analyzer.lint.SettingsFile;
import dev.eoslint.reports.ReportNotWritable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lints files and folders. */
@Command(
    name = "check",
    description = {
      "Lints the sources and configuration below each PATH.",
      "",
      "What the command line says wins over the settings file, and that over the defaults. The"
          + " settings file is '.eoslint.yml' or 'eoslint.yml' in the root: the nearest folder from"
          + " the PATHs upwards that holds one of them, '.git' or '.mvn'."
    },
    abbreviateSynopsis = true,
    descriptionHeading = "%n",
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:No finding at or above the failing level.",
      "1:Findings at or above the failing level.",
      "2:Wrong command line or settings; nothing was analysed.",
      "3:Something was not analysed, or a report was not written. Wins over 1."
    })
final class CheckCommand implements Callable<Integer> {

  private final Supplier<Linter> linter;
  private final Surroundings surroundings;

  @Parameters(
      paramLabel = "PATH",
      arity = "0..*",
      description = "Folders and single files; the working folder when there is none.")
  private List<String> paths = new ArrayList<>();

  @Option(
      names = "--format",
      paramLabel = "NAME[=FILE]",
      description =
          "text, json or sarif, to standard output or to a file. Repeatable. Default: text.")
  private List<String> formats = new ArrayList<>();

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      description = "auto, always or never. auto obeys NO_COLOR and FORCE_COLOR. Default: auto.")
  private String color = "auto";

  @ArgGroup(validate = false, heading = "%nSettings, which win over those of the file:%n")
  private SettingsOptions options = new SettingsOptions();

  CheckCommand(Supplier<Linter> linter, Surroundings surroundings) {
    this.linter = linter;
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws UsageException, SettingsException, IOException {
    long start = System.nanoTime();
    List<FormatChoice> choices = FormatChoice.read(formats, surroundings.workingFolder());
    ColorChoice colors = Word.read("--color", color, ColorChoice.words(), ColorChoice::of);
    List<Path> inputs = inputs();
    Path root = root(inputs);
    LintSettings settings = options.over(settingsFile(root), linter.get().catalogue());
    LintResult result = linter.get().lint(new LintRequest(root, inputs, settings));
    ReportWriter writer =
        new ReportWriter(
            surroundings, colors.style(surroundings), Duration.ofNanos(System.nanoTime() - start));
    List<ReportNotWritable> failures = writer.write(result, choices);
    return exitCode(result, settings, failures).number();
  }

  private static ExitCode exitCode(
      LintResult result, LintSettings settings, List<ReportNotWritable> failures) {
    if (result.incomplete() || !failures.isEmpty()) {
      return ExitCode.FAULT;
    }
    return settings.failOn().isReachedBy(result) ? ExitCode.FINDINGS : ExitCode.CLEAN;
  }

  private List<Path> inputs() throws UsageException {
    List<Path> inputs = new ArrayList<>();
    for (String path : paths.isEmpty() ? List.of("") : paths) {
      inputs.add(input(path));
    }
    return inputs;
  }

  /** Links are resolved, so that the root is the one of the files and not of the link. */
  private Path input(String path) throws UsageException {
    try {
      Path given = surroundings.workingFolder().resolve(path);
      if (Files.exists(given)) {
        return given.toRealPath();
      }
    } catch (IOException | InvalidPathException unusable) {
      throw new UsageException("The path '%s' cannot be read.".formatted(path));
    }
    throw new UsageException("There is no file or folder '%s'.%s".formatted(path, command(path)));
  }

  /** A misspelt command looks like a path. */
  private static String command(String path) {
    return NearestName.to(path, CommandRun.COMMANDS)
        .map(" Did you mean the command '%s'?"::formatted)
        .orElse("");
  }

  private static Path root(List<Path> inputs) throws UsageException {
    try {
      return ProjectRoot.of(inputs);
    } catch (IllegalArgumentException differentDrives) {
      throw new UsageException(String.valueOf(differentDrives.getMessage()));
    }
  }

  private LintSettings settingsFile(Path root) throws UsageException, SettingsException {
    if (options.configFile().isEmpty()) {
      return SettingsFile.readIn(root, linter.get().catalogue());
    }
    Path file = input(options.configFile().get());
    if (!Files.isRegularFile(file)) {
      throw new UsageException(
          "The settings file '%s' is not a file.".formatted(options.configFile().get()));
    }
    return SettingsFile.read(file, linter.get().catalogue());
  }
}
