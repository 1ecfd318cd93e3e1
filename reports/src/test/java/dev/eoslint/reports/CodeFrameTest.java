package dev.eoslint.reports;

import static dev.eoslint.reports.ResultBuilder.siteOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.analyzer.source.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CodeFrameTest {

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void marksTheRangeBelowTheLineAbove(String lineEnd) {
    String content = String.join(lineEnd, "begin();", "  send(record);", "commit();", "");

    assertThat(frame(content, "send(record)"))
        .isEqualTo(
            """
              1 | begin();
              2 |   send(record);
                |   ^^^^^^^^^^^^
            """);
  }

  @Test
  void marksTheLastLineWithoutLineEnd() {
    assertThat(frame("a\nb", "b"))
        .isEqualTo(
            """
              1 | a
              2 | b
                | ^
            """);
  }

  @Test
  void leavesOutABlankLineAbove() {
    assertThat(frame("a\n \nb", "b"))
        .isEqualTo(
            """
              3 | b
                | ^
            """);
  }

  @Test
  void alignsNumbersOfDifferentLength() {
    assertThat(frame("\n".repeat(8) + "nine\nten\n", "ten"))
        .isEqualTo(
            """
               9 | nine
              10 | ten
                 | ^^^
            """);
  }

  @Test
  void repeatsTabsBelowTabs() {
    assertThat(frame("\tif (x)\t{ send(); }", "send()"))
        .isEqualTo("  1 | \tif (x)\t{ send(); }\n    | \t      \t  ^^^^^^\n");
  }

  @Test
  void countsCellsAndNotCodeUnits() {
    assertThat(frame("/* 😀漢e\u0301 */ send(\"漢\");", "send(\"漢\")"))
        .isEqualTo(
            """
              1 | /* 😀漢e\u0301 */ send("漢");
                |             ^^^^^^^^^^
            """);
  }

  @Test
  void marksTheFirstLineOfALongerRange() {
    assertThat(frame("send(  \n    record);\n", "send(  \n    record)"))
        .isEqualTo(
            """
              1 | send( \s
                | ^^^^^
            """);
  }

  @Test
  void marksOneCharacterOfAnEmptyRange() {
    assertThat(print(new SourceText("A.java", "a"), Site.startOf("A.java")))
        .isEqualTo(
            """
              1 | a
                | ^
            """);
  }

  @Test
  void showsThePartOfALongLineThatMatters() {
    String content = "x".repeat(300) + "😀send()" + "y".repeat(300);

    assertThat(frame(content, "send()"))
        .isEqualTo(
            "  1 | …"
                + "x".repeat(38)
                + "😀send()"
                + "y".repeat(94)
                + "…\n    | "
                + " ".repeat(41)
                + "^^^^^^\n");
  }

  @Test
  void printsNothingForALineThatDoesNotExist() {
    assertThat(print(new SourceText("A.java", "a"), new Site("A.java", 2, 1, 2, 2))).isEmpty();
  }

  @Test
  void printsNothingForABlankLine() {
    assertThat(print(new SourceText("A.java", "\t\na"), Site.startOf("A.java"))).isEmpty();
  }

  @Test
  void bringsAColumnBackIntoTheLine() {
    assertThat(print(new SourceText("A.java", "ab"), new Site("A.java", 1, 9, 1, 12)))
        .isEqualTo("  1 | ab\n    |   ^\n");
  }

  private static String frame(String content, String snippet) {
    return print(new SourceText("A.java", content), siteOf("A.java", content, snippet));
  }

  private static String print(SourceText text, Site site) {
    return new CodeFrame(text, site).print(new Palette(false), Severity.ERROR);
  }
}
