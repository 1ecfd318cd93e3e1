package dev.eoslint.keytable;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class DefaultValueTextTest {
  @Test
  void writesWhatAUserWouldWrite() {
    assertThat(DefaultValueText.of("all")).isEqualTo("=all");
    assertThat(DefaultValueText.of("")).isEqualTo("=");
    assertThat(DefaultValueText.of(0.8)).isEqualTo("=0.8");
    assertThat(DefaultValueText.of(true)).isEqualTo("=true");
    assertThat(DefaultValueText.of(Thread.State.class)).isEqualTo("=java.lang.Thread$State");
    assertThat(DefaultValueText.of(List.of(String.class, "b"))).isEqualTo("=java.lang.String,b");
    assertThat(DefaultValueText.of(List.of())).isEqualTo("=");
  }

  @Test
  void tellsUnsetFromTheTextNull() {
    assertThat(DefaultValueText.of(null)).isEqualTo("null");
    assertThat(DefaultValueText.of("null")).isEqualTo("=null");
  }
}
