package dev.eoslint.reports;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * What a SARIF report holds beside the result.
 *
 * @param toolVersion the version of eoslint, in the form of semantic versioning
 * @param repositoryRoot the folder that the report's URIs are relative to, which contains the
 *     analysed tree; empty when that is the root of the tree itself. Code scanning of GitHub finds
 *     a file only when this is the root of the repository
 * @param category tells several analyses of one commit apart, such as {@code backend}
 * @param absoluteRoot whether the report tells where that folder lies on this machine
 * @param period when the run began and ended
 * @param suppressed whether findings that the sources silence are part of the report. GitHub shows
 *     them as open
 */
public record SarifOptions(
    String toolVersion,
    Optional<Path> repositoryRoot,
    Optional<String> category,
    boolean absoluteRoot,
    Optional<Period> period,
    boolean suppressed) {

  /** Returns options for a report that is the same on each machine and at each time. */
  public static SarifOptions reproducible(String toolVersion) {
    return new SarifOptions(
        toolVersion, Optional.empty(), Optional.empty(), false, Optional.empty(), false);
  }

  /** Returns these options with URIs relative to {@code root}. */
  public SarifOptions withRepositoryRoot(Path root) {
    return new SarifOptions(
        toolVersion, Optional.of(root), category, absoluteRoot, period, suppressed);
  }

  /** Returns these options with a category. */
  public SarifOptions withCategory(String name) {
    return new SarifOptions(
        toolVersion, repositoryRoot, Optional.of(name), absoluteRoot, period, suppressed);
  }

  /** Returns these options with the place of the root on this machine. */
  public SarifOptions withAbsoluteRoot() {
    return new SarifOptions(toolVersion, repositoryRoot, category, true, period, suppressed);
  }

  /** Returns these options with the time of the run. */
  public SarifOptions withPeriod(Instant start, Instant end) {
    return new SarifOptions(
        toolVersion,
        repositoryRoot,
        category,
        absoluteRoot,
        Optional.of(new Period(start, end)),
        suppressed);
  }

  /** Returns these options with the findings that the sources silence. */
  public SarifOptions withSuppressed() {
    return new SarifOptions(toolVersion, repositoryRoot, category, absoluteRoot, period, true);
  }

  /**
   * The time of a run.
   *
   * @param start when it began
   * @param end when it ended
   */
  public record Period(Instant start, Instant end) {}
}
