package dev.eoslint.analyzer.source;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What the names of folders and files tell about tests, build output and generated code. */
final class ProjectLayout {

  /** The name of the folder that holds the source sets of a module. */
  static final String SOURCE_FOLDER = "src";

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

  /** Endings of files that lie in source trees in great numbers and are never folders. */
  private static final Set<String> NEVER_A_FOLDER =
      Set.of(
          "avsc", "bat", "class", "cmd", "conf", "cpp", "css", "csv", "gif", "go", "gz", "h",
          "html", "ico", "jar", "jpg", "js", "jsp", "jsx", "kt", "less", "lock", "log", "map", "md",
          "pem", "pdf", "php", "png", "proto", "py", "rb", "rs", "rst", "scala", "scss", "sh",
          "sql", "svg", "tf", "ts", "tsx", "ttf", "txt", "vue", "woff", "woff2", "zip");

  private static final Pattern WORD_BOUNDARY = Pattern.compile("[-_.]|(?<=[a-z0-9])(?=[A-Z])");

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
    for (String name : entries) {
      if (name.equals(SOURCE_FOLDER) || isBuildFile(name)) {
        return true;
      }
    }
    return false;
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
    if (parent.equals(SOURCE_FOLDER)) {
      return WORD_BOUNDARY
          .splitAsStream(folder)
          .anyMatch(word -> TEST_WORDS.contains(word.toLowerCase(Locale.ROOT)));
    }
    return besideSources && (folder.equals("test") || folder.equals("tests"));
  }

  /** Returns whether a file is a test class by the conventions of build tools for its name. */
  static boolean isTestFile(String file) {
    return file.endsWith("Test.java")
        || file.endsWith("Tests.java")
        || file.endsWith("TestCase.java")
        || file.endsWith("ITCase.java")
        || (file.endsWith("IT.java") && !isUpperCase(file.substring(0, file.length() - 5)));
  }

  /** Returns whether a name is that of a file without asking the file system. */
  static boolean isNeverAFolder(String name) {
    int dot = name.lastIndexOf('.');
    return dot > 0 && NEVER_A_FOLDER.contains(name.substring(dot + 1));
  }

  /** {@code EDIT.java} is no test. */
  private static boolean isUpperCase(String name) {
    return name.equals(name.toUpperCase(Locale.ROOT));
  }

  private static boolean isBuildFile(String file) {
    return BUILD_FILES.contains(file) || file.endsWith(".iml");
  }
}
