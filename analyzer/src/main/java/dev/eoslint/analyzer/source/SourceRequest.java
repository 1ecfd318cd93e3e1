package dev.eoslint.analyzer.source;

import java.nio.file.Path;
import java.util.List;

/**
 * What to read.
 *
 * @param root absolute folder that all paths are relative to; nothing outside of it is read
 * @param inputs absolute folders or single files inside {@code root}. What lies in a folder is
 *     judged as test, build output or source by its path inside that folder, so that a sample
 *     project below {@code src/test} can be read as a project of its own; a single file is judged
 *     as a test by its path inside {@code root}
 * @param excludes what not to read: patterns relative to {@code root} in the style of Ant, where
 *     {@code ?} stands for one character and {@code *} for any characters of one name, and {@code
 *     **} for any folders; a pattern that ends in {@code /} or names a folder without a wildcard
 *     excludes all that lies in it. They hold for single files too
 * @param triggerWords the words that make a file matter
 * @param includeTests whether tests are in the scope of the run
 */
public record SourceRequest(
    Path root,
    List<Path> inputs,
    List<String> excludes,
    TriggerWords triggerWords,
    boolean includeTests) {

  /**
   * Normalises the paths and copies the lists.
   *
   * @throws IllegalArgumentException when a path is relative or an input lies outside the root
   */
  public SourceRequest {
    root = absolute(root);
    inputs = inputs.stream().map(SourceRequest::absolute).distinct().toList();
    excludes = List.copyOf(excludes);
    for (Path input : inputs) {
      if (!input.startsWith(root)) {
        throw new IllegalArgumentException("'%s' lies outside of '%s'.".formatted(input, root));
      }
    }
  }

  private static Path absolute(Path path) {
    if (!path.isAbsolute()) {
      throw new IllegalArgumentException("'%s' is not absolute.".formatted(path));
    }
    return path.normalize();
  }
}
