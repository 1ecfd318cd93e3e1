package dev.eoslint.benchmarks.speed;

import dev.eoslint.benchmarks.speed.SpeedReport.Step;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures eoslint, the scan of bytes and PMD in turn, and eoslint on more and more files. */
@Command(
    name = "speed",
    description =
        "Measures how fast eoslint is, on a generated service and on a tree that is given.",
    mixinStandardHelpOptions = true)
public final class SpeedCommand implements Callable<Integer> {

  private static final int LEAST_ROUNDS = 5;
  private static final List<Integer> COPIES = List.of(1, 2, 4, 8);

  private final PrintWriter out;

  @Parameters(
      arity = "0..1",
      paramLabel = "TREE",
      description = "A large tree, which is measured, too, and is then copied.")
  private Optional<Path> tree = Optional.empty();

  @Option(names = "--eoslint", required = true, description = "The launcher of eoslint.")
  private Path eoslint = Path.of("");

  @Option(names = "--pmd", description = "The folder with PMD's libraries; without, no PMD.")
  private Optional<Path> pmd = Optional.empty();

  @Option(names = "--pmd-rule", description = "PMD's rule set.")
  private Optional<Path> pmdRule = Optional.empty();

  @Option(names = "--rounds", description = "Rounds, at least 5. Default: 5.")
  private int rounds = LEAST_ROUNDS;

  @Option(names = "--files", description = "Java files of the generated service. Default: 5000.")
  private int files = 5000;

  @Option(names = "--kafka-files", description = "Those that touch Kafka. Default: 10.")
  private int kafkaFiles = 10;

  @Option(names = "--no-service", description = "Leave the generated service out.")
  private boolean withoutService;

  @Option(names = "--no-copies", description = "Leave the copies of the tree out.")
  private boolean withoutCopies;

  SpeedCommand(PrintWriter out) {
    this.out = out;
  }

  /** Runs the program and ends the process: 0 when all was measured, whatever the figures are. */
  public static void main(String[] arguments) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    System.exit(new CommandLine(new SpeedCommand(out)).execute(arguments));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (rounds < LEAST_ROUNDS) {
      throw new IllegalArgumentException("Fewer than " + LEAST_ROUNDS + " rounds prove nothing.");
    }
    // Not below this project: its root would be the root of what is linted.
    Path work = Files.createTempDirectory("eoslint-speed");
    try {
      Path service = work.resolve("service");
      new ServiceGenerator(files, kafkaFiles).write(service);
      if (!withoutService) {
        race("Generated service", service, Targets.SERVICE);
      }
      if (tree.isPresent()) {
        race("Tree " + tree.get(), tree.get().toRealPath(), Targets.LARGE_TREE);
      }
      if (!withoutCopies) {
        grow(tree.isPresent() ? tree.get().toRealPath() : service, work.resolve("copies"));
      }
    } finally {
      Copies.delete(work);
    }
    return 0;
  }

  private void race(String title, Path root, Targets targets)
      throws IOException, InterruptedException {
    out.printf("%n== %s: %d Java files, %d rounds%n", title, Copies.javaFiles(root), rounds);
    Map<String, Series> measured = Race.run(competitors(), root, rounds);
    out.print(SpeedReport.race(measured, targets));
    out.flush();
  }

  private void grow(Path source, Path copies) throws IOException, InterruptedException {
    out.printf("%n== eoslint on copies of one tree, %d rounds%n", rounds);
    List<Step> steps = new ArrayList<>();
    int present = 0;
    for (int count : COPIES) {
      for (; present < count; present++) {
        Copies.copy(source, copies.resolve("copy-" + present));
      }
      Series series =
          Race.run(List.of(eoslint()), copies, rounds)
              .getOrDefault(SpeedReport.EOSLINT, new Series());
      steps.add(new Step(count, Copies.javaFiles(copies), series));
    }
    out.print(SpeedReport.growth(steps));
    out.flush();
  }

  private List<Competitor> competitors() {
    List<Competitor> competitors = new ArrayList<>();
    competitors.add(
        new Competitor(
            SpeedReport.SCAN,
            List.of(
                java(),
                "-Xshare:auto",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                ByteScan.class.getName()),
            Set.of(0)));
    competitors.add(eoslint());
    if (pmd.isPresent() && pmdRule.isPresent()) {
      competitors.add(pmd(pmd.get(), pmdRule.get()));
    }
    return competitors;
  }

  /** What cannot be parsed ends eoslint with 3, which is no reason to measure nothing. */
  private Competitor eoslint() {
    return new Competitor(
        SpeedReport.EOSLINT,
        List.of(eoslint.toAbsolutePath().toString(), "check", "--fail-on=never"),
        Set.of(0, 3));
  }

  /** PMD ends with 4 when it finds something, and with 5 when it could not parse something. */
  private static Competitor pmd(Path libraries, Path rule) {
    return new Competitor(
        SpeedReport.PMD,
        List.of(
            java(),
            "-cp",
            libraries.toAbsolutePath() + "/*",
            "net.sourceforge.pmd.cli.PmdCli",
            "check",
            "--rulesets",
            rule.toAbsolutePath().toString(),
            "--no-cache",
            "--no-progress",
            "--format",
            "text",
            "--dir"),
        Set.of(0, 4, 5));
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }
}
