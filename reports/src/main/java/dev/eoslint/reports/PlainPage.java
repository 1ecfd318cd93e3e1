package dev.eoslint.reports;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rule page as plain text: headings are underlined, code is indented, links show their address.
 *
 * <p>Knows the Markdown that rule pages are written in, and no more: headings, paragraphs, lists,
 * fenced code with a file name, code spans, emphasis and links.
 */
final class PlainPage {

  private static final String FENCE = "```";
  private static final Pattern HEADING = Pattern.compile("#{1,6} +(.+)");
  private static final Pattern INLINE =
      Pattern.compile(
          "`(?<code>[^`]+)`"
              + "|\\[(?<label>(?:[^\\[\\]]|\\[[^\\]]*])+)]"
              + "\\((?<target>[^()\\s]*(?:\\([^()]*\\)[^()\\s]*)*)\\)"
              + "|<(?<address>https?://[^>\\s]+)>"
              + "|\\*\\*(?<strong>[^*]+)\\*\\*"
              + "|\\*(?<emphasis>[^*\\s](?:[^*]*[^*\\s])?)\\*");

  private final StringBuilder text = new StringBuilder();
  private boolean inCode;

  private PlainPage() {}

  /** Returns the text of {@code markdown}, with a final line feed. */
  static String of(String markdown) {
    PlainPage page = new PlainPage();
    markdown.strip().lines().forEach(page::add);
    return page.text.toString();
  }

  private void add(String line) {
    if (line.startsWith(FENCE)) {
      addFence(line.substring(FENCE.length()).strip());
    } else if (inCode) {
      append(line.isBlank() ? "" : "    " + line);
    } else {
      addProse(line);
    }
  }

  private void addFence(String info) {
    int path = info.indexOf(' ');
    if (!inCode && path > 0) {
      append("  " + info.substring(path).strip() + ":");
    }
    inCode = !inCode;
  }

  private void addProse(String line) {
    Matcher heading = HEADING.matcher(line);
    if (heading.matches()) {
      String title = inline(heading.group(1).strip());
      append(title);
      append("-".repeat(title.codePointCount(0, title.length())));
    } else {
      append(inline(line.stripTrailing()));
    }
  }

  private void append(String line) {
    text.append(line).append('\n');
  }

  private static String inline(String prose) {
    StringBuilder plain = new StringBuilder();
    Matcher span = INLINE.matcher(prose);
    while (span.find()) {
      span.appendReplacement(plain, Matcher.quoteReplacement(plain(span)));
    }
    return span.appendTail(plain).toString();
  }

  private static String plain(Matcher span) {
    if (span.group("code") != null) {
      return "'" + span.group("code") + "'";
    }
    if (span.group("label") != null) {
      return link(inline(span.group("label")), span.group("target"));
    }
    if (span.group("address") != null) {
      return span.group("address");
    }
    return inline(span.group("strong") != null ? span.group("strong") : span.group("emphasis"));
  }

  private static String link(String label, String target) {
    return label.equals(target) ? target : label + " (" + target + ")";
  }
}
