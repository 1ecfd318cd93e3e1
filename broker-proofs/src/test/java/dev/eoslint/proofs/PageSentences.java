package dev.eoslint.proofs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The paragraphs at the end of <i>Why it matters</i> in which a page says what was observed. */
final class PageSentences {

  private static final int WIDTH = 125;
  private static final Pattern SECTION =
      Pattern.compile("(?s)(?<=\n)## Why it matters\n(?<text>.*?)(?=\n## )");
  private static final Pattern PARAGRAPH =
      Pattern.compile("(?s)\n\nObserved on Kafka .*?(?=\n\n|\\s*$)");

  private final Path page;

  PageSentences(Path page) {
    this.page = page;
  }

  /** Returns each in one line. */
  List<String> read() {
    return PARAGRAPH
        .matcher(section(read(page)).group("text"))
        .results()
        .map(paragraph -> paragraph.group().strip().replaceAll("\\s+", " "))
        .toList();
  }

  /** Puts them in the place of those that the page has, at the end of the section. */
  void write(List<Observation> observations) {
    String old = read(page);
    Matcher section = section(old);
    String text = PARAGRAPH.matcher(section.group("text")).replaceAll("").stripTrailing();
    String paragraphs =
        observations.stream()
            .map(observation -> String.join("\n", wrap(observation.sentence())))
            .collect(Collectors.joining("\n\n"));
    String changed =
        old.substring(0, section.start("text"))
            + text
            + "\n\n"
            + paragraphs
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
