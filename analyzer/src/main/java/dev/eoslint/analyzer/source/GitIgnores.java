package dev.eoslint.analyzer.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The {@link GitIgnore} files that speak of one folder, from the root down. */
final class GitIgnores {

  /** No rules at all. */
  static final GitIgnores NONE = new GitIgnores(List.of());

  private final List<GitIgnore> files;

  private GitIgnores(List<GitIgnore> files) {
    this.files = files;
  }

  /** Returns these rules with those of a file further down, which are stronger. */
  GitIgnores with(GitIgnore file) {
    List<GitIgnore> extended = new ArrayList<>(files);
    extended.add(file);
    return new GitIgnores(List.copyOf(extended));
  }

  /** Returns whether a path is ignored, provided that no folder above it is. */
  boolean ignores(TreePath path, boolean folder) {
    for (int index = files.size() - 1; index >= 0; index--) {
      Optional<Boolean> verdict = files.get(index).ignores(path, folder);
      if (verdict.isPresent()) {
        return verdict.get();
      }
    }
    return false;
  }
}
