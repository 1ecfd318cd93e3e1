package dev.eoslint.benchmarks.corpus;

import java.time.Duration;

/**
 * One run of eoslint.
 *
 * @param repository the repository whose tree was linted
 * @param wall how long it took
 * @param exitCode the exit code
 * @param report the report; empty when there is none
 * @param failure why there is no report; empty when there is one
 */
record TreeRun(String repository, Duration wall, int exitCode, TreeReport report, String failure) {

  boolean failed() {
    return !failure.isEmpty();
  }
}
