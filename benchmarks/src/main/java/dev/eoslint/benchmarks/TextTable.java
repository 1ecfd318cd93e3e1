package dev.eoslint.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table in plain text: columns are as wide as their widest cell. */
public final class TextTable {

  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();
  private final int numbersFrom;

  /**
   * Creates a table.
   *
   * @param numbersFrom the first column, from 0, that is aligned to the right, with all after it
   * @param headers the names of the columns
   */
  public TextTable(int numbersFrom, String... headers) {
    this.numbersFrom = numbersFrom;
    rows.add(List.of(headers));
  }

  /** Adds a row, with one cell for each column. */
  public void row(Object... cells) {
    List<String> row = IntStream.range(0, cells.length).mapToObj(i -> cells[i].toString()).toList();
    if (row.size() != rows.get(0).size()) {
      throw new IllegalArgumentException("A row of " + row.size() + " cells: " + row);
    }
    rows.add(row);
  }

  /** Tells whether the table has no row but its headers. */
  public boolean isEmpty() {
    return rows.size() == 1;
  }

  /** Returns the table, with a line break behind each row. */
  public String render() {
    int[] widths =
        IntStream.range(0, rows.get(0).size())
            .map(column -> rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0))
            .toArray();
    return rows.stream().map(row -> line(row, widths) + "\n").collect(Collectors.joining());
  }

  private String line(List<String> row, int[] widths) {
    return IntStream.range(0, row.size())
        .mapToObj(column -> padded(row.get(column), widths[column], column >= numbersFrom))
        .collect(Collectors.joining(GAP))
        .stripTrailing();
  }

  private static String padded(String cell, int width, boolean right) {
    String space = " ".repeat(width - cell.length());
    return right ? space + cell : cell + space;
  }
}
