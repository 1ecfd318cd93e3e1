package dev.eoslint.analyzer.java.parse;

import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.source.Notice;
import java.util.List;

/**
 * A file after parsing.
 *
 * @param file what was understood; without types when nothing was
 * @param notices what was not, at most one for each file
 */
public record ParsedJava(JavaFile file, List<Notice> notices) {

  /** Copies the notices. */
  public ParsedJava {
    notices = List.copyOf(notices);
  }
}
