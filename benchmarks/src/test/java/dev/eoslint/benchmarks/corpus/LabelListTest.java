package dev.eoslint.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.benchmarks.corpus.Label.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LabelListTest {

  private static final String HEADER =
      "repo\tcommit\tfile\tline\tlabel\trule\twhy\tconfidence\tsplit";

  @Test
  void readsALabel() {
    List<Label> labels =
        LabelList.parse(
            List.of(
                HEADER,
                "acme/relay\tc0ffee\tsrc/Relay.java\t12\tclean\ttxid-random\tfrom a caller\tlow\tdev",
                ""));

    assertThat(labels)
        .containsExactly(
            new Label(
                "acme/relay",
                "c0ffee",
                "src/Relay.java",
                12,
                Verdict.CLEAN,
                "txid-random",
                "from a caller",
                "low",
                "dev"));
  }

  @Test
  void refusesOtherColumns() {
    assertThatThrownBy(() -> LabelList.parse(List.of("repo\tfile")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("columns");
  }

  @Test
  void tellsTheLineThatIsMalformed() {
    assertThatThrownBy(
            () -> LabelList.parse(List.of(HEADER, "acme/relay\tc\tf\tten\tclean\tr\tw\tlow\tdev")))
        .hasMessageContaining("Line 2")
        .hasMessageContaining("'ten'");
    assertThatThrownBy(() -> LabelList.parse(List.of(HEADER, "acme/relay\tc\tf\t10")))
        .hasMessageContaining("Line 2")
        .hasMessageContaining("4 columns");
    assertThatThrownBy(
            () -> LabelList.parse(List.of(HEADER, "acme/relay\tc\tf\t1\tbad\tr\tw\tlow\tdev")))
        .hasMessageContaining("'bad'");
  }
}
