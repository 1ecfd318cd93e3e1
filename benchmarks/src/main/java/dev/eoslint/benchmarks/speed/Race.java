package dev.eoslint.benchmarks.speed;

import dev.eoslint.benchmarks.ChildProcess;
import dev.eoslint.benchmarks.ChildProcess.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs programs in turn, each time in a new process. */
final class Race {

  private static final Duration PATIENCE = Duration.ofMinutes(10);
  private static final double NANOSECONDS = 1e9;

  private Race() {}

  /**
   * Measures.
   *
   * @param competitors the programs, in the order of each round
   * @param tree the tree that each of them works on
   * @param rounds how many rounds are measured, after one of the first program that is not
   * @return what was measured of each program, in the same order
   * @throws IOException when a program fails
   */
  static Map<String, Series> run(List<Competitor> competitors, Path tree, int rounds)
      throws IOException, InterruptedException {
    measure(competitors.get(0), tree, new Series());
    Map<String, Series> measured = new LinkedHashMap<>();
    for (int round = 0; round < rounds; round++) {
      for (Competitor competitor : competitors) {
        measure(
            competitor, tree, measured.computeIfAbsent(competitor.name(), name -> new Series()));
      }
    }
    return measured;
  }

  private static void measure(Competitor competitor, Path tree, Series series)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(competitor.command());
    command.add(tree.toString());
    Outcome outcome = ChildProcess.run(command, tree, PATIENCE);
    if (!competitor.exitCodes().contains(outcome.exitCode())) {
      throw new IOException(
          competitor.name()
              + " ended with exit code "
              + outcome.exitCode()
              + ". "
              + outcome.errors().strip());
    }
    series.add(outcome.wall().toNanos() / NANOSECONDS, outcome.peakKibibytes().orElse(0));
  }
}
