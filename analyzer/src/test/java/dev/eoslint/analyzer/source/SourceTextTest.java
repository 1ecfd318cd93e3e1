package dev.eoslint.analyzer.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import org.junit.jupiter.api.Test;

final class SourceTextTest {

  @Test
  void endsLinesAtEachOfTheThreeLineEnds() {
    SourceText text = new SourceText("a.yml", "one\r\ntwo\nthree\rfour");

    assertThat(text.lineCount()).isEqualTo(4);
    assertThat(text.line(1)).isEqualTo("one");
    assertThat(text.line(2)).isEqualTo("two");
    assertThat(text.line(3)).isEqualTo("three");
    assertThat(text.line(4)).isEqualTo("four");
  }

  @Test
  void hasNoTextOutsideOfItsLines() {
    SourceText text = new SourceText("a.yml", "one\n");

    assertThat(text.lineCount()).isEqualTo(2);
    assertThat(text.line(0)).isEmpty();
    assertThat(text.line(2)).isEmpty();
    assertThat(text.line(3)).isEmpty();
  }

  @Test
  void hasOneEmptyLineWhenEmpty() {
    SourceText text = new SourceText("a.yml", "");

    assertThat(text.lineCount()).isEqualTo(1);
    assertThat(text.site(0, 0)).isEqualTo(Site.startOf("a.yml"));
  }

  @Test
  void findsLinesAndColumnsOfOffsets() {
    SourceText text = new SourceText("a.yml", "ab\r\ncd\n\nef");

    assertThat(text.lineOf(0)).isEqualTo(1);
    assertThat(text.columnOf(1)).isEqualTo(2);
    assertThat(text.lineOf(4)).isEqualTo(2);
    assertThat(text.columnOf(5)).isEqualTo(2);
    assertThat(text.lineOf(7)).isEqualTo(3);
    assertThat(text.lineOf(9)).isEqualTo(4);
    assertThat(text.columnOf(10)).isEqualTo(3);
    assertThat(text.site(1, 5)).isEqualTo(new Site("a.yml", 1, 2, 2, 2));
  }

  @Test
  void findsOffsetsOfPositions() {
    SourceText text = new SourceText("a.yml", "ab\r\ncd\n\nef");

    for (int offset : new int[] {0, 1, 4, 5, 7, 8, 9}) {
      assertThat(text.offset(text.lineOf(offset), text.columnOf(offset))).isEqualTo(offset);
    }
    assertThat(text.offset(0, 0)).isZero();
    assertThat(text.offset(99, 99)).isEqualTo(10);
  }

  @Test
  void countsManyLines() {
    SourceText text = new SourceText("a.yml", "x\n".repeat(10_000));

    assertThat(text.lineCount()).isEqualTo(10_001);
    assertThat(text.lineOf(19_998)).isEqualTo(10_000);
  }
}
