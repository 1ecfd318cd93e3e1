package dev.eoslint.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The committed help is what the command prints. {@code mvn -pl cli -am test
 * -Dsurefire.failIfNoSpecifiedTests=false -Dtest=CommandHelpTest -DupdateCommandHelp} writes it
 * anew.
 */
final class CommandHelpTest {

  private static final Path COMMITTED = Path.of("../docs/command-help.txt");

  @TempDir private Path folder;

  @Test
  void isCommitted() throws IOException {
    String help = help();
    if (System.getProperty("updateCommandHelp") != null) {
      Files.writeString(COMMITTED, help);
    }

    assertThat(COMMITTED).content().isEqualTo(help);
  }

  private String help() {
    StringBuilder help = new StringBuilder();
    for (String command : new String[] {"", "check", "explain", "rules"}) {
      String line = command.isEmpty() ? "--help" : command + " --help";
      help.append(help.isEmpty() ? "" : "\n")
          .append("$ eoslint ")
          .append(line)
          .append('\n')
          .append(Call.in(folder).run(line.split(" ")).out());
    }
    return help.toString();
  }
}
