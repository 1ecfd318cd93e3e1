package dev.eoslint.analyzer.rule;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
 * @param page the whole Markdown page, with line feeds as line ends
 */
public record RuleDescription(
    String name,
    String title,
    String since,
    Severity severity,
    Confidence confidence,
    String kafkaVersions,
    List<String> tags,
    String page) {

  /** Copies the tags. */
  public RuleDescription {
    tags = List.copyOf(tags);
  }

  /**
   * Reads the {@link RuleInfo} of {@code type} and the page {@code <name>.md}, which lies in {@code
   * pageFolder} on the class path of {@code type}.
   *
   * @param pageFolder absolute resource folder with a final slash: {@code /dev/eoslint/rules/}
   * @throws IllegalStateException when the annotation or the page is missing
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
        readPage(type, pageFolder + info.name() + ".md"));
  }

  private static String readPage(Class<?> type, String resource) {
    try (InputStream page = type.getResourceAsStream(resource)) {
      if (page == null) {
        throw new IllegalStateException("The rule page " + resource + " is missing.");
      }
      return new String(page.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException failure) {
      throw new UncheckedIOException("The rule page " + resource + " cannot be read.", failure);
    }
  }

  /** Returns the text under the first heading of the page: the summary paragraph. */
  public String summary() {
    String[] blocks = page.strip().split("\n\\s*\n", 3);
    return blocks.length < 2 ? title : blocks[1].replace('\n', ' ').strip();
  }

  /** Returns the address of the published page. */
  public String pageUrl() {
    return "https://eoslint.dev/rules/" + name;
  }
}
