package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OptionalSemanticsTest {

  @TempDir private Path root;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "Optional.of(\"a\").get(); a",
        "Optional.of(\"a\").orElse(\"b\"); a",
        "Optional.of(\"a\").orElseThrow(); a",
        "Optional.empty().orElse(\"b\"); b",
        "Optional.ofNullable(System.getenv(\"REGION\")).orElse(\"eu\"); ${REGION:eu}",
        "Optional.ofNullable(System.getenv(\"REGION\")).orElseGet(() -> \"eu\"); ${REGION:eu}",
        "Optional.ofNullable(System.getenv(\"REGION\")).orElseThrow(); ${REGION}",
        "Optional.ofNullable(System.getenv(\"HOSTNAME\")).orElse(\"local\"); <host>",
        "Optional.ofNullable(unseen()).orElse(\"b\"); ?",
        "Optional.of(\"A\").map(String::toLowerCase).get(); a",
        "Optional.of(\"a\").map(text -> \"tx-\" + text).orElse(\"b\"); tx-a"
      })
  void theValueIsTaken(String expression, String expected) {
    assertThat(valueOf(expression)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "Optional.of(\"a\").filter(text -> !text.isEmpty()).orElse(\"b\"); a",
        "Optional.of(\"\").filter(text -> !text.isEmpty()).orElse(\"b\"); b",
        "Optional.of(\"a\").filter(text -> unseen()).orElse(\"b\"); ?",
        "Optional.ofNullable(System.getenv(\"R\")).filter(r -> !r.isBlank()).orElse(\"eu\");"
            + " ${R:eu}"
      })
  void aFilterKeepsTheValueOrNothing(String expression, String expected) {
    assertThat(valueOf(expression)).isEqualTo(expected);
  }

  @Test
  void anActionSeesTheValue() {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                Optional.of("a").ifPresent(text -> see(text));
                Optional.of("b").ifPresentOrElse(text -> see(text), () -> see("nothing"));
                """))
        .containsExactly("a", "b", "nothing");
  }

  @Test
  void whatAnActionDoesIsUncertain() {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                Map<String, Object> props = new HashMap<>();
                Optional.ofNullable(System.getenv("REGION"))
                    .ifPresent(region -> props.put("client.rack", region));
                see(props);
                """))
        .containsExactly("{client.rack?=${REGION}}");
  }

  @Test
  void theValueOfAnUnseenOptionalHasItsType() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                final class Settings {
                  String id() {
                    return "settings-id";
                  }
                }
                """,
                """
                package sample;

                import java.util.Optional;

                final class Main {
                  public static void main(String[] args) {
                    Optional<Settings> found = unseen();
                    see(found.get().id());
                    see(found.orElseThrow().id());
                  }
                }
                """))
        .containsExactly("settings-id", "settings-id");
  }

  private String valueOf(String expression) {
    return ProbedCode.seenIn(root, "see(" + expression + ");").get(0);
  }
}
