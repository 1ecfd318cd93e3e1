package dev.eoslint.reports;

import dev.eoslint.analyzer.rule.RuleDescription;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** All rules at a glance, in the order of their names. */
public final class RuleTable {

  private static final List<String> HEADINGS =
      List.of("Rule", "Severity", "Confidence", "Default", "Title");
  private static final String GAP = "  ";

  private final List<RuleDescription> rules;
  private final Set<String> onByDefault;

  /**
   * Creates a table.
   *
   * @param onByDefault the names of the rules that run unless the settings say otherwise
   */
  public RuleTable(Collection<RuleDescription> rules, Set<String> onByDefault) {
    this.rules = rules.stream().sorted(Comparator.comparing(RuleDescription::name)).toList();
    this.onByDefault = Set.copyOf(onByDefault);
  }

  /** Returns the table for a terminal, columns aligned, with a final line feed. */
  public String text() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADINGS);
    rules.forEach(rule -> rows.add(cells(rule, rule.name(), rule.title())));
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        line.append(row.get(column)).append(GAP);
        line.append(" ".repeat(width(rows, column) - row.get(column).length()));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /**
   * Returns the table in Markdown, with a final line feed.
   *
   * @param pages what stands before {@code <rule-name>.md} in the links: a folder or address that
   *     ends in a slash
   */
  public String markdown(String pages) {
    StringBuilder text = new StringBuilder();
    appendRow(text, HEADINGS);
    appendRow(text, HEADINGS.stream().map(heading -> "---").toList());
    for (RuleDescription rule : rules) {
      String link = "[%s](%s%s.md)".formatted(rule.name(), pages, rule.name());
      appendRow(text, cells(rule, link, rule.title().replace("|", "\\|")));
    }
    return text.toString();
  }

  private List<String> cells(RuleDescription rule, String name, String title) {
    return List.of(
        name,
        rule.severity().word(),
        rule.confidence().word(),
        onByDefault.contains(rule.name()) ? "on" : "off",
        title);
  }

  private static int width(List<List<String>> rows, int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }

  private static void appendRow(StringBuilder text, List<String> cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }
}
