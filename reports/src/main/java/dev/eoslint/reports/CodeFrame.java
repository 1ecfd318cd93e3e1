package dev.eoslint.reports;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.analyzer.source.SourceText;

/**
 * The line of a finding with the line above and carets below the range. Of a range over several
 * lines the part in its first line is marked.
 */
final class CodeFrame {

  /** The most UTF-16 code units of a line that are shown. */
  private static final int LONGEST_LINE = 140;

  /** How much of a longer line is shown in front of the range. */
  private static final int CONTEXT = 40;

  private static final String CUT = "…";

  private final SourceText text;
  private final Site site;

  CodeFrame(SourceText text, Site site) {
    this.text = text;
    this.site = site;
  }

  /**
   * Returns two or three lines, each with a final line feed; nothing when there is nothing there.
   *
   * @param severity gives the carets their colour
   */
  String print(Palette palette, Severity severity) {
    String line = text.line(site.startLine());
    if (line.isBlank()) {
      return "";
    }
    int start = Math.min(site.startColumn() - 1, line.length());
    int from = line.length() <= LONGEST_LINE ? 0 : boundary(line, start - CONTEXT);
    int to = boundary(line, from + LONGEST_LINE);
    int end = Math.min(Math.max(endIn(line), start), to);

    String head = from > 0 ? CUT : "";
    String tail = to < line.length() ? CUT : "";
    String carets = palette.severity(severity, carets(line.substring(start, end)));
    return above(palette)
        + row(palette, number(site.startLine()), head + line.substring(from, to) + tail)
        + palette.guide(margin(""))
        + blanks(head + line.substring(from, start))
        + carets
        + "\n";
  }

  private String above(Palette palette) {
    String line = text.line(site.startLine() - 1);
    boolean worthwhile = !line.isBlank() && line.length() <= LONGEST_LINE;
    return worthwhile ? row(palette, number(site.startLine() - 1), line) : "";
  }

  private String row(Palette palette, String number, String line) {
    return palette.guide(margin(number)) + Printable.sourceLine(line) + "\n";
  }

  private String margin(String number) {
    String blanks = " ".repeat(number(site.startLine()).length() - number.length());
    return "  " + blanks + number + " | ";
  }

  private static String number(int line) {
    return Integer.toString(line);
  }

  private int endIn(String line) {
    return site.endLine() == site.startLine()
        ? Math.min(site.endColumn() - 1, line.length())
        : line.stripTrailing().length();
  }

  private static String carets(String range) {
    return "^".repeat(Math.max(1, DisplayWidth.of(range)));
  }

  /** Returns white space that is as wide as {@code prefix}, whatever the width of a tab. */
  private static String blanks(String prefix) {
    StringBuilder blanks = new StringBuilder();
    prefix
        .codePoints()
        .forEach(
            character ->
                blanks.append(character == '\t' ? "\t" : " ".repeat(DisplayWidth.of(character))));
    return blanks.toString();
  }

  /** Returns {@code index} brought into {@code line} and off the middle of a surrogate pair. */
  private static int boundary(String line, int index) {
    int inside = Math.min(Math.max(index, 0), line.length());
    boolean splitsPair =
        inside > 0
            && inside < line.length()
            && Character.isSurrogatePair(line.charAt(inside - 1), line.charAt(inside));
    return splitsPair ? inside - 1 : inside;
  }
}
