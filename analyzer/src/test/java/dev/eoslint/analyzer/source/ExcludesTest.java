package dev.eoslint.analyzer.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExcludesTest {

  @ParameterizedTest
  @CsvSource({
    "pom.xml, pom.xml",
    "./pom.xml, pom.xml",
    "/pom.xml, pom.xml",
    "*.xml, pom.xml",
    "po?.xml, pom.xml",
    "src/*.java, src/A.java",
    "src\\*.java, src/A.java",
    "**/*.java, A.java",
    "**/*.java, a/b/A.java",
    "**/generated/**, a/generated/b/A.java",
    "a/**/A.java, a/A.java",
    "a/**/A.java, a/b/c/A.java",
    "a/**/b/**/A.java, a/x/b/A.java",
    "**, a/b/A.java",
    "a/**, a/b/A.java",
    "a/, a/b/A.java",
    "*/*/A.java, a/b/A.java",
    "a/[b].yml, a/[b].yml",
    "'  a.yml  ', a.yml"
  })
  void excludesFilesThatMatch(String pattern, String path) {
    assertThat(excludes(pattern).excludesFile(path(path))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "pom.xml, a/pom.xml",
    "*.xml, a/pom.xml",
    "po?.xml, po.xml",
    "POM.xml, pom.xml",
    "src/*.java, src/a/A.java",
    "a/**/A.java, b/a/A.java",
    "a/**, ab/A.java",
    "*/A.java, A.java",
    "a, a/A.java",
    "a/b/c.yml, a/b",
    "'', a.yml"
  })
  void keepsFilesThatDoNotMatch(String pattern, String path) {
    assertThat(excludes(pattern).excludesFile(path(path))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "a/**, a",
    "a/, a",
    "a/, a/b",
    "a, a",
    "**/generated, x/generated",
    "**/generated/**, x/generated",
    "**, a"
  })
  void excludesFoldersThatLieInWhatIsExcluded(String pattern, String path) {
    assertThat(excludes(pattern).excludesFolder(path(path))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"a/*, a", "a/*, a/b", "*, a", "**/*.java, X.java", "a/b, a", "'', a"})
  void looksIntoFoldersOfWhichOnlyFilesAreExcluded(String pattern, String path) {
    assertThat(excludes(pattern).excludesFolder(path(path))).isFalse();
  }

  @Test
  void looksAtTheFoldersAboveAFile() {
    Excludes excludes = excludes("a/b", "x/*");

    assertThat(excludes.excludesFolderAbove(path("a/b/c/A.java"))).isTrue();
    assertThat(excludes.excludesFolderAbove(path("a/b"))).isFalse();
    assertThat(excludes.excludesFolderAbove(path("x/b/A.java"))).isFalse();
    assertThat(excludes("**").excludesFolderAbove(path("A.java"))).isTrue();
  }

  @Test
  void endsOnPatternsThatInviteBacktracking() {
    Excludes names = excludes("*a*a*a*a*a*a*a*a*a*a*a*a*b");
    Excludes folders = excludes("**/a/**/a/**/a/**/a/**/a/**/a/**/a/**/b");

    assertThat(names.excludesFile(path("a".repeat(2_000)))).isFalse();
    assertThat(folders.excludesFile(path("a/".repeat(500) + "a"))).isFalse();
  }

  private static Excludes excludes(String... patterns) {
    return new Excludes(List.of(patterns));
  }

  private static TreePath path(String path) {
    return TreePath.of(Path.of("/root"), Path.of("/root").resolve(path));
  }
}
