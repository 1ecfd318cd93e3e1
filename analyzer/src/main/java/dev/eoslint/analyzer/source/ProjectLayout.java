package dev.eoslint.analyzer.source;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What the names of folders and files tell about tests, build output and generated code. */
final class ProjectLayout {

  /** Never sources of an application, wherever they stand. */
  private static final Set<String> NEVER_READ =
      Set.of(
          ".bloop",
          ".bzr",
          ".git",
          ".gradle",
          ".hg",
          ".idea",
          ".m2",
          ".metadata",
          ".metals",
          ".mvn",
          ".settings",
          ".svn",
          ".terraform",
          ".venv",
          ".vscode",
          "archetype-resources",
          "generated",
          "generated-sources",
          "generated-src",
          "generated-test-sources",
          "node_modules",
          "src-gen",
          "src-generated");

  /**
   * Build output when they lie in the folder of a module. Elsewhere they are packages: {@code out}
   * is where hexagonal applications keep their adapters to Kafka.
   */
  private static final Set<String> BUILD_OUTPUT = Set.of("bin", "build", "out", "target");

  private static final Set<String> BUILD_FILES =
      Set.of(
          ".classpath",
          ".project",
          "build.gradle",
          "build.gradle.kts",
          "build.sbt",
          "build.xml",
          "pom.xml",
          "settings.gradle",
          "settings.gradle.kts");

  private static final Set<String> TEST_WORDS = Set.of("it", "inttest", "test", "tests");

  private static final List<String> TEST_CLASSES =
      List.of("Test.java", "Tests.java", "TestCase.java", "ITCase.java");

  private static final Pattern INTEGRATION_TEST = Pattern.compile(".*[a-z0-9].*IT\\.java");

  private static final Pattern WORD_BOUNDARY =
      Pattern.compile("[-_.]|(?<=[a-z0-9])(?=[A-Z])");

  private ProjectLayout() {}

  /** Returns whether a folder of this name is never read. */
  static boolean isNeverRead(String folder) {
    return NEVER_READ.contains(folder);
  }

  /** Returns whether a folder of this name holds build output if it lies in a module. */
  static boolean isBuildOutput(String folder) {
    return BUILD_OUTPUT.contains(folder);
  }

  /** Returns whether a folder with these entries is the folder of a module. */
  static boolean isModule(List<String> entries) {
    return entries.stream().anyMatch(name -> isSourceFolder(name) || isBuildFile(name));
  }

  /**
   * Returns whether a folder holds tests: a source set such as {@code src/test}, {@code src/it} or
   * {@code src/integrationTest}, or the folder {@code test} beside the folder {@code src}.
   *
   * @param parent name of the folder above it
   * @param folder its name
   * @param besideSources whether a folder {@code src} lies beside it
   */
  static boolean isTestFolder(String parent, String folder, boolean besideSources) {
    if (isSourceFolder(parent)) {
      return WORD_BOUNDARY
          .splitAsStream(folder)
          .anyMatch(word -> TEST_WORDS.contains(word.toLowerCase(Locale.ROOT)));
    }
    return besideSources && (folder.equals("test") || folder.equals("tests"));
  }

  /** Returns whether a Java file of this name is a test by convention. */
  static boolean isTestFile(String file) {
    return TEST_CLASSES.stream().anyMatch(file::endsWith)
        || INTEGRATION_TEST.matcher(file).matches();
  }

  /** Returns whether a folder of this name holds the source sets of a module. */
  static boolean isSourceFolder(String folder) {
    return folder.equals("src");
  }

  private static boolean isBuildFile(String file) {
    return BUILD_FILES.contains(file) || file.endsWith(".iml");
  }
}
