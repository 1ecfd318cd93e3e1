package dev.eoslint.reports;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ThreadLocalRandom;

/** Writes reports to files so that a reader sees a whole report or none. */
public final class ReportFiles {

  private ReportFiles() {}

  /**
   * Writes {@code content} to {@code target}, creating folders as needed. What was there before
   * stays until the new report is complete, and stays for good when it cannot be completed.
   *
   * @throws ReportNotWritable when the target, or the folder it is to lie in, cannot be written
   */
  public static void write(Path target, Content content) throws ReportNotWritable {
    try {
      if (isDevice(target)) {
        writeInPlace(target, content);
      } else {
        writeBesideAndMove(target, content);
      }
    } catch (IOException failure) {
      throw new ReportNotWritable(target, reason(failure), failure);
    }
  }

  /** Returns whether {@code target} is something that must not be replaced, such as a pipe. */
  private static boolean isDevice(Path target) {
    return Files.exists(target) && !Files.isRegularFile(target) && !Files.isDirectory(target);
  }

  private static void writeInPlace(Path target, Content content) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(target))) {
      content.writeTo(out);
    }
  }

  private static void writeBesideAndMove(Path target, Content content) throws IOException {
    Path file = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
    if (Files.isDirectory(file)) {
      throw new FileSystemException(target.toString(), null, "it is a folder");
    }
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw new AccessDeniedException(target.toString());
    }
    createFolders(file.resolveSibling(""));
    String suffix = Long.toHexString(ThreadLocalRandom.current().nextLong());
    Path unfinished = file.resolveSibling("." + file.getFileName() + "." + suffix);
    try {
      try (OutputStream out =
          new BufferedOutputStream(
              Files.newOutputStream(
                  unfinished, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE))) {
        content.writeTo(out);
      }
      move(unfinished, file);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  private static void createFolders(Path folder) throws IOException {
    // Up to JDK 19 createDirectories takes a link to a folder for a file.
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException plainMoveOnly) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static String reason(IOException failure) {
    if (failure instanceof AccessDeniedException) {
      return "access is denied";
    }
    if (failure instanceof FileAlreadyExistsException exists) {
      return "'" + exists.getFile() + "' is not a folder";
    }
    if (failure instanceof FileSystemException named && named.getReason() != null) {
      return named.getReason();
    }
    return failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
  }

  /** Writes the content of a file. */
  @FunctionalInterface
  public interface Content {

    /**
     * Writes everything to {@code out}, which the caller closes.
     *
     * @throws IOException when {@code out} cannot be written
     */
    void writeTo(OutputStream out) throws IOException;
  }
}
