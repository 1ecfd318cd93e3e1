package dev.eoslint.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FamiliesTest {

  @Test
  void putsLabelsThatMeanTheSameIntoOneFamily() {
    Family family = Labels.families().of(Labels.problem("txid-shared", 1));

    assertThat(family.name()).isEqualTo("identity");
    assertThat(family.rules()).containsExactlyInAnyOrder("hardcoded-id", "shared-id");
  }

  @Test
  void givesALabelThatNobodyNamesAFamilyOfItsOwn() {
    Family family = Labels.families().of(Labels.problem("dual-write", 1));

    assertThat(family.name()).isEqualTo("dual-write");
    assertThat(family.rules()).isEmpty();
  }

  @Test
  void groupsSortedByFamily() {
    Label random = Labels.problem("txid-random", 1);
    Label shared = Labels.problem("txid-shared", 2);
    Label dual = Labels.problem("dual-write", 3);
    Label hardcoded = Labels.clean("txid-hardcoded", 4);

    var groups = Labels.families().group(List.of(random, shared, dual, hardcoded));

    assertThat(groups.keySet())
        .extracting(Family::name)
        .containsExactly("dual-write", "identity", "random");
    assertThat(groups.values())
        .containsExactly(List.of(dual), List.of(shared, hardcoded), List.of(random));
  }

  @Test
  void refusesALabelInTwoFamilies() {
    assertThatThrownBy(
            () -> Families.read(new StringReader("a.labels = one two\nb.labels = two\n")))
        .hasMessageContaining("'two'");
  }

  @Test
  void refusesAKeyThatBelongsToNoFamily() {
    assertThatThrownBy(() -> Families.read(new StringReader("a.rules = some-rule\n")))
        .hasMessageContaining("'a.rules'");
    assertThatThrownBy(() -> Families.read(new StringReader("a.label = one\n")))
        .hasMessageContaining("'a.label'");
  }

  @Test
  void readsTheFileOfTheProgram() throws Exception {
    Families families = Families.read(Path.of("corpus-families.properties"));

    assertThat(families.of(Labels.problem("tx-prefix-shared", 1)))
        .isEqualTo(families.of(Labels.problem("txid-hardcoded", 1)));
    assertThat(families.rules()).contains("random-transactional-id");
  }
}
