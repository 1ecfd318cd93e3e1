package dev.eoslint.analyzer.source;

import java.nio.file.Path;

/**
 * A folder to look into.
 *
 * @param path its path inside the root
 * @param location its absolute path
 * @param test whether all that lies in it belongs to tests
 * @param ignores the rules that hold for its entries, as far as they are known
 */
record Folder(TreePath path, Path location, boolean test, GitIgnores ignores) {

  /** Returns the same folder with other rules. */
  Folder with(GitIgnores known) {
    return new Folder(path, location, test, known);
  }

  /** Returns the name of the folder, empty for the root of the file system. */
  String name() {
    Path name = location.getFileName();
    return name == null ? "" : name.toString();
  }
}
