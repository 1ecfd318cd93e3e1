package dev.eoslint.analyzer.dialect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a Gradle script, or a block of one, lets projects depend on.
 *
 * @param libraries dependencies on libraries, {@code group:artifact} to the version as written,
 *     which is empty when it is managed elsewhere
 * @param springBootVersions the versions of Spring Boot's plugin and dependency management
 */
record GradleDependencies(Map<String, String> libraries, List<String> springBootVersions) {

  private static final String QUOTED = "[\"']([^\"'\\n]+)[\"']";

  private static final Pattern LIBRARY =
      Pattern.compile("[\"']([\\w.-]+):([\\w.-]+)(?::([^\"'@:\\n]+))?[^\"'\\n]*[\"']");

  private static final Pattern CONCATENATED_VERSION =
      Pattern.compile("[\"']([\\w.-]+):([\\w.-]+):[\"']\\s*\\+\\s*([\\w.]+)");

  /** {@code group: '...', name: '...', version: '...'}, in Kotlin with equals signs. */
  private static final Pattern NAMED_PARTS =
      Pattern.compile(
          "\\bgroup\\s*[:=]\\s*"
              + QUOTED
              + "\\s*,\\s*name\\s*[:=]\\s*"
              + QUOTED
              + "(?:\\s*,\\s*version\\s*[:=]\\s*(?:"
              + QUOTED
              + "|([A-Za-z][\\w.]*)))?");

  private static final Pattern BOOT_PLUGIN =
      Pattern.compile(
          "[\"']org\\.springframework\\.boot[\"']\\s*\\)?\\s*version\\s*\\(?\\s*" + QUOTED);

  /** Copies the collections. */
  GradleDependencies {
    libraries = Map.copyOf(libraries);
    springBootVersions = List.copyOf(springBootVersions);
  }

  /** Reads a script without comments, or a part of one. */
  static GradleDependencies parse(String script) {
    Map<String, String> libraries = libraries(script);
    List<String> boot = new ArrayList<>(pluginVersions(script, libraries));
    boot.addAll(bootVersion("spring-boot-dependencies", libraries));
    return new GradleDependencies(libraries, boot);
  }

  /**
   * Returns what a script without comments says of the plugins that it loads. All projects below
   * its own can apply these without a version.
   */
  static GradleDependencies ofPlugins(String script) {
    return new GradleDependencies(Map.of(), pluginVersions(script, libraries(script)));
  }

  private static List<String> pluginVersions(String script, Map<String, String> libraries) {
    List<String> versions = new ArrayList<>();
    BOOT_PLUGIN.matcher(script).results().map(match -> match.group(1)).forEach(versions::add);
    versions.addAll(bootVersion("spring-boot-gradle-plugin", libraries));
    return versions;
  }

  private static List<String> bootVersion(String artifact, Map<String, String> libraries) {
    String version = libraries.getOrDefault("org.springframework.boot:" + artifact, "");
    return version.isEmpty() ? List.of() : List.of(version);
  }

  private static Map<String, String> libraries(String script) {
    Map<String, String> libraries = new LinkedHashMap<>();
    Matcher plain = LIBRARY.matcher(script);
    while (plain.find()) {
      String version = plain.group(3) == null ? "" : plain.group(3);
      libraries.merge(plain.group(1) + ":" + plain.group(2), version, GradleDependencies::stated);
    }
    Matcher named = NAMED_PARTS.matcher(script);
    while (named.find()) {
      String version =
          named.group(4) == null
              ? Optional.ofNullable(named.group(3)).orElse("")
              : "${" + named.group(4) + "}";
      libraries.merge(named.group(1) + ":" + named.group(2), version, GradleDependencies::stated);
    }
    Matcher concatenated = CONCATENATED_VERSION.matcher(script);
    while (concatenated.find()) {
      libraries.put(
          concatenated.group(1) + ":" + concatenated.group(2), "${" + concatenated.group(3) + "}");
    }
    return libraries;
  }

  private static String stated(String known, String next) {
    return known.isEmpty() ? next : known;
  }
}
