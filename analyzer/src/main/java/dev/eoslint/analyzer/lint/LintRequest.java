package dev.eoslint.analyzer.lint;

import java.nio.file.Path;
import java.util.List;

/**
 * What to lint.
 *
 * @param root absolute folder that the sites of all findings are relative to; {@link ProjectRoot}
 *     finds it
 * @param inputs absolute folders or single files inside {@code root}
 * @param settings how to lint
 */
public record LintRequest(Path root, List<Path> inputs, LintSettings settings) {

  /** Copies the inputs. */
  public LintRequest {
    inputs = List.copyOf(inputs);
  }
}
