package dev.eoslint.reports;

import java.io.IOException;
import java.nio.file.Path;

/** A report could not be written to the file that the user named. */
public final class ReportNotWritable extends IOException {

  private static final long serialVersionUID = 1L;

  private final transient Path target;
  private final String reason;

  ReportNotWritable(Path target, String reason, IOException cause) {
    super("The report '%s' cannot be written: %s.".formatted(target, reason), cause);
    this.target = target;
    this.reason = reason;
  }

  /** Returns the file that was to be written. */
  public Path target() {
    return target;
  }

  /** Returns what stands in the way, without final period. */
  public String reason() {
    return reason;
  }
}
