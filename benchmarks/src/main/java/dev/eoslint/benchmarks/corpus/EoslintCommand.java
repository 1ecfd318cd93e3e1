package dev.eoslint.benchmarks.corpus;

import dev.eoslint.benchmarks.ChildProcess;
import dev.eoslint.benchmarks.ChildProcess.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The built command line of eoslint. */
final class EoslintCommand {

  /** Exit codes with which a report was written: clean, findings, something was not analysed. */
  private static final Set<Integer> REPORTED = Set.of(0, 1, 3);

  /** The first call may have to build eoslint. */
  private static final Duration FOR_THE_BUILD = Duration.ofMinutes(30);

  /** A row of the table of rules in Markdown. */
  private static final Pattern RULE_ROW = Pattern.compile("(?m)^\\| \\[([a-z0-9-]+)]\\(");

  private final Path program;
  private final List<String> options;
  private final Duration patience;

  /**
   * Creates the command.
   *
   * @param program the launcher
   * @param options more options for its {@code check}
   * @param patience how long one tree may take
   */
  EoslintCommand(Path program, List<String> options, Duration patience) {
    this.program = program;
    this.options = List.copyOf(options);
    this.patience = patience;
  }

  /**
   * Returns the names of the rules it has. The launcher builds eoslint on this call if it must, so
   * that later calls measure only eoslint.
   *
   * @throws IOException when it tells none
   */
  Set<String> rules() throws IOException, InterruptedException {
    Outcome outcome =
        ChildProcess.run(
            List.of(program.toString(), "rules", "--markdown"), Path.of(""), FOR_THE_BUILD);
    Set<String> rules = new TreeSet<>();
    Matcher rows = RULE_ROW.matcher(outcome.output());
    while (rows.find()) {
      rules.add(rows.group(1));
    }
    if (rules.isEmpty()) {
      throw new IOException("'" + program + " rules' lists no rules. " + outcome.errors());
    }
    return rules;
  }

  /**
   * Lints one tree.
   *
   * @param repository the repository that the tree is of
   * @param tree its root
   * @throws IOException when the command cannot be started
   */
  TreeRun lint(String repository, Path tree) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(program.toString());
    command.add("check");
    command.add("--format=json");
    command.addAll(options);
    command.add(".");
    Outcome outcome = ChildProcess.run(command, tree, patience);
    if (outcome.wall().compareTo(patience) >= 0) {
      return failed(repository, outcome, "Killed after " + patience.toSeconds() + " seconds.");
    }
    if (!REPORTED.contains(outcome.exitCode())) {
      return failed(repository, outcome, "No report. " + outcome.errors().strip());
    }
    try {
      TreeReport report = TreeReport.parse(repository, outcome.output());
      for (ReportedFinding finding : report.findings()) {
        if (!Files.exists(tree.resolve(finding.place().file()))) {
          return failed(repository, outcome, "The tree lies in another project, which was linted.");
        }
      }
      return new TreeRun(repository, outcome.wall(), outcome.exitCode(), report, "");
    } catch (IOException malformed) {
      return failed(repository, outcome, malformed.getMessage() + " " + outcome.errors().strip());
    }
  }

  private static TreeRun failed(String repository, Outcome outcome, String why) {
    Duration wall = outcome.wall();
    TreeReport none = new TreeReport(0, 0, List.of(), List.of());
    return new TreeRun(repository, wall, outcome.exitCode(), none, why);
  }
}
