package dev.eoslint.reports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PrintableTest {

  @Test
  void bringsTextOnOneLine() {
    assertThat(Printable.oneLine("a\nb\rc\td\u2028e\u0085f")).isEqualTo("a b c d\uFFFDe\uFFFDf");
  }

  @Test
  void keepsTabsOfSources() {
    assertThat(Printable.sourceLine("\tsend();")).isEqualTo("\tsend();");
  }

  @Test
  void disarmsWhatATerminalObeys() {
    assertThat(Printable.sourceLine("a\u001B[31mb\u0007c\u007Fd\u202Ee\u2066f"))
        .isEqualTo("a\uFFFD[31mb\uFFFDc\uFFFDd\uFFFDe\uFFFDf");
  }

  @Test
  void keepsLettersOfAllScripts() {
    assertThat(Printable.oneLine("größer 漢字 😀 e\u0301 שלום"))
        .isEqualTo("größer 漢字 😀 e\u0301 שלום");
  }
}
