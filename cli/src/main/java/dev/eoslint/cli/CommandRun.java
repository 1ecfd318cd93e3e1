package dev.eoslint.cli;

import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.analyzer.lint.NearestName;
import dev.eoslint.analyzer.lint.SettingsException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs one command line and never ends the process. */
final class CommandRun {

  /** The names of all commands. */
  static final List<String> COMMANDS = List.of("check", "explain", "rules");

  private static final String DEFAULT_COMMAND = "check";
  private static final List<String> TOP_LEVEL_OPTIONS = List.of("-h", "--help", "-V", "--version");

  /** Enough to find the place; the trace of a full stack has a thousand. */
  private static final int SHOWN_FRAMES = 30;

  private final Surroundings surroundings;
  private final PrintWriter err;

  CommandRun(Surroundings surroundings) {
    this.surroundings = surroundings;
    this.err = writer(surroundings.err());
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }

  /**
   * Runs a command line and returns its exit code.
   *
   * @param linter returns the linter; when it fails, that is a fault like any other
   */
  int exitCode(Supplier<Linter> linter, String... arguments) {
    try {
      String[] line = withCommand(arguments);
      int exitCode = command(linter, line[0]).execute(line);
      surroundings.out().flush();
      surroundings.err().flush();
      return exitCode;
    } catch (OutOfMemoryError full) {
      return fault(
          "eoslint ran out of memory. Give it more with EOSLINT_JAVA_OPTIONS=-Xmx2g, or lint fewer"
              + " folders at once.");
    } catch (IOException
        | RuntimeException
        | StackOverflowError
        | LinkageError
        | AssertionError failure) {
      return explain(failure);
    }
  }

  /** Reading the options of a command takes time, so only the help of all commands knows all. */
  private CommandLine command(Supplier<Linter> linter, String first) {
    CommandLine line = new CommandLine(new Eoslint());
    COMMANDS.stream()
        .filter(name -> name.equals(first) || !COMMANDS.contains(first))
        .forEach(name -> line.addSubcommand(command(name, linter)));
    return line.setExpandAtFiles(false)
        .setOut(writer(surroundings.out()))
        .setErr(err)
        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
        .setUsageHelpWidth(100)
        .setParameterExceptionHandler((wrong, arguments) -> refuse(wrong))
        .setExecutionExceptionHandler((failure, command, parsed) -> explain(failure));
  }

  private Object command(String name, Supplier<Linter> linter) {
    return switch (name) {
      case "check" -> new CheckCommand(linter, surroundings);
      case "explain" -> new ExplainCommand(linter, surroundings);
      case "rules" -> new RulesCommand(linter, surroundings);
      default -> throw new IllegalArgumentException("There is no command '" + name + "'.");
    };
  }

  private static String[] withCommand(String... arguments) {
    boolean named =
        arguments.length > 0
            && (COMMANDS.contains(arguments[0]) || TOP_LEVEL_OPTIONS.contains(arguments[0]));
    return named
        ? arguments
        : Stream.concat(Stream.of(DEFAULT_COMMAND), Arrays.stream(arguments))
            .toArray(String[]::new);
  }

  private int refuse(ParameterException wrong) {
    CommandLine command = wrong.getCommandLine();
    String message = String.valueOf(wrong.getMessage());
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      message = unmatched(unmatched.getUnmatched().get(0), command);
    }
    return usage(
        message
            + (message.endsWith(".") || message.endsWith("?") ? "" : ".")
            + " See '%s --help'.".formatted(command.getCommandSpec().qualifiedName()));
  }

  private static String unmatched(String argument, CommandLine command) {
    if (!argument.startsWith("-")) {
      return "'%s' is one argument too many.".formatted(argument);
    }
    int equals = argument.indexOf('=');
    String option = equals < 0 ? argument : argument.substring(0, equals);
    Set<String> known = new TreeSet<>(command.getCommandSpec().optionsMap().keySet());
    return "There is no option '%s'.%s".formatted(option, NearestName.question(option, known));
  }

  private int explain(Throwable failure) {
    if (failure instanceof UsageException || failure instanceof SettingsException) {
      return usage(String.valueOf(failure.getMessage()));
    }
    if (failure instanceof IOException) {
      return fault("The output cannot be written: " + failure.getMessage() + ".");
    }
    return fault("eoslint failed. Please report this fault with what follows.\n" + trace(failure));
  }

  private static String trace(Throwable failure) {
    return Stream.concat(
            Stream.of(failure.toString()),
            Arrays.stream(failure.getStackTrace())
                .limit(SHOWN_FRAMES)
                .map(frame -> "  at " + frame))
        .collect(Collectors.joining("\n"));
  }

  private int usage(String message) {
    err.println("error: " + message);
    return ExitCode.USAGE.number();
  }

  private int fault(String message) {
    err.println("error: " + message);
    return ExitCode.FAULT.number();
  }
}
