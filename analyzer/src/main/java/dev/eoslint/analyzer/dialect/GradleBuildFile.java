package dev.eoslint.analyzer.dialect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What analysis needs of a Gradle script, told by the usual spellings in Groovy and Kotlin alone: a
 * script is a program, and nothing here runs it.
 *
 * @param names what the script calls the project, its archive and its images
 * @param projectDependencies paths of other projects of the build that are not for tests, without
 *     the leading colon and with slashes for colons: {@code libs/common}
 * @param platforms which of these are platforms, whose constraints give versions to the libraries
 *     of a project
 * @param own what the project of the script depends on; what blocks for others say comes last
 * @param plugins what the script says of plugins, for its project and for all below
 * @param blocks the blocks that configure other projects
 * @param variables what the script assigns to names, properties of the build among them
 */
record GradleBuildFile(
    List<String> names,
    List<String> projectDependencies,
    List<String> platforms,
    GradleDependencies own,
    GradleDependencies plugins,
    List<GradleProjectBlock> blocks,
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

  private static final Pattern PLATFORM =
      Pattern.compile(
          "\\b(?:enforcedPlatform|platform)\\s*\\(\\s*project\\s*\\(\\s*(?:path\\s*[:=]\\s*)?"
              + "[\"']:([\\w:.-]+)[\"']");

  private static final Pattern ASSIGNED =
      Pattern.compile(
          "(?:\\b([A-Za-z]\\w*)\\s*=|\\[\\s*[\"']([\\w.-]+)[\"']\\s*]\\s*=|\\bset\\(\\s*[\"']([\\w.-]+)"
              + "[\"']\\s*,)\\s*"
              + QUOTED);

  /** Copies the collections. */
  GradleBuildFile {
    names = List.copyOf(names);
    projectDependencies = List.copyOf(projectDependencies);
    platforms = List.copyOf(platforms);
    blocks = List.copyOf(blocks);
    variables = Map.copyOf(variables);
  }

  /** Reads the script of a project. */
  static GradleBuildFile parse(String content) {
    String script = withoutComments(content);
    return of(script, GradleProjectBlock.in(script));
  }

  /** Reads the settings of a build, whose catalogues and plugins are there for all projects. */
  static GradleBuildFile parseSettings(String content) {
    String script = withoutComments(content);
    return of(script, List.of(GradleProjectBlock.ofAll(script)));
  }

  private static String withoutComments(String content) {
    return COMMENT.matcher(content).replaceAll(" ");
  }

  private static GradleBuildFile of(String script, List<GradleProjectBlock> blocks) {
    List<String> names = new ArrayList<>();
    NAMES.forEach(pattern -> names.addAll(all(pattern, script)));
    return new GradleBuildFile(
        names,
        paths(PROJECT, script),
        paths(PLATFORM, script),
        GradleDependencies.parse(ownPartFirst(script, blocks)),
        GradleDependencies.ofPlugins(script),
        blocks,
        variables(script));
  }

  /** What blocks say counts for code below that belongs to no project in view. */
  private static String ownPartFirst(String script, List<GradleProjectBlock> blocks) {
    StringBuilder own = new StringBuilder();
    StringBuilder others = new StringBuilder();
    int from = 0;
    for (GradleProjectBlock block : blocks) {
      own.append(script, from, block.start());
      others.append('\n').append(block.body());
      from = block.end();
    }
    return own.append(script.substring(from)).append(others).toString();
  }

  private static List<String> paths(Pattern pattern, String script) {
    return all(pattern, script).stream().map(path -> path.replace(':', '/')).toList();
  }

  /**
   * Returns what the script lets a project below depend on.
   *
   * @param project folder of the project relative to the one of the script
   */
  List<GradleDependencies> inheritedBy(String project) {
    return Stream.concat(
            blocks.stream()
                .filter(block -> block.configures(project))
                .map(block -> GradleDependencies.parse(block.body())),
            Stream.of(plugins))
        .toList();
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
