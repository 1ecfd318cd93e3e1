package dev.eoslint.benchmarks.speed;

import dev.eoslint.benchmarks.TextTable;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What was measured, as text, beside the targets. */
final class SpeedReport {

  /** The names that the measured programs have. */
  static final String EOSLINT = "eoslint";

  static final String SCAN = "byte scan";
  static final String PMD = "PMD, one rule";

  private SpeedReport() {}

  /**
   * One tree of several copies.
   *
   * @param copies how many copies
   * @param javaFiles how many Java files all of them hold
   * @param series what was measured
   */
  record Step(int copies, long javaFiles, Series series) {

    double millisecondsPerFile() {
      return series.median() * 1000 / javaFiles;
    }

    double kibibytesPerFile() {
      return series.peakMebibytes() * 1024 / javaFiles;
    }
  }

  /** Returns the times of all programs, and how eoslint stands beside the targets. */
  static String race(Map<String, Series> measured, Targets targets) {
    TextTable times = new TextTable(1, "program", "median s", "fastest s", "slowest s", "peak MiB");
    measured.forEach(
        (name, series) ->
            times.row(
                name,
                decimal(series.median(), 3),
                decimal(series.fastest(), 3),
                decimal(series.slowest(), 3),
                decimal(series.peakMebibytes(), 0)));
    return times.render() + "\n" + standing(measured, targets);
  }

  private static String standing(Map<String, Series> measured, Targets targets) {
    TextTable table = new TextTable(1, "figure", "measured", "target", "aim", "met");
    Series eoslint = measured.getOrDefault(EOSLINT, new Series());
    Series scan = measured.get(SCAN);
    if (scan != null) {
      double ratio = Statistics.medianRatio(eoslint.seconds(), scan.seconds());
      table.row(
          "eoslint / byte scan",
          decimal(ratio, 1) + "x",
          "<= " + decimal(targets.timesScan(), 1) + "x",
          decimal(targets.timesScanAim(), 1) + "x",
          met(ratio <= targets.timesScan()));
    }
    Series pmd = measured.get(PMD);
    if (pmd != null) {
      double ratio = Statistics.medianRatio(pmd.seconds(), eoslint.seconds());
      table.row(
          "PMD / eoslint",
          decimal(ratio, 1) + "x",
          ">= " + decimal(targets.fasterThanPmd(), 1) + "x",
          decimal(targets.fasterThanPmdAim(), 1) + "x",
          met(ratio >= targets.fasterThanPmd()));
    }
    table.row(
        "peak memory of eoslint",
        decimal(eoslint.peakMebibytes(), 0) + " MiB",
        "<= " + decimal(Targets.PEAK_MEBIBYTES, 0) + " MiB",
        "",
        met(eoslint.peakMebibytes() <= Targets.PEAK_MEBIBYTES));
    return table.render();
  }

  /** Returns what a file costs in more and more copies of a tree. */
  static String growth(List<Step> steps) {
    TextTable table =
        new TextTable(
            0, "copies", "Java files", "median s", "ms per file", "peak MiB", "KiB per file");
    for (Step step : steps) {
      table.row(
          step.copies(),
          step.javaFiles(),
          decimal(step.series().median(), 3),
          decimal(step.millisecondsPerFile(), 3),
          decimal(step.series().peakMebibytes(), 0),
          decimal(step.kibibytesPerFile(), 1));
    }
    Step first = steps.get(0);
    Step last = steps.get(steps.size() - 1);
    double time = last.millisecondsPerFile() / first.millisecondsPerFile();
    double memory = last.kibibytesPerFile() / first.kibibytesPerFile();
    return table.render()
        + growthLine("time", time, first, last)
        + growthLine("memory", memory, first, last);
  }

  private static String growthLine(String what, double growth, Step first, Step last) {
    return String.format(
        Locale.ROOT,
        "%s per file, %dx against %dx: %.2fx; it must not grow: %s%n",
        what,
        last.copies(),
        first.copies(),
        growth,
        growth <= Targets.GROWTH ? "met" : "NOT MET");
  }

  private static String met(boolean met) {
    return met ? "yes" : "NO";
  }

  private static String decimal(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }
}
