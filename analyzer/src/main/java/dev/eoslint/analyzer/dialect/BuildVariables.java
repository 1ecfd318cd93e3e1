package dev.eoslint.analyzer.dialect;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The variables of a build file, in Maven's and in Gradle's spelling. */
final class BuildVariables {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{?([\\w.-]+)}?");
  private static final int MAXIMUM_INDIRECTIONS = 5;

  private BuildVariables() {}

  /** Returns the text without variables; nothing when one of them is not known. */
  static Optional<String> expanded(String text, Map<String, String> variables) {
    String current = text;
    for (int step = 0; step < MAXIMUM_INDIRECTIONS && current.indexOf('$') >= 0; step++) {
      current =
          PLACEHOLDER
              .matcher(current)
              .replaceAll(
                  match ->
                      Matcher.quoteReplacement(
                          variables.getOrDefault(plainName(match.group(1)), match.group())));
    }
    return current.indexOf('$') >= 0 ? Optional.empty() : Optional.of(current);
  }

  private static String plainName(String name) {
    for (String prefix : List.of("rootProject.ext.", "rootProject.", "project.ext.", "ext.")) {
      if (name.startsWith(prefix)) {
        return name.substring(prefix.length());
      }
    }
    return name;
  }
}
