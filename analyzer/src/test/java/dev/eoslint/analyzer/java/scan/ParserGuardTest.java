package dev.eoslint.analyzer.java.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.source.SourceText;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ParserGuardTest {

  @Test
  void acceptsOrdinaryCode() {
    assertThat(
            refuses(
                """
                class Relay {
                  void run(@Named("a") Executor executor) {
                    executor.execute(() -> {
                      template.executeInTransaction(t -> {
                        records.forEach(r -> { t.send("out", r.value()); });
                        return null;
                      });
                    });
                  }
                }
                """))
        .isEmpty();
  }

  @Test
  void acceptsBlocksInExpressionsUpToTheLimit() {
    assertThat(refuses(nested("f(x -> { ", 6, " });"))).isEmpty();
    assertThat(refuses(nested("f(x -> { ", 7, " });")))
        .contains(
            "The file was not analysed: blocks inside of expressions are nested 7 deep, and at most"
                + " 6 can be parsed.");
  }

  @Test
  void acceptsLessWhereTheTextIsNotBalanced() {
    assertThat(refuses(nested("f(x -> { ", 4, " });") + ")")).isEmpty();
    assertThat(refuses("\n" + nested("f(x -> { ", 5, " });") + ")"))
        .contains(
            "The file was not analysed: line 2 is not balanced (')' closes nothing) and blocks"
                + " inside of expressions are nested 5 deep, and at most 4 can be parsed.");
  }

  @Test
  void refusesTheInputsOnWhichTheParserIsKnownToHang() {
    String reported =
        "@R((((@AR((s((R((((@AR((@R((((@AR((s((R((((@AR((s((R((RE@R((((@AR((s((R((((@AR((@R((((@AR"
            + "((s((R((((@AR((s((R((RER>(R>((RR<I,R";

    assertThat(refuses(reported)).isPresent();
    assertThat(refuses(nested("(@R(", 4, "))"))).isPresent();
    assertThat(refuses(nested("@R((", 6, "))"))).isPresent();
    assertThat(refuses(nested("a@A(", 10, ")"))).isPresent();
    assertThat(refuses(nested(" new R(){static{", 10, ""))).isPresent();
    assertThat(refuses(nested("()->{ yield ", 10, "}"))).isPresent();
    assertThat(refuses(nested("new R[]{(R)x->{", 10, "}}"))).isPresent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "( | ) | parentheses",
        "@A( | ) | annotations",
        "a[ | ] | brackets",
        "={ | } | array initializers",
        "class A { | } | blocks"
      })
  void boundsEverythingElse(String opening, String closing, String what) {
    assertThat(refuses(nested(opening, 200, closing))).isEmpty();
    assertThat(refuses(nested(opening, 201, closing)))
        .contains(
            "The file was not analysed: "
                + what
                + " are nested 201 deep, and at most 200 can be parsed.");
  }

  private static String nested(String opening, int depth, String closing) {
    return opening.repeat(depth) + closing.repeat(depth);
  }

  private static Optional<String> refuses(String text) {
    return ParserGuard.refuses(JavaScanner.scan(new SourceText("A.java", text)));
  }
}
