package dev.eoslint.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/** Runs programs and watches what they need. */
public final class ChildProcess {

  private static final int SAMPLE_MILLISECONDS = 20;

  private ChildProcess() {}

  /**
   * What a program did.
   *
   * @param exitCode its exit code
   * @param output what it wrote to standard output
   * @param errors what it wrote to standard error
   * @param wall the time from its start to its end
   * @param peakKibibytes the most memory that it held at once, in KiB, where the system tells
   */
  public record Outcome(
      int exitCode, String output, String errors, Duration wall, OptionalLong peakKibibytes) {}

  /**
   * Runs a program to its end.
   *
   * @param command the program and its arguments
   * @param folder its working folder
   * @param patience how long it may take; it is killed then, which gives it an exit code above 128
   * @throws IOException when it cannot be started
   * @throws InterruptedException when this thread is interrupted; the program is ended then
   */
  public static Outcome run(List<String> command, Path folder, Duration patience)
      throws IOException, InterruptedException {
    Path output = Files.createTempFile("benchmark-output", null);
    Path errors = Files.createTempFile("benchmark-errors", null);
    try {
      ProcessBuilder builder =
          new ProcessBuilder(command)
              .directory(folder.toAbsolutePath().toFile())
              .redirectOutput(output.toFile())
              .redirectError(errors.toFile());
      long start = System.nanoTime();
      Process process = builder.start();
      OptionalLong peak = watch(process, start + patience.toNanos());
      Duration wall = Duration.ofNanos(System.nanoTime() - start);
      return new Outcome(
          process.exitValue(), Files.readString(output), Files.readString(errors), wall, peak);
    } finally {
      Files.deleteIfExists(output);
      Files.deleteIfExists(errors);
    }
  }

  private static OptionalLong watch(Process process, long deadline) throws InterruptedException {
    Path status = Path.of("/proc", Long.toString(process.pid()), "status");
    OptionalLong peak = OptionalLong.empty();
    try {
      while (!process.waitFor(SAMPLE_MILLISECONDS, TimeUnit.MILLISECONDS)) {
        OptionalLong sample = highWaterMark(status);
        peak = sample.isPresent() ? sample : peak;
        if (System.nanoTime() > deadline) {
          process.destroyForcibly();
        }
      }
      return peak;
    } finally {
      process.destroy();
    }
  }

  /** The kernel keeps the mark itself, so that only what happens after the last look is missed. */
  private static OptionalLong highWaterMark(Path status) {
    try {
      return Files.readAllLines(status).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst();
    } catch (IOException ended) {
      return OptionalLong.empty();
    }
  }
}
