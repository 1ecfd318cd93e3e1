package dev.eoslint.benchmarks.speed;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What was measured of one program in all rounds. */
final class Series {

  private static final double KIBIBYTES_PER_MEBIBYTE = 1024;

  private final List<Double> seconds = new ArrayList<>();
  private double peakMebibytes;

  void add(double wallSeconds, long peakKibibytes) {
    seconds.add(wallSeconds);
    peakMebibytes = Math.max(peakMebibytes, peakKibibytes / KIBIBYTES_PER_MEBIBYTE);
  }

  /** The time of each round in seconds. */
  List<Double> seconds() {
    return Collections.unmodifiableList(seconds);
  }

  double median() {
    return Statistics.median(seconds);
  }

  double fastest() {
    return Collections.min(seconds);
  }

  double slowest() {
    return Collections.max(seconds);
  }

  /** The most memory of all rounds in MiB; 0 where the system does not tell. */
  double peakMebibytes() {
    return peakMebibytes;
  }
}
