package dev.eoslint.analyzer.source;

import java.util.List;

/** A pattern for a path, one step for each name or run of folders. */
final class PathPattern {

  private final List<Step> steps;

  PathPattern(List<Step> steps) {
    this.steps = List.copyOf(steps);
  }

  /** Returns whether the pattern covers all that lies below what it matches. */
  boolean endsInAnyFolders() {
    return !steps.isEmpty() && steps.get(steps.size() - 1) instanceof AnyFolders;
  }

  /** Returns whether the last name is written without wildcards. */
  boolean endsInLiteral() {
    return !steps.isEmpty()
        && steps.get(steps.size() - 1) instanceof NamePattern name
        && name.isLiteral();
  }

  /**
   * Returns whether a path matches as a whole.
   *
   * @param start how many names of the path to leave out at the front
   */
  boolean matches(TreePath path, int start) {
    int step = 0;
    int position = start;
    int lastAnyFolders = -1;
    int positionOfLastAnyFolders = start;
    while (position < path.length()) {
      if (step < steps.size() && steps.get(step) instanceof AnyFolders) {
        lastAnyFolders = step++;
        positionOfLastAnyFolders = position;
      } else if (step < steps.size()
          && steps.get(step) instanceof NamePattern name
          && name.matches(path.name(position))) {
        step++;
        position++;
      } else if (lastAnyFolders >= 0) {
        step = lastAnyFolders + 1;
        position = ++positionOfLastAnyFolders;
      } else {
        return false;
      }
    }
    while (step < steps.size() && steps.get(step) instanceof AnyFolders) {
      step++;
    }
    return step == steps.size();
  }

  /** A part of the pattern. */
  sealed interface Step permits AnyFolders, NamePattern {}

  /** Any number of folders, also none. */
  record AnyFolders() implements Step {}
}
