package dev.eoslint.analyzer.lint;

import java.nio.file.Path;
import java.util.List;

/** Sample projects with suppressions, and what is left of their findings. */
final class SuppressedSample {

  private SuppressedSample() {}

  /** Returns a project of one class, in which {@code statement} begins in the third line. */
  static SampleProject withStatement(Path folder, String statement) {
    return new SampleProject(folder)
        .with("Relay.java", "class Relay {\n  void run() {\n" + statement + "\n  }\n}\n");
  }

  /** Returns the reasons of what was silenced. */
  static List<String> reasons(LintResult result) {
    return result.suppressed().stream().map(SuppressedFinding::reason).toList();
  }

  /** Returns the line and the rule of each finding that was not silenced. */
  static List<String> open(LintResult result) {
    return result.findings().stream()
        .map(finding -> finding.site().startLine() + ": " + finding.rule())
        .toList();
  }
}
