package dev.eoslint.proofs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The paragraph at the end of <i>Why it matters</i> in which a page says what was observed. */
final class PageSentence {

  private static final int WIDTH = 125;
  private static final Pattern SECTION =
      Pattern.compile("(?s)(?<=\n)## Why it matters\n(?<text>.*?)(?=\n## )");
  private static final Pattern PARAGRAPH =
      Pattern.compile("(?s)\n\nObserved on Kafka (?<text>.*?)(?=\n\n|\\s*$)");

  private final Path page;

  PageSentence(Path page) {
    this.page = page;
  }

  /** Returns the sentence in one line, without it if the page has none. */
  Optional<String> read() {
    Matcher paragraph = PARAGRAPH.matcher(section(read(page)).group("text"));
    return paragraph.find()
        ? Optional.of("Observed on Kafka " + paragraph.group("text").replaceAll("\\s+", " "))
        : Optional.empty();
  }

  /** Puts the sentence in the place of the one that the page has, or at the end of the section. */
  void write(Observation observation) {
    String old = read(page);
    Matcher section = section(old);
    String text = PARAGRAPH.matcher(section.group("text")).replaceAll("").stripTrailing();
    String paragraph = String.join("\n", wrap(observation.sentence()));
    String changed =
        old.substring(0, section.start("text"))
            + text
            + "\n\n"
            + paragraph
            + "\n"
            + old.substring(section.end("text"));
    try {
      Files.writeString(page, changed);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Matcher section(String markdown) {
    Matcher section = SECTION.matcher(markdown);
    if (!section.find()) {
      throw new IllegalStateException(page + " does not say why it matters.");
    }
    return section;
  }

  private static List<String> wrap(String sentence) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : sentence.split(" ", -1)) {
      if (line.length() + 1 + word.length() > WIDTH) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private static String read(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
