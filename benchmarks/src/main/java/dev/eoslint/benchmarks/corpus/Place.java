package dev.eoslint.benchmarks.corpus;

/**
 * Lines of a file.
 *
 * @param file the file, relative to the root of its tree
 * @param firstLine the first line, from 1
 * @param lastLine the last line
 */
record Place(String file, int firstLine, int lastLine) {

  /** Returns how many lines away a line is: 0 inside, the largest number in another file. */
  int distance(String otherFile, int line) {
    if (!file.equals(otherFile)) {
      return Integer.MAX_VALUE;
    }
    return Math.max(0, Math.max(firstLine - line, line - lastLine));
  }
}
