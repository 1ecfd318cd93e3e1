package dev.eoslint.analyzer.config.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ProfileExpressionTest {

  @ParameterizedTest
  @CsvSource({
    "prod, prod, true",
    "prod, dev, false",
    "prod | staging, staging, true",
    "prod|staging, dev, false",
    "!prod, dev, true",
    "!prod, prod, false",
    "! prod & eu, eu, true",
    "prod & eu, prod, false",
    "prod & eu, 'prod,eu', true",
    "(prod & eu) | dev, dev, true",
    "prod & (eu | us), 'prod,us', true",
    "!(prod | dev), test, true",
    "!(prod | dev), dev, false",
    "my-profile_1.x, my-profile_1.x, true"
  })
  void expressionsHold(String text, String active, boolean holds) {
    assertThat(ProfileExpression.parse(text).holds(Set.of(active.split(",")))).isEqualTo(holds);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "(", "prod &", "prod staging", "(prod", "prod)", "!", "a | | b"})
  void whatIsNoExpressionHoldsNowhere(String text) {
    assertThat(ProfileExpression.parse(text).holds(Set.of("prod", "staging", "a", "b"))).isFalse();
  }

  @Test
  void deepNestingEnds() {
    assertThat(ProfileExpression.parse("!".repeat(100_000) + "a").holds(Set.of("a"))).isFalse();
  }

  @Test
  void negatedNamesAreNotAskedFor() {
    assertThat(ProfileExpression.parse("a & !b | (c)").positiveNames())
        .containsExactlyInAnyOrder("a", "c");
  }
}
