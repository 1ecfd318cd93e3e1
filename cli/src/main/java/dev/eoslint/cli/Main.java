package dev.eoslint.cli;

import dev.eoslint.analyzer.lint.Deferred;
import dev.eoslint.analyzer.lint.Linter;
import dev.eoslint.rules.BuiltInRules;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;

/** The {@code eoslint} command. */
public final class Main {

  private Main() {}

  /** Runs the command line and ends the process with its exit code. */
  public static void main(String[] arguments) {
    Deferred<Linter> linter = new Deferred<>(() -> new Linter(BuiltInRules.ruleSet()));
    prepareBeside(linter);
    System.exit(new CommandRun(surroundings()).exitCode(linter, arguments));
  }

  /** What fails here fails again, and is told, where the linter is needed. */
  private static void prepareBeside(Deferred<Linter> linter) {
    Runnable preparation = () -> linter.get().prepare();
    Thread thread = new Thread(new FutureTask<>(preparation, null), "eoslint-preparation");
    thread.setDaemon(true);
    thread.start();
  }

  // The launcher chooses the console of java.base, which is null without a terminal.
  @SuppressWarnings("SystemConsoleNull")
  private static Surroundings surroundings() {
    return new Surroundings(
        stream(FileDescriptor.out),
        stream(FileDescriptor.err),
        System.getenv(),
        Path.of("").toAbsolutePath(),
        System.console() != null);
  }

  /** Unlike {@link System#out}, the stream tells when it cannot be written. */
  private static OutputStream stream(FileDescriptor descriptor) {
    return new BufferedOutputStream(new FileOutputStream(descriptor));
  }
}
