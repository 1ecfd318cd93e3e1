package dev.eoslint.analyzer.java.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class JavaScannerTest {

  private static final String QUOTES = "\"\"\"";

  @Nested
  final class Comments {

    @Test
    void areFoundWithTheirSites() {
      assertThat(scan("int a; // one\n  /* two */ int b; /** three\n */\n").comments())
          .containsExactly(site(1, 8, 1, 14), site(2, 3, 2, 12), site(2, 20, 3, 4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void endAtAnyLineEnd(String lineEnd) {
      assertThat(scan("// one" + lineEnd + "\t// two" + lineEnd + "x").comments())
          .containsExactly(site(1, 1, 1, 7), site(2, 2, 2, 8));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "/**/",
          "/***/",
          "/****/",
          "/* a */",
          "/*/ a */",
          "/* // */",
          "/* \" */",
          "//",
          "///x",
          "// /* a",
          "/* unclosed",
          "/*",
          "/**"
        })
    void areOfSeveralKinds(String text) {
      assertThat(scan(text).comments()).containsExactly(site(1, 1, 1, text.length() + 1));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "\"// no\"",
          "\"/* no */\"",
          "\"\\\"// no\"",
          "'\"' + \"// no\"",
          "'\\'' + \"// no\"",
          "'\\\\' + \"// no\"",
          "\"\" + \"// no\"",
          "a / b / c * d",
          QUOTES + "\n// no " + QUOTES,
          QUOTES + "  \t\n \"// no\" \\" + QUOTES + " /* no */ \\\\" + QUOTES
        })
    void areNotInLiterals(String text) {
      JavaScan scan = scan(text);

      assertThat(scan.comments()).isEmpty();
      assertThat(scan.imbalance()).isEmpty();
    }

    @Test
    void followLiterals() {
      assertThat(scan(QUOTES + "\n " + QUOTES + "// yes").comments()).hasSize(1);
      assertThat(scan("\"\\\\\"// yes").comments()).hasSize(1);
      assertThat(scan("'\\u0027'// yes").comments()).hasSize(1);
    }
  }

  @Nested
  final class Depths {

    @Test
    void areZeroWithoutNesting() {
      assertThat(scan("package com.acme;"))
          .isEqualTo(new JavaScan(List.of(), 0, 0, 0, 0, 0, 0, 0, Optional.empty()));
    }

    @Test
    void countParenthesesBracketsAndBlocks() {
      JavaScan scan = scan("class A { int f(int[][] a) { if ((a[b[0]][0])) { } } }");

      assertThat(scan.parenthesisDepth()).isEqualTo(2);
      assertThat(scan.bracketDepth()).isEqualTo(2);
      assertThat(scan.blockDepth()).isEqualTo(3);
      assertThat(scan.expressionBlockDepth()).isZero();
      assertThat(scan.arrayInitializerDepth()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "int[] a = {1, 2}; | 1",
          "int[][] a = {{1}, {2}}; | 2",
          "f(new int[][] {{1}}); | 2",
          "@Topics({@Topic(\"a\"), @Topic(\"b\")}) | 1",
          "@Topics(value = {@Topic({})}) | 2",
          "class A { { } } | 0",
          "class A<T> { void f() { { } } } | 0"
        })
    void countArrayInitializers(String text, int depth) {
      assertThat(scan(text).arrayInitializerDepth()).isEqualTo(depth);
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "f(x -> { }); | 1",
          "f(x -> { g(() -> { }); }); | 2",
          "f(x -> { if (a) { g(y -> { }); } }); | 2",
          "f(new R() { void r() { g(new R() { }); } }); | 2",
          "r = x -> { }; | 1",
          "r = new R<A, B>(f(1)) { R s = new R() { }; }; | 2",
          "R[] r = { x -> { } }; | 1",
          "a[f(x -> { })] = 1; | 1",
          "int a = switch (b) { case 1 -> { yield 1; } default -> 2; }; | 1",
          "g(switch (b) { default -> { yield 2; } }); | 2",
          "f(x -> { }, y -> { }); | 1",
          "void f() { if (a) { while (b()) { } } } | 0",
          "class A<T extends B<C>> { } | 0",
          "void f() throws E { try (A a = new A()) { } } | 0",
          "if (a > b) { } | 0",
          "f(new int[] {1}); | 0"
        })
    void countBlocksInExpressions(String text, int depth) {
      JavaScan scan = scan(text);

      assertThat(scan.expressionBlockDepth()).isEqualTo(depth);
      assertThat(scan.imbalance()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "@Id(1) | 1 | 0",
          "@ Id /* a */ (1) | 1 | 0",
          "@com.acme.Id(1) | 1 | 0",
          "@Ids(@Id(1)) | 2 | 0",
          "@Ids(value = @Id(1), other = {@Id(2), @Id(3)}) | 2 | 0",
          "void f(@Id(1) int a, @Id(2) int b) | 0 | 1",
          "void f(@Ids({@Id(1)}) int a) | 1 | 1",
          "f((@Id(1) int a) -> { g((@Id(2) int b) -> 0); }); | 0 | 1",
          "@Override public void f(int a) | 0 | 0",
          "@interface Id { int value(); } | 0 | 0",
          "@A((@A((@A((1)))))) | 1 | 2",
          "@A(x @A(x @A(1))) | 1 | 2"
        })
    void countAnnotations(String text, int annotations, int embedded) {
      JavaScan scan = scan(text);

      assertThat(scan.annotationDepth()).isEqualTo(annotations);
      assertThat(scan.embeddedAnnotationDepth()).isEqualTo(embedded);
    }

    @Test
    void ignoreCommentsAndLiterals() {
      JavaScan scan = scan("f(\"((\", '(', /* (( */ 1); // ((");

      assertThat(scan.parenthesisDepth()).isEqualTo(1);
      assertThat(scan.imbalance()).isEmpty();
    }
  }

  @Nested
  final class Balance {

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        quoteCharacter = '`',
        value = {
          "f(a | 1 | 2 | '(' is never closed",
          "class A { | 1 | 9 | '{' is never closed",
          "a[0 | 1 | 2 | '[' is never closed",
          "f(a)) | 1 | 5 | ')' closes nothing",
          "} | 1 | 1 | '}' closes nothing",
          "{ f(a; } | 1 | 8 | '}' stands where '(' of line 1 has to be closed",
          "f(a[0) | 1 | 6 | ')' stands where '[' of line 1 has to be closed",
          "f(]) | 1 | 3 | ']' stands where '(' of line 1 has to be closed",
          "a = \"b; | 1 | 5 | the string literal is not closed on its line",
          "a = 'b; | 1 | 5 | the character literal is not closed on its line",
          "a = \"b\\ | 1 | 5 | the string literal is not closed on its line",
          "/* a | 1 | 1 | the comment is never closed"
        })
    void tellsTheFirstPlaceWhereItIsLost(String text, int line, int column, String explanation) {
      assertThat(scan(text).imbalance())
          .contains(new Imbalance(site(line, column, line, column + 1), explanation));
    }

    @Test
    void tellsTheFirstOfSeveralPlaces() {
      assertThat(scan("}\n)\n\"").imbalance()).map(Imbalance::site).contains(site(1, 1, 1, 2));
    }

    @Test
    void isLostInTextBlocksThatNeverEnd() {
      assertThat(scan("a = " + QUOTES + "\n \"\" \\" + QUOTES).imbalance())
          .contains(new Imbalance(site(1, 5, 1, 6), "the text block is never closed"));
    }

    @Test
    void takesThreeQuotesInALineForAnEmptyStringAndAnotherOne() {
      assertThat(scan(QUOTES + "a" + QUOTES).imbalance()).isEmpty();
      assertThat(scan(QUOTES + "a").imbalance()).isPresent();
    }

    @Test
    void recoversAtBracesToMeasureWhatFollows() {
      JavaScan scan = scan("void f() { g((((; }\nvoid h() { i((a)); }");

      assertThat(scan.parenthesisDepth()).isEqualTo(4);
      assertThat(scan.expressionBlockDepth()).isZero();
      assertThat(scan.imbalance()).map(Imbalance::site).contains(site(1, 19, 1, 20));
    }
  }

  @Nested
  final class AnyText {

    @Test
    void isScanned() {
      Random random = new Random(20_261_130);
      for (int round = 0; round < 1_000; round++) {
        byte[] bytes = new byte[random.nextInt(300)];
        random.nextBytes(bytes);
        assertConsistent(new String(bytes, StandardCharsets.UTF_8));
      }
    }

    @Test
    void ofJavaCharactersIsScanned() {
      String alphabet = "\"\"\"''(){}[]/*\\\n\r\t @a.=,->new ";
      Random random = new Random(42);
      int comments = 0;
      for (int round = 0; round < 2_000; round++) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(120);
        for (int index = 0; index < length; index++) {
          text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        comments += assertConsistent(text.toString());
      }
      assertThat(comments).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "(",
          "{",
          "[",
          "@A(",
          "f(x -> {",
          ")",
          "}",
          "/*",
          "\"",
          "'",
          " ",
          "a",
          "(]",
          "{)"
        })
    void ofAnyDepthIsScanned(String part) {
      JavaScan scan = scan(part.repeat(200_000));

      assertThat(scan.parenthesisDepth()).isLessThanOrEqualTo(200_000);
    }

    /** Returns how many comments there are. */
    private int assertConsistent(String text) {
      SourceText source = new SourceText("A.java", text);
      JavaScan scan = JavaScanner.scan(source);
      int end = 0;
      for (Site site : scan.comments()) {
        int start = source.offset(site.startLine(), site.startColumn());
        assertThat(start).isGreaterThanOrEqualTo(end);
        end = source.offset(site.endLine(), site.endColumn());
        assertThat(text.substring(start, end)).startsWith("/");
      }
      assertThat(end).isLessThanOrEqualTo(text.length());
      return scan.comments().size();
    }
  }

  private static JavaScan scan(String text) {
    return JavaScanner.scan(new SourceText("A.java", text));
  }

  private static Site site(int startLine, int startColumn, int endLine, int endColumn) {
    return new Site("A.java", startLine, startColumn, endLine, endColumn);
  }
}
