package dev.eoslint.analyzer.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is expected here is what {@code git check-ignore} of Git 2.39 answers. */
final class GitIgnoreTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "a.yml|a.yml",
        "a.yml|x/y/a.yml",
        "/a.yml|a.yml",
        "*.yml|x/a.yml",
        "*|a",
        "a*c|abbc",
        "a?c|abc",
        "[a-c].yml|b.yml",
        "[!a].yml|b.yml",
        "[^a].yml|b.yml",
        "[]a].yml|].yml",
        "[a-].yml|-.yml",
        "[[:digit:]x].yml|7.yml",
        "[\\]].yml|].yml",
        "x/a.yml|x/a.yml",
        "x/*.yml|x/a.yml",
        "**/a.yml|a.yml",
        "**/x/a.yml|y/x/a.yml",
        "x/**|x/y/a.yml",
        "x/**/a.yml|x/a.yml",
        "x/**/a.yml|x/y/z/a.yml",
        "x***y|xzzy",
        "\\#a|#a",
        "\\!a|!a",
        "\\a|a",
        "x\\/a|x/a",
        "a  |a",
        "a\\ |a ",
        "a b|a b",
        "a\t|a\t",
        "ä*|äö"
      })
  void ignoresFilesThatMatch(String rule, String path) {
    assertThat(ignoresFile(rule, path)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "/a.yml|x/a.yml",
        "x/a.yml|y/x/a.yml",
        "a.yml|A.yml",
        "a.yml|a.yml2",
        "x/*.yml|x/y/a.yml",
        "x*y|x/y",
        "x?y|x/y",
        "x/**|x",
        "a?c|ac",
        "[a-c].yml|d.yml",
        "[!a].yml|a.yml",
        "[a.yml|[a.yml",
        "[[:letter:]].yml|a.yml",
        "a\\|a",
        "a\\|a\\",
        "#a|#a",
        "!a|a",
        "a/|a",
        "/|a",
        "!|a",
        "a|ab"
      })
  void keepsFilesThatDoNotMatch(String rule, String path) {
    assertThat(ignoresFile(rule, path)).isFalse();
  }

  @Test
  void tellsFoldersFromFiles() {
    GitIgnore rules = GitIgnore.parse(0, "build/\n");

    assertThat(rules.ignores(path("build"), true)).contains(true);
    assertThat(rules.ignores(path("x/build"), true)).contains(true);
    assertThat(rules.ignores(path("build"), false)).isEmpty();
  }

  @Test
  void letsTheLastRuleDecide() {
    GitIgnore rules = GitIgnore.parse(0, "*.yml\n!prod.yml\n/prod.yml\n");

    assertThat(rules.ignores(path("a.yml"), false)).contains(true);
    assertThat(rules.ignores(path("x/prod.yml"), false)).contains(false);
    assertThat(rules.ignores(path("prod.yml"), false)).contains(true);
    assertThat(rules.ignores(path("a.xml"), false)).isEmpty();
  }

  @Test
  void readsAllLineEndsAndPassesOverCommentsAndEmptyLines() {
    GitIgnore rules = GitIgnore.parse(0, "# a\r\n\r\na.yml\r\n   \nb.yml");

    assertThat(rules.ignores(path("a.yml"), false)).contains(true);
    assertThat(rules.ignores(path("b.yml"), false)).contains(true);
    assertThat(rules.ignores(path("# a"), false)).isEmpty();
  }

  @Test
  void anchorsRulesAtTheFolderOfTheirFile() {
    GitIgnore rules = GitIgnore.parse(1, "/a.yml\nx/b.yml\nc.yml\n");

    assertThat(rules.ignores(path("module/a.yml"), false)).contains(true);
    assertThat(rules.ignores(path("module/y/a.yml"), false)).isEmpty();
    assertThat(rules.ignores(path("module/x/b.yml"), false)).contains(true);
    assertThat(rules.ignores(path("module/y/c.yml"), false)).contains(true);
  }

  @Test
  void letsTheDeeperFileDecide() {
    GitIgnores rules =
        GitIgnores.NONE
            .with(GitIgnore.parse(0, "*.yml\n!b.yml"))
            .with(GitIgnore.parse(1, "!a.yml\nb.yml"));

    assertThat(rules.ignores(path("module/a.yml"), false)).isFalse();
    assertThat(rules.ignores(path("module/b.yml"), false)).isTrue();
    assertThat(rules.ignores(path("module/c.yml"), false)).isTrue();
    assertThat(rules.ignores(path("module/c.xml"), false)).isFalse();
  }

  @Test
  void endsOnPatternsThatInviteBacktracking() {
    String rule = "[ab]*".repeat(30) + "c";

    assertThat(ignoresFile(rule, "a".repeat(2_000))).isFalse();
  }

  private static boolean ignoresFile(String rule, String path) {
    return GitIgnores.NONE.with(GitIgnore.parse(0, rule)).ignores(path(path), false);
  }

  private static TreePath path(String path) {
    TreePath result = TreePath.ROOT;
    for (String name : path.split("/")) {
      result = result.child(name);
    }
    return result;
  }
}
