package dev.eoslint.analyzer.java.scan;

import dev.eoslint.analyzer.model.Site;

/**
 * A comment.
 *
 * @param site the comment with its delimiters, without the line end after a line comment
 * @param text what stands between the delimiters, as it is written
 * @param kind how it is delimited
 * @param aloneOnLine whether nothing but blanks stands before it on the line where it starts
 */
public record Comment(Site site, String text, Kind kind, boolean aloneOnLine) {

  /** How a comment is delimited. */
  public enum Kind {
    /** From two slashes to the end of the line. */
    LINE,
    /** Between a slash with one asterisk and an asterisk with a slash. */
    BLOCK,
    /** A block whose first delimiter has two asterisks. */
    JAVADOC
  }
}
