package dev.eoslint.benchmarks.speed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.benchmarks.speed.SpeedReport.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SpeedReportTest {

  private static final long MEBIBYTE = 1024;

  private static Series series(long peakMebibytes, double... seconds) {
    Series series = new Series();
    for (double each : seconds) {
      series.add(each, peakMebibytes * MEBIBYTE);
    }
    return series;
  }

  private static Map<String, Series> measured(Series scan, Series eoslint, Series pmd) {
    Map<String, Series> measured = new LinkedHashMap<>();
    measured.put(SpeedReport.SCAN, scan);
    measured.put(SpeedReport.EOSLINT, eoslint);
    measured.put(SpeedReport.PMD, pmd);
    return measured;
  }

  @Test
  void showsFiguresBesideTheirTargets() {
    Map<String, Series> measured =
        measured(series(40, 0.1, 0.2, 0.1), series(90, 0.2, 0.6, 0.25), series(900, 11, 12, 9.5));

    assertThat(SpeedReport.race(measured, Targets.SERVICE))
        .isEqualTo(
            """
            program        median s  fastest s  slowest s  peak MiB
            byte scan         0.100      0.100      0.200        40
            eoslint           0.250      0.200      0.600        90
            PMD, one rule    11.000      9.500     12.000       900

            figure                  measured      target    aim  met
            eoslint / byte scan         2.5x     <= 3.0x   1.5x  yes
            PMD / eoslint              38.0x    >= 25.0x  55.0x  yes
            peak memory of eoslint    90 MiB  <= 256 MiB         yes
            """);
  }

  @Test
  void tellsTargetsThatAreMissed() {
    Map<String, Series> measured = measured(series(40, 0.1), series(300, 0.4), series(900, 8));

    assertThat(SpeedReport.race(measured, Targets.SERVICE).lines().filter(l -> l.endsWith("NO")))
        .hasSize(3);
  }

  @Test
  void leavesOutWhatWasNotMeasured() {
    Map<String, Series> measured = Map.of(SpeedReport.EOSLINT, series(90, 0.2));

    assertThat(SpeedReport.race(measured, Targets.SERVICE)).doesNotContain("PMD", "byte scan");
  }

  @Test
  void showsWhatAFileCosts() {
    List<Step> steps =
        List.of(new Step(1, 100, series(100, 0.5)), new Step(2, 200, series(400, 0.8)));

    assertThat(SpeedReport.growth(steps))
        .isEqualTo(
            """
            copies  Java files  median s  ms per file  peak MiB  KiB per file
                 1         100     0.500        5.000       100        1024.0
                 2         200     0.800        4.000       400        2048.0
            time per file, 2x against 1x: 0.80x; it must not grow: met
            memory per file, 2x against 1x: 2.00x; it must not grow: NOT MET
            """);
  }
}
