package dev.eoslint.analyzer.model;

/** How many clients of one creation place live at the same time in one process. */
public sealed interface Copies {

  /** At most one at a time. */
  record One() implements Copies {}

  /**
   * More than one, which the sources show.
   *
   * @param site the loop, the second caller or the pool that shows it
   * @param explanation what happens there, for messages, without final period: {@code "a loop
   *     creates it again while the earlier ones stay open"}
   */
  record Several(Site site, String explanation) implements Copies {}

  /** The sources do not say. */
  record Unclear() implements Copies {}
}
