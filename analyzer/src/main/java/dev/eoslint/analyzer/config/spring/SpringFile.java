package dev.eoslint.analyzer.config.spring;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the path of a configuration file says to Spring Boot.
 *
 * @param bootstrap whether it belongs to Spring Cloud's bootstrap context, which the application's
 *     own files override
 * @param external whether it lies outside the resources, where it overrides packaged files
 * @param profile the profile that its name ends with
 * @param folderRank what lies in {@code config/} beats what lies beside that folder
 * @param extensionRank properties beat YAML in the same folder
 */
record SpringFile(
    boolean bootstrap,
    boolean external,
    Optional<String> profile,
    int folderRank,
    int extensionRank) {

  private static final Pattern NAME =
      Pattern.compile("(application|bootstrap)(?:-([^/]+))?\\.(properties|ya?ml)");
  private static final Pattern RESOURCES = Pattern.compile("(?:^|.*/)resources/");

  /** Returns what a path says; empty if Spring Boot does not read such a file by itself. */
  static Optional<SpringFile> of(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String folder = path.substring(0, path.length() - name.length());
    Matcher resources = RESOURCES.matcher(folder);
    boolean packaged = resources.lookingAt();
    if (packaged) {
      folder = folder.substring(resources.end());
      if (!folder.isEmpty() && !folder.equals("config/")) {
        return Optional.empty();
      }
    }
    return Optional.of(
        new SpringFile(
            matcher.group(1).equals("bootstrap"),
            !packaged,
            Optional.ofNullable(matcher.group(2)),
            folderRank(folder),
            extensionRank(matcher.group(3))));
  }

  private static int folderRank(String folder) {
    if (folder.endsWith("config/")) {
      return 1;
    }
    return folder.matches("(?:.*/)?config/[^/]+/") ? 2 : 0;
  }

  private static int extensionRank(String extension) {
    return switch (extension) {
      case "yaml" -> 0;
      case "yml" -> 1;
      default -> 2;
    };
  }
}
