package dev.eoslint.analyzer.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WorkersTest {

  private final List<Integer> numbers = IntStream.range(0, 1_000).boxed().toList();

  @Test
  void keepsTheOrderOfTheItems() {
    assertThat(Workers.map(numbers, 1, number -> number + 1))
        .isEqualTo(IntStream.rangeClosed(1, 1_000).boxed().toList());
  }

  @Test
  void worksWithoutItems() {
    assertThat(Workers.map(List.of(), 8, Object::toString)).isEmpty();
  }

  @Test
  void passesOnWhatAnItemThrows() {
    assertThatThrownBy(() -> Workers.map(numbers, 1, number -> 1 / (number - 999)))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void needsNoThreadOfThePoolThatAllProgramsShare() throws Exception {
    ForkJoinPool shared = new ForkJoinPool(1);
    try {
      assertThat(shared.submit(() -> Workers.map(numbers, 1, number -> number)).get())
          .isEqualTo(numbers);
    } finally {
      shared.shutdownNow();
    }
  }
}
