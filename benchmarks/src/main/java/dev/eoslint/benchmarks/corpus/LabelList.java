package dev.eoslint.benchmarks.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads lists of labels: text separated by tabs, with the names of the columns in line 1. */
final class LabelList {

  private static final List<String> COLUMNS =
      List.of("repo", "commit", "file", "line", "label", "rule", "why", "confidence", "split");

  private LabelList() {}

  /**
   * Reads a list.
   *
   * @return the labels in the order of the list
   * @throws IOException when the file cannot be read
   * @throws IllegalArgumentException when a line is not of the format
   */
  static List<Label> read(Path file) throws IOException {
    return parse(Files.readAllLines(file));
  }

  /** Reads the lines of a list, as {@link #read} does. */
  static List<Label> parse(List<String> lines) {
    if (lines.isEmpty() || !cells(lines.get(0)).equals(COLUMNS)) {
      throw new IllegalArgumentException("The first line must name the columns " + COLUMNS + ".");
    }
    List<Label> labels = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        labels.add(label(i + 1, cells(lines.get(i))));
      }
    }
    return List.copyOf(labels);
  }

  private static List<String> cells(String line) {
    return List.of(line.split("\t", -1));
  }

  private static Label label(int number, List<String> cells) {
    if (cells.size() != COLUMNS.size()) {
      throw new IllegalArgumentException(
          "Line %d has %d columns instead of %d.".formatted(number, cells.size(), COLUMNS.size()));
    }
    try {
      return new Label(
          cells.get(0),
          cells.get(1),
          cells.get(2),
          Integer.parseInt(cells.get(3)),
          Label.Verdict.valueOf(cells.get(4).toUpperCase(Locale.ROOT)),
          cells.get(5),
          cells.get(6),
          cells.get(7),
          cells.get(8));
    } catch (IllegalArgumentException malformed) {
      throw new IllegalArgumentException(
          "Line %d has a wrong line number or label: '%s', '%s'."
              .formatted(number, cells.get(3), cells.get(4)),
          malformed);
    }
  }
}
