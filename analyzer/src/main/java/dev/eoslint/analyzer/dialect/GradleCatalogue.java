package dev.eoslint.analyzer.dialect;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A version catalogue of Gradle, which gives names to libraries and plugins.
 *
 * <p>Source: "Version Catalogs" in Gradle's user manual. A script says {@code libs.kafka.clients}
 * for the library with the alias {@code kafka-clients} in the file {@code libs.versions.toml}.
 */
final class GradleCatalogue {

  private static final String ENDING = ".versions.toml";

  private static final Pattern COMMENT =
      Pattern.compile("^((?:[^\"'#\\n]|\"[^\"\\n]*\"|'[^'\\n]*')*)#.*$", Pattern.MULTILINE);

  private static final Pattern SECTION =
      Pattern.compile(
          "^\\s*\\[(\\w+)]\\s*$(.*?)(?=^\\s*\\[\\w+]\\s*$|\\z)",
          Pattern.MULTILINE | Pattern.DOTALL);

  private static final Pattern ENTRY =
      Pattern.compile(
          "^\\s*\"?([\\w-]+)\"?\\s*=\\s*"
              + "(\"[^\"\\n]*\"|\\{(?:[^{}]|\\{[^{}]*})*}|\\[[^\\[\\]]*])",
          Pattern.MULTILINE);

  private static final Pattern QUOTED = Pattern.compile("\"([^\"\\n]*)\"");

  private static final Pattern NESTED_VERSION = Pattern.compile("\\bversion\\s*=\\s*(\\{[^{}]*})");

  /** A rich version leads to the one it prefers, unless others ask for a higher one. */
  private static final List<String> RICH = List.of("prefer", "require", "strictly");

  private final Pattern accessor;
  private final Map<String, String> versions;
  private final Map<String, String> notations = new HashMap<>();

  private GradleCatalogue(String name, Map<String, Map<String, String>> sections) {
    this.accessor =
        Pattern.compile("(?<![\\w.\"'])" + Pattern.quote(name) + "\\.([A-Za-z][\\w.]*)");
    this.versions = sections.getOrDefault("versions", Map.of());
    sections
        .getOrDefault("libraries", Map.of())
        .forEach((alias, entry) -> notations.put(dotted(alias), library(entry)));
    sections
        .getOrDefault("bundles", Map.of())
        .forEach((alias, array) -> notations.put("bundles." + dotted(alias), bundle(array)));
    sections
        .getOrDefault("plugins", Map.of())
        .forEach((alias, entry) -> notations.put("plugins." + dotted(alias), plugin(entry)));
  }

  /** Returns whether a file of this name is a catalogue. */
  static boolean isOne(String fileName) {
    return fileName.endsWith(ENDING);
  }

  /** Reads a catalogue. */
  static GradleCatalogue parse(String fileName, String content) {
    Map<String, Map<String, String>> sections = new HashMap<>();
    Matcher section = SECTION.matcher(COMMENT.matcher(content).replaceAll("$1"));
    while (section.find()) {
      sections.put(section.group(1), entries(section.group(2)));
    }
    return new GradleCatalogue(
        fileName.substring(0, fileName.length() - ENDING.length()), sections);
  }

  private static Map<String, String> entries(String section) {
    return ENTRY
        .matcher(section)
        .results()
        .collect(
            Collectors.toMap(
                match -> match.group(1), match -> match.group(2), (first, second) -> first));
  }

  private static String dotted(String alias) {
    return alias.replace('-', '.').replace('_', '.');
  }

  private String library(String entry) {
    if (entry.startsWith("\"")) {
      return entry;
    }
    String module =
        value("module", entry)
            .orElseGet(
                () -> value("group", entry).orElse("") + ":" + value("name", entry).orElse(""));
    return '"' + module + version(entry).map(text -> ":" + text).orElse("") + '"';
  }

  private String bundle(String array) {
    return QUOTED
        .matcher(array)
        .results()
        .flatMap(match -> Optional.ofNullable(notations.get(dotted(match.group(1)))).stream())
        .collect(Collectors.joining(", "));
  }

  private String plugin(String entry) {
    if (entry.startsWith("\"")) {
      String[] parts = entry.replace("\"", "").split(":", 2);
      return pluginNotation(parts[0], parts.length > 1 ? parts[1] : "");
    }
    return pluginNotation(value("id", entry).orElse(""), version(entry).orElse(""));
  }

  private static String pluginNotation(String id, String version) {
    return "\"%s\") version \"%s\"".formatted(id, version);
  }

  private Optional<String> version(String entry) {
    Optional<String> nested =
        NESTED_VERSION.matcher(entry).results().map(match -> match.group(1)).findFirst();
    return value("version.ref", entry)
        .or(() -> nested.flatMap(table -> value("ref", table)))
        .map(alias -> versions.getOrDefault(alias, ""))
        .flatMap(GradleCatalogue::stated)
        .or(() -> nested.flatMap(GradleCatalogue::stated))
        .or(() -> value("version", entry));
  }

  /** Returns the version that {@code text}, plain or rich, asks for. */
  private static Optional<String> stated(String text) {
    return text.startsWith("\"")
        ? Optional.of(text.replace("\"", ""))
        : RICH.stream().flatMap(key -> value(key, text).stream()).findFirst();
  }

  private static Optional<String> value(String key, String table) {
    return Pattern.compile("(?<![\\w.-])" + Pattern.quote(key) + "\\s*=\\s*\"([^\"\\n]*)\"")
        .matcher(table)
        .results()
        .map(match -> match.group(1))
        .findFirst();
  }

  /** Returns {@code script} with what the names of the catalogue stand for in their place. */
  String expand(String script) {
    return accessor
        .matcher(script)
        .replaceAll(match -> Matcher.quoteReplacement(notation(match)));
  }

  private String notation(MatchResult match) {
    String name = match.group(1);
    String alias = name.endsWith(".get") ? name.substring(0, name.length() - 4) : name;
    return notations.getOrDefault(alias, match.group());
  }
}
