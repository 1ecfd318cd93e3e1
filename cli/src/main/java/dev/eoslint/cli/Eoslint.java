package dev.eoslint.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command itself, which only has subcommands. */
@Command(
    name = "eoslint",
    description = {
      "Finds what breaks exactly-once semantics and delivery guarantees in applications of Apache"
          + " Kafka.",
      "",
      "'eoslint PATH...' is short for 'eoslint check PATH...', and 'eoslint' for 'eoslint check .'."
    },
    versionProvider = ToolVersion.class,
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    footer = {"", "'eoslint COMMAND --help' tells more about a command."})
@SuppressWarnings("UnusedVariable") // The command line library acts on the annotated fields.
final class Eoslint {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Print this help.")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Print the version.")
  private boolean version;
}
