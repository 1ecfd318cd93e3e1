package dev.eoslint.analyzer.dialect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What analysis needs of a Gradle script, told by the usual spellings in Groovy and Kotlin alone: a
 * script is a program, and nothing here runs it.
 *
 * @param names what the script calls the project, its archive and its images
 * @param projectDependencies paths of other projects of the build that are not for tests, without
 *     the leading colon and with slashes for colons: {@code libs/common}
 * @param libraries dependencies on libraries, {@code group:artifact} to the version as written,
 *     which is empty when it is managed elsewhere
 * @param springBootVersions the versions of Spring Boot's plugin and dependency management
 * @param variables what the script assigns to names, properties of the build among them
 */
record GradleBuildFile(
    List<String> names,
    List<String> projectDependencies,
    Map<String, String> libraries,
    List<String> springBootVersions,
    Map<String, String> variables) {

  private static final String QUOTED = "[\"']([^\"'\\n]+)[\"']";

  private static final Pattern COMMENT =
      Pattern.compile("/\\*.*?\\*/|(?<![:\"'])//[^\\n]*", Pattern.DOTALL);

  private static final List<Pattern> NAMES =
      List.of(
          Pattern.compile("rootProject\\.name\\s*=\\s*" + QUOTED),
          Pattern.compile(
              "\\barchives?(?:Base)?Name\\s*(?:=|\\.set\\(|\\.convention\\()\\s*" + QUOTED),
          Pattern.compile("\\bimageName\\s*(?:=|\\.set\\()\\s*" + QUOTED),
          Pattern.compile("\\bto\\s*\\{\\s*image\\s*=?\\s*" + QUOTED));

  private static final Pattern PROJECT =
      Pattern.compile(
          "\\b(?!test|androidTest)\\w+[\\s(]+project\\s*\\(\\s*(?:path\\s*[:=]\\s*)?"
              + "[\"']:([\\w:.-]+)[\"']");

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

  private static final Pattern ASSIGNED =
      Pattern.compile(
          "(?:\\b([A-Za-z]\\w*)\\s*=|\\[\\s*[\"']([\\w.-]+)[\"']\\s*]\\s*=|\\bset\\(\\s*[\"']([\\w.-]+)"
              + "[\"']\\s*,)\\s*"
              + QUOTED);

  /** Copies the collections. */
  GradleBuildFile {
    names = List.copyOf(names);
    projectDependencies = List.copyOf(projectDependencies);
    libraries = Map.copyOf(libraries);
    springBootVersions = List.copyOf(springBootVersions);
    variables = Map.copyOf(variables);
  }

  /** Reads a script. */
  static GradleBuildFile parse(String content) {
    String script = COMMENT.matcher(content).replaceAll(" ");
    List<String> names = new ArrayList<>();
    NAMES.forEach(pattern -> names.addAll(all(pattern, script)));
    Map<String, String> libraries = libraries(script);
    List<String> boot = new ArrayList<>(all(BOOT_PLUGIN, script));
    for (String artifact : List.of("spring-boot-gradle-plugin", "spring-boot-dependencies")) {
      String version = libraries.getOrDefault("org.springframework.boot:" + artifact, "");
      if (!version.isEmpty()) {
        boot.add(version);
      }
    }
    return new GradleBuildFile(
        names,
        all(PROJECT, script).stream().map(path -> path.replace(':', '/')).toList(),
        libraries,
        boot,
        variables(script));
  }

  private static Map<String, String> libraries(String script) {
    Map<String, String> libraries = new LinkedHashMap<>();
    Matcher plain = LIBRARY.matcher(script);
    while (plain.find()) {
      String version = plain.group(3) == null ? "" : plain.group(3);
      libraries.merge(plain.group(1) + ":" + plain.group(2), version, GradleBuildFile::stated);
    }
    Matcher named = NAMED_PARTS.matcher(script);
    while (named.find()) {
      String version =
          named.group(4) == null
              ? Optional.ofNullable(named.group(3)).orElse("")
              : "${" + named.group(4) + "}";
      libraries.merge(named.group(1) + ":" + named.group(2), version, GradleBuildFile::stated);
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

  private static Map<String, String> variables(String script) {
    Map<String, String> variables = new LinkedHashMap<>();
    Matcher matcher = ASSIGNED.matcher(script);
    while (matcher.find()) {
      for (int group = 1; group <= 3; group++) {
        if (matcher.group(group) != null) {
          variables.put(matcher.group(group), matcher.group(4));
        }
      }
    }
    return variables;
  }

  private static List<String> all(Pattern pattern, String script) {
    return pattern.matcher(script).results().map(match -> match.group(1)).toList();
  }
}
