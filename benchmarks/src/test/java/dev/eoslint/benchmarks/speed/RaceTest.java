package dev.eoslint.benchmarks.speed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
final class RaceTest {

  @TempDir private Path tree;

  private static Competitor shell(String name, String script) {
    return new Competitor(name, List.of("sh", "-c", script, name), Set.of(0, 4));
  }

  @Test
  void runsTheProgramsInTurnAfterOneRunThatDoesNotCount() throws Exception {
    List<Competitor> competitors =
        List.of(
            shell("scan", "echo scan >> \"$1/log\""),
            shell("lint", "echo lint >> \"$1/log\"; exit 4"));

    Map<String, Series> measured = Race.run(competitors, tree, 2);

    assertThat(Files.readAllLines(tree.resolve("log")))
        .containsExactly("scan", "scan", "lint", "scan", "lint");
    assertThat(measured.keySet()).containsExactly("scan", "lint");
    assertThat(measured.values()).allMatch(series -> series.seconds().size() == 2);
  }

  @Test
  void endsWhenAProgramFails() {
    assertThatThrownBy(
            () -> Race.run(List.of(shell("lint", "echo 'no memory' >&2; exit 3")), tree, 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("lint ended with exit code 3")
        .hasMessageContaining("no memory");
  }
}
