package dev.eoslint.analyzer.source;

import dev.eoslint.analyzer.model.Site;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Something that the run has to tell beside its findings: a file that could not be read, a
 * construct that was given up.
 *
 * @param level whether the analysis is incomplete because of it
 * @param site the place; the start of the file when no better place is known
 * @param message one full sentence without line breaks
 */
public record Notice(Level level, Site site, String message) implements Comparable<Notice> {

  private static final Comparator<Notice> ORDER =
      Comparator.comparing(Notice::site)
          .thenComparing(Notice::level)
          .thenComparing(Notice::message);

  /**
   * Returns a notice of a fault of the analysis itself.
   *
   * @param consequence what was being done and is incomplete now: the start of a sentence
   */
  public static Notice ofFault(Site site, String consequence, Throwable fault) {
    String place =
        Arrays.stream(fault.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith("dev.eoslint."))
            .findFirst()
            .map(frame -> " at " + frame)
            .orElse("");
    return new Notice(
        Level.INCOMPLETE,
        site,
        "%s: %s%s. Please report this fault of eoslint."
            .formatted(consequence, fault.getClass().getName(), place));
  }

  /** Orders by path, position, level and message. */
  @Override
  public int compareTo(Notice other) {
    return ORDER.compare(this, other);
  }

  /** What a notice means for the result. */
  public enum Level {
    /** Something that matters was not analysed: the run is incomplete. */
    INCOMPLETE,
    /** Worth knowing; nothing is lost. */
    NOTE
  }
}
