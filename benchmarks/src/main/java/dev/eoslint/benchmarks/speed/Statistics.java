package dev.eoslint.benchmarks.speed;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/** The few numbers that a benchmark needs. */
final class Statistics {

  private Statistics() {}

  /**
   * Returns the middle of some values, or the mean of the two in the middle.
   *
   * @throws IllegalArgumentException when there are none
   */
  static double median(Collection<Double> values) {
    if (values.isEmpty()) {
      throw new IllegalArgumentException("There is no median of nothing.");
    }
    List<Double> sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }

  /**
   * Returns the median of the ratios of values that were measured in the same round. Whatever slows
   * the machine down for some rounds slows both down, so that this changes less than the ratio of
   * the medians.
   *
   * @throws IllegalArgumentException when the lists differ in length or are empty
   */
  static double medianRatio(List<Double> dividends, List<Double> divisors) {
    if (dividends.size() != divisors.size()) {
      throw new IllegalArgumentException("Only values of the same rounds can be compared.");
    }
    return median(
        IntStream.range(0, dividends.size())
            .mapToObj(round -> dividends.get(round) / divisors.get(round))
            .toList());
  }
}
