package dev.eoslint.analyzer.source;

import java.nio.file.Path;

/**
 * A file in the scope of a run.
 *
 * @param path path relative to the root of the tree, with forward slashes
 * @param location absolute path for reading
 * @param kind what language it is written in
 * @param test whether it belongs to tests
 * @param matters whether its bytes hold a word that makes it worth understanding
 */
public record SourceFile(String path, Path location, FileKind kind, boolean test, boolean matters) {

  /** Returns the file name without folders. */
  public String name() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** Returns the folder with forward slashes, empty for the root. */
  public String folder() {
    int slash = path.lastIndexOf('/');
    return slash < 0 ? "" : path.substring(0, slash);
  }
}
