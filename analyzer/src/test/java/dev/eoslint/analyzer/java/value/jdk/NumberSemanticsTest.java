package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NumberSemanticsTest {

  @TempDir private Path root;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "Integer.valueOf(5); 5",
        "Integer.parseInt(\"5\"); 5",
        "Integer.parseInt(\"ff\", 16); ?",
        "Integer.toString(5); 5",
        "Long.parseLong(\"5\"); 5",
        "Boolean.valueOf(\"true\"); true",
        "Boolean.parseBoolean(\"false\"); false",
        "Boolean.TRUE; true",
        "Boolean.FALSE.toString(); false",
        "Integer.MAX_VALUE; 2147483647",
        "Long.MAX_VALUE; 9223372036854775807",
        "Integer.valueOf(5).toString(); 5",
        "Integer.valueOf(unseen()); ?",
        "Boolean.parseBoolean(System.getenv(\"FLAG\")); ${FLAG}"
      })
  void boxesHoldTheirValue(String expression, String expected) {
    assertThat(valueOf(expression)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "Duration.ofSeconds(30).toMillis(); 30000",
        "Duration.ofMinutes(2).toSeconds(); 120",
        "Duration.ofMillis(1500).getSeconds(); 1",
        "Duration.ofDays(1).toHours(); 24",
        "(int) Duration.ofHours(1).toMillis(); 3600000",
        "Duration.ofSeconds(unseen()).toMillis(); ?",
        "Duration.parse(\"PT5S\").toMillis(); ?",
        "Duration.ofSeconds(5).plusSeconds(1).toMillis(); ?",
        "TimeUnit.SECONDS.toMillis(30); 30000",
        "TimeUnit.MINUTES.toSeconds(2); 120",
        "TimeUnit.MILLISECONDS.toSeconds(999); 0",
        "TimeUnit.SECONDS.toMillis(unseen()); ?",
        "TimeUnit.DAYS.toMillis(7) + 1; 604800001"
      })
  void timesAreConverted(String expression, String expected) {
    assertThat(valueOf(expression)).isEqualTo(expected);
  }

  @Test
  void aDurationIsKeptInAVariable() {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                Duration timeout = Duration.ofSeconds(45);
                see(Math.toIntExact(timeout.toMillis()));
                see(timeout.toMillis());
                """))
        .containsExactly("?", "45000");
  }

  private String valueOf(String expression) {
    return ProbedCode.seenIn(root, "see(" + expression + ");").get(0);
  }
}
