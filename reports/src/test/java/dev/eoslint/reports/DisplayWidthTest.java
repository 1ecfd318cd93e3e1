package dev.eoslint.reports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DisplayWidthTest {

  @ParameterizedTest
  @CsvSource({
    "a, 1",
    "ä, 1",
    "я, 1",
    "漢, 2",
    "か, 2",
    "カ, 2",
    "ｶ, 1",
    "Ａ, 2",
    "한, 2",
    "。, 2",
    "😀, 2",
    "e\u0301, 1"
  })
  void countsTheCellsOfATerminal(String text, int cells) {
    assertThat(DisplayWidth.of(text)).isEqualTo(cells);
  }
}
