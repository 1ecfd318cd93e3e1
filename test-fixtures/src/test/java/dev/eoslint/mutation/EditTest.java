package dev.eoslint.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class EditTest {

  private static final String FILE = "Relay.java";
  private static final String TEXT = "package relay;\n\nstart();\n  stop(a);\nend();\n";

  @Test
  void textIsReplacedAsItStands() {
    assertThat(Edit.replace(FILE, "stop(a)", "$1(b)").apply(TEXT))
        .isEqualTo("package relay;\n\nstart();\n  $1(b);\nend();\n");
  }

  @Test
  void linesAreRemovedWhole() {
    assertThat(Edit.removeLines(FILE, "stop(").apply(TEXT))
        .isEqualTo("package relay;\n\nstart();\nend();\n");
  }

  @Test
  void patternReachesOverLines() {
    assertThat(Edit.replacePattern(FILE, "start.*(e)nd", "$1").apply(TEXT))
        .isEqualTo("package relay;\n\ne();\n");
  }

  @Test
  void importStandsBehindThePackage() {
    assertThat(Edit.importing(FILE, "java.util.List").apply(TEXT))
        .startsWith("package relay;\n\nimport java.util.List;\n\nstart();");
  }

  @Test
  void anchorMustBeThere() {
    assertThatThrownBy(() -> Edit.replace(FILE, "pause()", "").apply(TEXT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(FILE)
        .hasMessageContaining("pause()");
  }

  @Test
  void anchorMustStandOnce() {
    assertThatThrownBy(() -> Edit.replace(FILE, "();", "").apply(TEXT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(FILE)
        .hasMessageContaining("2 times")
        .hasMessageContaining("();");
  }

  @Test
  void anchorMayStandSeveralTimesWhereThatIsMeant() {
    assertThat(Edit.replace(FILE, "();", "(b);").everywhere().apply(TEXT))
        .isEqualTo("package relay;\n\nstart(b);\n  stop(a);\nend(b);\n");
  }

  @Test
  void anchorMustBeThereAlsoWhereItMayStandSeveralTimes() {
    assertThatThrownBy(() -> Edit.replace(FILE, "pause()", "").everywhere().apply(TEXT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("pause()");
  }

  @Test
  void somethingMustChange() {
    assertThatThrownBy(() -> Edit.replacePattern(FILE, "stop\\((.)\\)", "stop($1)").apply(TEXT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(FILE)
        .hasMessageContaining("stays as it was");
  }
}
