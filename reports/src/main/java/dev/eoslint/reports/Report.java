package dev.eoslint.reports;

import dev.eoslint.analyzer.lint.LintResult;
import java.io.IOException;
import java.io.OutputStream;

/** An output format. */
public interface Report {

  /**
   * Writes {@code result} and flushes {@code out}, which stays open.
   *
   * @throws IOException when {@code out} cannot be written
   */
  void write(LintResult result, OutputStream out) throws IOException;
}
