package dev.eoslint.analyzer.source;

import java.util.List;

/**
 * The words that make a file worth understanding. A file that holds none of them is never decoded
 * or parsed unless a question leads to it.
 */
public final class TriggerWords {

  private final WordMatcher java;
  private final WordMatcher configuration;

  private TriggerWords(WordMatcher java, WordMatcher configuration) {
    this.java = java;
    this.configuration = configuration;
  }

  /**
   * Returns trigger words.
   *
   * @param javaWords what makes a Java file matter wherever it stands, also inside longer words;
   *     letter case counts
   * @param configurationWords the same for files of all other kinds; letter case does not count
   * @throws IllegalArgumentException when a word is shorter than two characters or not ASCII
   */
  public static TriggerWords of(List<String> javaWords, List<String> configurationWords) {
    return new TriggerWords(
        WordMatcher.caseSensitive(javaWords), WordMatcher.ignoringCase(configurationWords));
  }

  WordMatcher matcher(FileKind kind) {
    return kind == FileKind.JAVA ? java : configuration;
  }
}
