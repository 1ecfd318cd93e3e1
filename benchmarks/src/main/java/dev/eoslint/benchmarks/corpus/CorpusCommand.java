package dev.eoslint.benchmarks.corpus;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Lints trees whose mistakes are labelled and tells what was found, missed and falsely reported.
 */
@Command(
    name = "corpus",
    description = "Measures what eoslint finds in labelled code.",
    mixinStandardHelpOptions = true)
public final class CorpusCommand implements Callable<Integer> {

  private final PrintWriter out;
  private final PrintWriter err;

  @Parameters(
      index = "0",
      paramLabel = "LIST",
      description =
          "The labels: text separated by tabs, with the columns repo, commit, file, line,"
              + " label (problem or clean), rule, why, confidence, split.")
  private Path list = Path.of("");

  @Parameters(
      index = "1",
      paramLabel = "TREES",
      description = "The folder that holds each repository, checked out, as 'owner+name'.")
  private Path trees = Path.of("");

  @Parameters(
      index = "2..*",
      paramLabel = "OPTION",
      description = "After '--': more options for 'eoslint check'.")
  private List<String> options = List.of();

  @Option(names = "--eoslint", required = true, description = "The launcher of eoslint.")
  private Path eoslint = Path.of("");

  @Option(names = "--families", required = true, description = "Which rules answer which labels.")
  private Path families = Path.of("");

  @Option(
      names = "--split",
      description = "Only labels with this word in their last column. Repeatable.")
  private Set<String> splits = Set.of();

  @Option(names = "--tolerance", description = "Lines between finding and label. Default: 3.")
  private int tolerance = 3;

  @Option(
      names = "--timeout",
      description = "Seconds after which a tree is given up. Default: 300.")
  private long timeout = 300;

  @Option(names = "--no-times", description = "Leave out the times, which differ with each run.")
  private boolean withoutTimes;

  CorpusCommand(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  /** Runs the program and ends the process: 0 when every tree was linted, 1 when not. */
  public static void main(String[] arguments) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(new CommandLine(new CorpusCommand(out, err)).execute(arguments));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Families known = Families.read(families);
    List<Label> labels =
        LabelList.read(list).stream()
            .filter(label -> splits.isEmpty() || splits.contains(label.split()))
            .toList();
    EoslintCommand command =
        new EoslintCommand(eoslint.toAbsolutePath(), options, Duration.ofSeconds(timeout));
    Set<String> rules = command.rules();
    List<TreeRun> runs = lint(command, labels);
    Set<String> linted =
        runs.stream()
            .filter(run -> !run.failed())
            .map(TreeRun::repository)
            .collect(Collectors.toSet());
    Set<Label> measurable =
        labels.stream()
            .filter(label -> linted.contains(label.repository()))
            .filter(label -> Files.exists(tree(label.repository()).resolve(label.file())))
            .collect(Collectors.toSet());
    List<ReportedFinding> findings =
        runs.stream().flatMap(run -> run.report().findings().stream()).toList();
    Judgement judgement = new Judgement(known, rules, tolerance, labels, measurable, findings);
    out.print(new CorpusReport(labels, known, rules, runs, judgement).render(!withoutTimes));
    out.flush();
    return runs.stream().anyMatch(TreeRun::failed) ? 1 : 0;
  }

  private Path tree(String repository) {
    return trees.resolve(repository.replace('/', '+'));
  }

  private List<TreeRun> lint(EoslintCommand command, List<Label> labels)
      throws IOException, InterruptedException {
    Set<String> repositories =
        labels.stream().map(Label::repository).collect(Collectors.toCollection(TreeSet::new));
    List<TreeRun> runs = new ArrayList<>();
    for (String repository : repositories) {
      if (Files.isDirectory(tree(repository))) {
        err.println("Linting " + repository);
        runs.add(command.lint(repository, tree(repository)));
      }
    }
    return runs;
  }
}
