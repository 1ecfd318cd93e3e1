package dev.eoslint.analyzer.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NearestNameTest {

  private static final List<String> NAMES =
      List.of("failOn", "includeTests", "exclude", "error", "-h", "hardcoded-transactional-id");

  @ParameterizedTest
  @CsvSource({
    "failon, failOn",
    "fialOn, failOn",
    "includeTest, includeTests",
    "includesTests, includeTests",
    "excludes, exclude",
    "hard-coded-transactional-ids, hardcoded-transactional-id",
  })
  void findsWhatWasMeant(String written, String meant) {
    assertThat(NearestName.to(written, NAMES)).contains(meant);
  }

  @ParameterizedTest
  @CsvSource({"rules", "x", "-x", "transactional", "''"})
  void isSilentWhenNothingIsNear(String written) {
    assertThat(NearestName.to(written, NAMES)).isEmpty();
  }

  @Test
  void ofEquallyNearNamesTakesTheFirst() {
    assertThat(NearestName.to("abx", List.of("abd", "abc"))).contains("abc");
  }

  @Test
  void prefersTheNearerName() {
    assertThat(NearestName.to("warnign", List.of("warnings", "warning"))).contains("warning");
  }

  @Test
  void asksAQuestion() {
    assertThat(NearestName.question("eror", NAMES)).isEqualTo(" Did you mean 'error'?");
    assertThat(NearestName.question("fatal", NAMES)).isEmpty();
  }
}
