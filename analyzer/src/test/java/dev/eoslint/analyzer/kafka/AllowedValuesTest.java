package dev.eoslint.analyzer.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AllowedValuesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "any                                 | ''",
        "not null                            | anything",
        "not empty                           | x",
        "one of -1, 0, 1, all                | all",
        "one of -1, 0, 1, all                | ' all '",
        "one of (ignoring case) PLAINTEXT, SSL | ssl",
        "at least 0                          | 0",
        "at least -1                         | -1",
        "at most 5                           | 5",
        "between -131072 and 22              | -131072",
        "between 0.5 and 1.0                 | 1",
        "list of distinct values             | ''",
        "list of distinct values             | 'a , b'",
        "non-empty list of distinct values   | a",
        "list of at most 5 values            | 'a,b,c,d,e'",
        "described: [1,...,9] or -1          | 77"
      })
  void permits(String cell, String value) {
    assertThat(AllowedValuesParser.parse(cell).permits(value)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "not empty                           | ' '",
        "one of -1, 0, 1, all                | ALL",
        "one of -1, 0, 1, all                | 2",
        "one of (ignoring case) PLAINTEXT, SSL | TLS",
        "at least 0                          | -1",
        "at least 0                          | soon",
        "at most 5                           | 6",
        "between -131072 and 22              | 23",
        "between 0.5 and 1.0                 | 0.49",
        "list of distinct values             | 'a, a'",
        "list of distinct values             | 'a,,b'",
        "non-empty list of distinct values   | ''",
        "list of at most 5 values            | 'a,b,c,d,e,f'"
      })
  void rejects(String cell, String value) {
    assertThat(AllowedValuesParser.parse(cell).permits(value)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "anything", "between 1", "at least many", "list of at most 5"})
  void refusesCellsThatTheGeneratorDoesNotWrite(String cell) {
    assertThatThrownBy(() -> AllowedValuesParser.parse(cell))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void keepsWhatKafkaPrintsForAValidatorOfItsOwn() {
    assertThat(AllowedValuesParser.parse("described: [1,...,9] or -1"))
        .isEqualTo(new AllowedValues.Described("[1,...,9] or -1"));
  }
}
