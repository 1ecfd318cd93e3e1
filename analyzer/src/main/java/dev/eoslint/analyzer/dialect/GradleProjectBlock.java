package dev.eoslint.analyzer.dialect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of a Gradle script that configures other projects than the one of the script.
 *
 * <p>Source: "Cross project configuration" in Gradle's user manual. What stands outside of such
 * blocks counts for the project of the script only.
 *
 * @param path the project that it configures, with slashes for colons; empty for all below the one
 *     of the script
 * @param start where the block begins in the script
 * @param end where it ends
 * @param body what stands between its braces
 */
record GradleProjectBlock(Optional<String> path, int start, int end, String body) {

  private static final Pattern HEAD =
      Pattern.compile(
          "(?:^|(?<=[;{}]))[ \\t]*(?:configure\\s*\\(\\s*)?"
              + "(?:(?:all|sub)projects(?:\\s*\\.\\s*(?:each|forEach))?"
              + "|project\\s*\\(\\s*[\"']:([\\w:.-]+)[\"']\\s*\\))"
              + "\\s*\\)?\\s*\\{",
          Pattern.MULTILINE);

  /** Returns a block that holds all of a script and configures all projects. */
  static GradleProjectBlock ofAll(String script) {
    return new GradleProjectBlock(Optional.empty(), 0, script.length(), script);
  }

  /** Returns the blocks of a script without comments, in their order. */
  static List<GradleProjectBlock> in(String script) {
    List<GradleProjectBlock> blocks = new ArrayList<>();
    Matcher head = HEAD.matcher(script);
    int from = 0;
    while (head.find(from)) {
      int end = closingBrace(script, head.end());
      blocks.add(
          new GradleProjectBlock(
              Optional.ofNullable(head.group(1)).map(path -> path.replace(':', '/')),
              head.start(),
              end,
              script.substring(head.end(), end)));
      from = end;
    }
    return blocks;
  }

  /** Braces in texts are those of variables, which are balanced too. */
  private static int closingBrace(String script, int from) {
    int depth = 1;
    for (int index = from; index < script.length(); index++) {
      char character = script.charAt(index);
      if (character == '{') {
        depth++;
      } else if (character == '}' && --depth == 0) {
        return index;
      }
    }
    return script.length();
  }

  /**
   * Returns whether the block configures a project.
   *
   * @param project folder of the project relative to the one of the script
   */
  boolean configures(String project) {
    return path.map(project::equals).orElse(true);
  }
}
