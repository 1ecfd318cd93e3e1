package dev.eoslint.reports;

import dev.eoslint.analyzer.rule.RuleDescription;

/** All that there is to know of a rule, for a terminal. */
public final class RuleExplanation {

  private final RuleDescription rule;
  private final boolean onByDefault;

  /**
   * Creates an explanation.
   *
   * @param onByDefault whether the rule runs unless the settings say otherwise
   */
  public RuleExplanation(RuleDescription rule, boolean onByDefault) {
    this.rule = rule;
    this.onByDefault = onByDefault;
  }

  /** Returns the page, the facts, and how to silence the rule, with a final line feed. */
  public String text() {
    return PlainPage.of(rule.page().text()) + "\n" + facts() + "\n" + silencing();
  }

  private String facts() {
    return heading("Facts")
        + fact("title", rule.title())
        + fact("severity", rule.severity().word())
        + fact("confidence", rule.confidence().word())
        + fact("default", onByDefault ? "on" : "off")
        + fact("since", "eoslint " + rule.since())
        + fact("kafka", rule.kafkaVersions())
        + fact("tags", String.join(", ", rule.tags()))
        + fact("page", rule.pageUrl());
  }

  private static String fact(String name, String value) {
    return "%-12s%s\n".formatted(name, value);
  }

  private String silencing() {
    return heading("How to silence it")
        + """
        In a comment at the end of the line or on the line before, with the reason:
            // eoslint:ignore[RULE] why it is right here
        Configuration files take the same words in their own comments, .properties files only
        on the line before. On a declaration in Java, with the reason in a comment beside it:
            @SuppressWarnings("eoslint:RULE") // why it is right here
        """
            .replace("RULE", rule.name());
  }

  private static String heading(String title) {
    return title + "\n" + "-".repeat(title.length()) + "\n";
  }
}
