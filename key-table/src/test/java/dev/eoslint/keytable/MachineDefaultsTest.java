package dev.eoslint.keytable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.keytable.MachineDefaults.Answer;
import java.io.File;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class MachineDefaultsTest {
  private static final MachineDefaults MACHINE =
      new MachineDefaults(Map.of("state.dir", new Answer("java.io.tmpdir", "/var/scratch")));

  @Test
  void namesThePropertyInsteadOfTheMachinesValue() {
    assertThat(MACHINE.replaceIn("state.dir", "=/var/scratch" + File.separator + "kafka-streams"))
        .isEqualTo("=${java.io.tmpdir}/kafka-streams");
  }

  @Test
  void leavesOtherKeysAlone() {
    assertThat(MACHINE.replaceIn("log.dir", "=/var/scratch/logs")).isEqualTo("=/var/scratch/logs");
  }

  @Test
  void refusesADefaultThatNoLongerComesFromTheMachine() {
    assertThatThrownBy(() -> MACHINE.replaceIn("state.dir", "=/opt/state"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("java.io.tmpdir");
  }
}
