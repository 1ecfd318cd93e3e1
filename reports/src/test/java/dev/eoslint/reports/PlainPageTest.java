package dev.eoslint.reports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlainPageTest {

  @Test
  void turnsAPageIntoText() {
    assertThat(PlainPage.of(OrderRelaySample.readsUncommitted().page().text()))
        .isEqualTo(
            """
            pipeline-reads-uncommitted
            --------------------------

            A consumer that feeds a transactional producer also reads records of aborted
            transactions.

            What it reports
            ---------------

            'isolation.level' that is not 'read_committed'.

            Example
            -------

              consumer.properties:
                isolation.level=read_uncommitted

            References
            ----------

            - KIP-98 (https://cwiki.apache.org/confluence/x/KIP-98)
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      textBlock =
          """
          **never** and *always*               | never and always
          **`acks`** is *`all`*                | 'acks' is 'all'
          `a * b` and `c * d`                  | 'a * b' and 'c * d'
          2 * 3 * 4                            | 2 * 3 * 4
          * an item with *emphasis*            | * an item with emphasis
          <https://kafka.apache.org>           | https://kafka.apache.org
          [`Consumer`](https://a.b/C.html#x()) | 'Consumer' (https://a.b/C.html#x())
          [https://a.b](https://a.b)           | https://a.b
          List<String> and a[0]                | List<String> and a[0]
          costs $1 and \\ stays                | costs $1 and \\ stays
          # not **bold** in a title #          | not bold in a title #
          """)
  void knowsWhatStandsInALine(String markdown, String text) {
    assertThat(PlainPage.of(markdown).lines().findFirst()).contains(text);
  }

  @Test
  void leavesCodeAsItIs() {
    assertThat(
            PlainPage.of(
                """
                ```java
                # no heading
                  int a = b * c * d; // `x`

                ```
                """))
        .isEqualTo(
            """
                # no heading
                  int a = b * c * d; // `x`

            """);
  }
}
