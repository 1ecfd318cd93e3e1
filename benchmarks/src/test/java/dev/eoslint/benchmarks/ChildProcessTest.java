package dev.eoslint.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.benchmarks.ChildProcess.Outcome;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
final class ChildProcessTest {

  @TempDir private Path folder;

  private Outcome shell(String script) throws Exception {
    return ChildProcess.run(List.of("sh", "-c", script), folder, Duration.ofMinutes(1));
  }

  @Test
  void tellsWhatTheProgramWroteAndHowItEnded() throws Exception {
    Outcome outcome = shell("echo report; echo trouble >&2; exit 3");

    assertThat(outcome.output()).isEqualTo("report\n");
    assertThat(outcome.errors()).isEqualTo("trouble\n");
    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.wall()).isPositive();
  }

  @Test
  void runsInTheGivenFolder() throws Exception {
    Outcome outcome = shell("pwd -P");

    assertThat(outcome.output().strip()).isEqualTo(folder.toRealPath().toString());
  }

  @Test
  void killsWhatTakesTooLong() throws Exception {
    Outcome outcome = ChildProcess.run(List.of("sleep", "600"), folder, Duration.ofMillis(50));

    assertThat(outcome.exitCode()).isGreaterThan(128);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void tellsThePeakOfItsMemory() throws Exception {
    assertThat(shell("sleep 0.2").peakKibibytes()).isPresent();
  }
}
