package dev.eoslint.benchmarks.corpus;

/**
 * What a person said of one line of a repository.
 *
 * @param repository {@code owner/name}
 * @param commit the commit that was looked at
 * @param file the file, relative to the root of the repository
 * @param line the line, from 1
 * @param verdict whether the line holds the mistake
 * @param name the name of the mistake
 * @param why the reason
 * @param confidence how sure the person was: {@code high}, {@code medium} or {@code low}
 * @param split the part of the list that the repository belongs to
 */
record Label(
    String repository,
    String commit,
    String file,
    int line,
    Verdict verdict,
    String name,
    String why,
    String confidence,
    String split) {

  /** What a label says of its line. */
  enum Verdict {
    /** The mistake is there. */
    PROBLEM,
    /** The mistake is not there, although it may look so. */
    CLEAN
  }

  boolean isProblem() {
    return verdict == Verdict.PROBLEM;
  }

  String place() {
    return repository + " " + file + ":" + line;
  }
}
