package dev.eoslint.cli;

import picocli.CommandLine.Command;

/** The command itself, which only has subcommands. */
@Command(
    name = "eoslint",
    description = {
      "Finds what breaks exactly-once semantics and delivery guarantees in applications of Apache"
          + " Kafka.",
      "",
      "'eoslint PATH...' is short for 'eoslint check PATH...', and 'eoslint' for 'eoslint check .'."
    },
    mixinStandardHelpOptions = true,
    versionProvider = ToolVersion.class,
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    footer = {"", "'eoslint COMMAND --help' tells more about a command."})
final class Eoslint {}
