package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.placeholder.InstanceUniqueNames;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds properties and variables that command lines set. */
final class CommandLines {

  private static final String WORD = "(\"[^\"]*\"|'[^']*'|[^\\s;&|]*)";

  private static final Pattern PROPERTY =
      Pattern.compile("(?<![\\w-])(?:--|-D)([A-Za-z][\\w.\\[\\]-]*)=" + WORD);

  private static final Pattern VARIABLE =
      Pattern.compile("(?:^|[\\s;&|(])(?:export\\s+)?([A-Z_][A-Z0-9_]*)=" + WORD);

  private static final Pattern REFERENCE =
      Pattern.compile("\\$[{(]?([A-Za-z_][A-Za-z0-9_]*)|`(hostname)");

  private CommandLines() {}

  /**
   * Something that a command line sets.
   *
   * @param name a variable, or a property of Java or Spring
   * @param value its value without quotes, with references as they are written
   */
  record Assignment(String name, String value) {}

  /** Returns what a command line sets, variables before properties. */
  static List<Assignment> assignments(String commandLine) {
    List<Assignment> assignments = new ArrayList<>();
    for (Pattern pattern : List.of(VARIABLE, PROPERTY)) {
      Matcher matcher = pattern.matcher(commandLine);
      while (matcher.find()) {
        assignments.add(new Assignment(matcher.group(1), unquoted(matcher.group(2))));
      }
    }
    return assignments;
  }

  /** Returns whether a value takes the name of the host or pod, in whatever way it cuts it. */
  static boolean readsOwnName(String value) {
    Matcher matcher = REFERENCE.matcher(value);
    while (matcher.find()) {
      if (matcher.group(2) != null || InstanceUniqueNames.isInstanceUnique(matcher.group(1))) {
        return true;
      }
    }
    return false;
  }

  private static String unquoted(String word) {
    boolean quoted = word.length() >= 2 && (word.charAt(0) == '"' || word.charAt(0) == '\'');
    return quoted ? word.substring(1, word.length() - 1) : word;
  }
}
