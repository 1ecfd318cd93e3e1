package dev.eoslint.analyzer.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rules of one {@code .gitignore} file.
 *
 * @see <a href="https://git-scm.com/docs/gitignore">gitignore in the documentation of Git</a>
 */
final class GitIgnore {

  /** The name of the files that hold such rules. */
  static final String FILE_NAME = ".gitignore";

  private final int depth;
  private final List<Rule> rules;

  private GitIgnore(int depth, List<Rule> rules) {
    this.depth = depth;
    this.rules = List.copyOf(rules);
  }

  /**
   * Reads the rules.
   *
   * @param depth number of names between the root and the folder that holds the file
   * @param content text of the file
   */
  static GitIgnore parse(int depth, String content) {
    List<Rule> rules = new ArrayList<>();
    for (String line : content.split("\r?\n")) {
      rule(line).ifPresent(rules::add);
    }
    return new GitIgnore(depth, rules);
  }

  /**
   * Tells what the rules say of one path by itself; folders above it are not asked.
   *
   * @param folder whether the path is a folder
   * @return whether it is ignored; empty when no rule speaks of it
   */
  Optional<Boolean> ignores(TreePath path, boolean folder) {
    for (int index = rules.size() - 1; index >= 0; index--) {
      Rule rule = rules.get(index);
      if (rule.matches(path, depth, folder)) {
        return Optional.of(!rule.negated());
      }
    }
    return Optional.empty();
  }

  private static Optional<Rule> rule(String line) {
    String text = withoutTrailingSpaces(line);
    boolean negated = text.startsWith("!");
    boolean foldersOnly = text.endsWith("/");
    String pattern =
        text.substring(negated ? 1 : 0, Math.max(text.length() - (foldersOnly ? 1 : 0), 0));
    if (pattern.isEmpty() || text.startsWith("#")) {
      return Optional.empty();
    }
    boolean anywhere = pattern.indexOf('/') < 0;
    return new GitIgnorePatternParser(pattern)
        .parse()
        .map(parsed -> new Rule(parsed, negated, foldersOnly, anywhere));
  }

  private static String withoutTrailingSpaces(String line) {
    int end = 0;
    for (int index = 0; index < line.length(); index++) {
      char character = line.charAt(index);
      if (character == '\\') {
        index++;
      }
      if (character != ' ') {
        end = Math.min(index + 1, line.length());
      }
    }
    return line.substring(0, end);
  }

  /**
   * A line that says something.
   *
   * @param pattern what it speaks of
   * @param negated whether it takes back what an earlier rule ignores
   * @param foldersOnly whether it speaks of folders only
   * @param anywhere whether the pattern is for names at any depth rather than for paths
   */
  private record Rule(PathPattern pattern, boolean negated, boolean foldersOnly, boolean anywhere) {

    boolean matches(TreePath path, int depth, boolean folder) {
      return (folder || !foldersOnly)
          && pattern.matches(path, anywhere ? path.length() - 1 : depth);
    }
  }
}
