package dev.eoslint.analyzer.rule;

import java.util.List;

/**
 * A rule as reports and help texts show it.
 *
 * @param name the kebab-case name
 * @param title a short noun phrase
 * @param since the version of eoslint that brought it
 * @param severity its default severity
 * @param confidence its default confidence
 * @param kafkaVersions the Kafka client versions that it speaks of, for people
 * @param tags words that group it
 * @param page what people read about it
 */
public record RuleDescription(
    String name,
    String title,
    String since,
    Severity severity,
    Confidence confidence,
    String kafkaVersions,
    List<String> tags,
    PageText page) {

  /** Copies the tags. */
  public RuleDescription {
    tags = List.copyOf(tags);
  }

  /**
   * Reads the {@link RuleInfo} of {@code type}. Its page is {@code <name>.md}, which lies in {@code
   * pageFolder} on the class path of {@code type}.
   *
   * @param pageFolder absolute resource folder with a final slash: {@code /dev/eoslint/rules/}
   * @throws IllegalStateException when the annotation is missing
   */
  public static RuleDescription of(Class<?> type, String pageFolder) {
    RuleInfo info = type.getAnnotation(RuleInfo.class);
    if (info == null) {
      throw new IllegalStateException(type.getName() + " has no @RuleInfo.");
    }
    return new RuleDescription(
        info.name(),
        info.title(),
        info.since(),
        info.severity(),
        info.confidence(),
        info.kafkaVersions(),
        List.of(info.tags()),
        new PageText.Resource(type, pageFolder + info.name() + ".md"));
  }

  /**
   * Returns the text under the first heading of the page: the summary paragraph.
   *
   * @throws IllegalStateException when the page is missing
   */
  public String summary() {
    String[] blocks = page.text().strip().split("\n\\s*\n", 3);
    return blocks.length < 2 ? title : blocks[1].replace('\n', ' ').strip();
  }

  /** Returns the address of the published page. */
  public String pageUrl() {
    return "https://eoslint.dev/rules/" + name;
  }
}
