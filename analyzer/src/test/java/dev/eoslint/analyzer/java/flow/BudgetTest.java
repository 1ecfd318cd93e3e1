package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BudgetTest {

  private final Budget budget = new Budget();

  @Test
  void workBeforeTheFirstRootHasAShareOfItsOwn() {
    assertThat(spend()).isEqualTo(Budget.LARGEST_SHARE);
  }

  @Test
  void firstRootGetsTheLargestShare() {
    assertThat(spendAll()).isEqualTo(Budget.LARGEST_SHARE);
  }

  @Test
  void smallRootsLeaveTheSharesOfOthersAlone() {
    for (int root = 0; root < 1000; root++) {
      budget.refill();
      assertThat(budget.take()).isTrue();
    }

    assertThat(spendAll()).isGreaterThan(Budget.LARGEST_SHARE - 100);
  }

  @Test
  void rootsThatAreTooLargeMakeTheSharesSmaller() {
    int first = spendAll();
    int second = spendAll();

    assertThat(second).isLessThan(first).isGreaterThan(first * 9 / 10);
  }

  @Test
  void eachRootGetsTheSmallestShare() {
    for (int root = 0; root < 1000; root++) {
      assertThat(spendAll()).isGreaterThanOrEqualTo(Budget.SMALLEST_SHARE);
    }

    assertThat(spendAll()).isEqualTo(Budget.SMALLEST_SHARE);
  }

  /** Returns how many steps the next root may take. */
  private int spendAll() {
    budget.refill();
    return spend();
  }

  private int spend() {
    int steps = 1;
    while (budget.take()) {
      steps++;
    }
    assertThat(budget.isSpent()).isTrue();
    return steps;
  }
}
