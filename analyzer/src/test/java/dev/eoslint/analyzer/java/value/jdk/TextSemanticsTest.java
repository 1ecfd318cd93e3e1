package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TextSemanticsTest {

  @TempDir private Path root;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "\"Orders\".toLowerCase(); orders",
        "\"Orders\".toUpperCase(Locale.ROOT); ORDERS",
        "\" orders \".trim() + \"!\"; orders!",
        "\" orders \".strip() + \"!\"; orders!",
        "\"orders\".toString(); orders",
        "\"orders\".intern(); orders",
        "\"orders\".concat(\"-v1\"); orders-v1",
        "\"a.b.c\".replace('.', '-'); a-b-c",
        "\"a.b.c\".replace(\".\", \"\"); abc",
        "\"orders\".substring(2); ?",
        "String.class.getName(); java.lang.String",
        "String.valueOf(5); 5",
        "String.valueOf(unseen()); ?",
        "\"tx-%s\".formatted(\"a\"); tx-a"
      })
  void textsAreChanged(String expression, String expected) {
    assertThat(valueOf(expression)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "\"a\".equals(\"a\"); true",
        "\"a\".equals(\"b\"); false",
        "\"A\".equalsIgnoreCase(\"a\"); true",
        "\"a\".equals(unseen()); ?",
        "System.getenv(\"REGION\").equals(\"a\"); ?",
        "\"\".isEmpty(); true",
        "\" \".isEmpty(); false",
        "\" \".isBlank(); true",
        "\"a\".isBlank(); false",
        "System.getenv(\"REGION\").isBlank(); ?"
      })
  void textsAreCompared(String expression, String expected) {
    assertThat(valueOf(expression)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "String.format(\"tx-%s-%d\", \"orders\", 7); tx-orders-7",
        "String.format(Locale.ROOT, \"tx-%s\", \"orders\"); tx-orders",
        "String.format(Locale.getDefault(), \"tx-%s\", \"orders\"); tx-orders",
        "String.format(\"%d%%\", 5); 5%",
        "String.format(\"plain\"); plain",
        "String.format(\"tx-%s\", unseen()); tx-?",
        "String.format(\"tx-%s\"); tx-?",
        "String.format(\"tx-%05d\", 7); tx-?",
        "String.format(\"tx-%2$s-%1$s\", \"a\", \"b\"); tx-?-?",
        "String.format(\"tx-%x\", 10); ?",
        "String.format(\"tx-%x-%s\", 10, \"a\"); ?",
        "String.format(\"%1.2f %s\", 1.5, \"a\"); ?",
        "String.format(unseen(), \"orders\"); ?",
        "String.format(unseen(), \"orders\", \"more\"); ?",
        "String.format(\"tx-%s\", System.getenv(\"REGION\")); tx-${REGION}"
      })
  void patternsAreFilled(String expression, String expected) {
    assertThat(valueOf(expression)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "String.join(\"-\", \"a\", \"b\"); a-b",
        "String.join(\",\", List.of(\"a\", \"b\")); a,b",
        "String.join(\",\", List.of()); ``",
        "String.join(\"-\", \"tx\", System.getenv(\"REGION\")); tx-${REGION}",
        "String.join(\",\", unseen()); ?"
      })
  void textsAreJoined(String expression, String expected) {
    assertThat(valueOf(expression)).isEqualTo(expected);
  }

  @Test
  void everyAlternativeIsChanged() {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                String topic = args.length > 0 ? "Orders" : "Payments";
                see(topic.toLowerCase());
                see("tx-" + topic);
                """))
        .containsExactly("orders|payments", "tx-Orders|Payments");
  }

  @Test
  void buildersCollectTheirParts() {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                StringBuilder id = new StringBuilder();
                id.append("tx-").append(7);
                id.append('x');
                see(id.toString());
                see(new StringBuilder("a").append("b").toString());
                see(new StringBuffer(16).append("c").toString());
                StringBuilder changed = new StringBuilder("ab");
                changed.reverse();
                see(changed.toString());
                """))
        .containsExactly("tx-7x", "ab", "c", "?");
  }

  @Test
  void whatABuilderHoldsDependsOnThePath() {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                StringBuilder id = new StringBuilder("tx");
                if (args.length > 0) {
                  id.append("-extra");
                }
                see(id.toString());
                """))
        .containsExactly("tx-extra|tx");
  }

  private String valueOf(String expression) {
    return ProbedCode.seenIn(root, "see(" + expression + ");").get(0);
  }
}
