package dev.eoslint.benchmarks.speed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class StatisticsTest {

  @Test
  void medianIsTheValueInTheMiddle() {
    assertThat(Statistics.median(List.of(9.0, 1.0, 4.0))).isEqualTo(4.0);
  }

  @Test
  void medianOfAnEvenNumberIsTheMeanOfTheTwoInTheMiddle() {
    assertThat(Statistics.median(List.of(9.0, 1.0, 4.0, 2.0))).isEqualTo(3.0);
  }

  @Test
  void ratioIsTakenRoundByRound() {
    // The second round was slow for both.
    assertThat(Statistics.medianRatio(List.of(2.0, 30.0, 2.0), List.of(1.0, 10.0, 1.0)))
        .isEqualTo(2.0);
    assertThat(Statistics.medianRatio(List.of(4.0, 30.0, 9.0), List.of(1.0, 10.0, 1.0)))
        .isEqualTo(4.0);
  }

  @Test
  void refusesWhatHasNoAnswer() {
    assertThatThrownBy(() -> Statistics.median(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Statistics.medianRatio(List.of(1.0), List.of(1.0, 2.0)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
