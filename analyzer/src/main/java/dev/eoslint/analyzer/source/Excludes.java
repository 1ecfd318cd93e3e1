package dev.eoslint.analyzer.source;

import dev.eoslint.analyzer.source.NamePattern.AnyCharacter;
import dev.eoslint.analyzer.source.NamePattern.AnyText;
import dev.eoslint.analyzer.source.NamePattern.Element;
import dev.eoslint.analyzer.source.NamePattern.Literal;
import dev.eoslint.analyzer.source.PathPattern.AnyFolders;
import dev.eoslint.analyzer.source.PathPattern.Step;
import java.util.ArrayList;
import java.util.List;

/** What the settings exclude: patterns in the style of Ant, relative to the root. */
final class Excludes {

  private final List<PathPattern> patterns;

  Excludes(List<String> patterns) {
    this.patterns =
        patterns.stream().filter(text -> !text.isBlank()).map(Excludes::pattern).toList();
  }

  /** Returns whether the file at {@code path} is excluded by itself. */
  boolean excludesFile(TreePath path) {
    for (PathPattern pattern : patterns) {
      if (pattern.matches(path, 0)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the folder at {@code path} is excluded with all that lies in it. */
  boolean excludesFolder(TreePath path) {
    for (PathPattern pattern : patterns) {
      boolean coversFolders = pattern.endsInAnyFolders() || pattern.endsInLiteral();
      if (coversFolders && pattern.matches(path, 0)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether one of the folders above {@code path} is excluded. */
  boolean excludesFolderAbove(TreePath path) {
    for (int length = 0; length < path.length(); length++) {
      if (excludesFolder(path.start(length))) {
        return true;
      }
    }
    return false;
  }

  private static PathPattern pattern(String text) {
    List<Step> steps = new ArrayList<>();
    String slashed = text.strip().replace('\\', '/');
    for (String name : slashed.split("/")) {
      if (name.equals("**")) {
        steps.add(new AnyFolders());
      } else if (!name.isEmpty() && !name.equals(".")) {
        steps.add(new NamePattern(elements(name)));
      }
    }
    if (slashed.endsWith("/")) {
      steps.add(new AnyFolders());
    }
    return new PathPattern(steps);
  }

  private static List<Element> elements(String name) {
    return name.chars()
        .<Element>mapToObj(
            character ->
                switch (character) {
                  case '*' -> new AnyText();
                  case '?' -> new AnyCharacter();
                  default -> new Literal((char) character);
                })
        .toList();
  }
}
