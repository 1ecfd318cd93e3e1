package dev.eoslint.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class TextTableTest {

  @Test
  void alignsWordsToTheLeftAndNumbersToTheRight() {
    TextTable table = new TextTable(1, "tree", "ms", "findings");
    table.row("ledger", 12, 3);
    table.row("warehouse", 1450, 0);

    assertThat(table.render())
        .isEqualTo(
            """
            tree         ms  findings
            ledger       12         3
            warehouse  1450         0
            """);
  }

  @Test
  void refusesARowOfAnotherWidth() {
    TextTable table = new TextTable(1, "tree", "ms");

    assertThatThrownBy(() -> table.row("ledger")).isInstanceOf(IllegalArgumentException.class);
  }
}
