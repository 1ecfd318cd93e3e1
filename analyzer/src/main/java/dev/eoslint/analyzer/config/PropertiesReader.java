package dev.eoslint.analyzer.config;

import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads Java properties exactly as {@link java.util.Properties#load(java.io.Reader)} does, and
 * keeps positions.
 *
 * <p>A malformed <code>&#92;u</code> escape, at which {@code Properties} throws, stands for the
 * letter u and gives a notice.
 */
final class PropertiesReader implements ConfigReader {

  private final boolean splitsDocuments;

  /**
   * Creates a reader.
   *
   * @param splitsDocuments whether {@code #---} and {@code !---} separate documents, as Spring Boot
   *     has it since 2.4
   */
  PropertiesReader(boolean splitsDocuments) {
    this.splitsDocuments = splitsDocuments;
  }

  @Override
  public ConfigFile read(SourceText text) {
    PropertiesScanner scanner = new PropertiesScanner(text.content());
    DocumentCollector documents = new DocumentCollector(text.path());
    List<Notice> notices = new ArrayList<>();
    while (scanner.next()) {
      if (scanner.isComment()) {
        if (splitsDocuments) {
          documents.comment(text.content(), scanner.commentStart(), scanner.commentEnd());
        }
        continue;
      }
      PropertiesScanner.Token key = scanner.key();
      PropertiesScanner.Token value = scanner.value();
      noteMalformedEscape(key, text, notices);
      noteMalformedEscape(value, text, notices);
      documents.entry(
          new ConfigEntry(
              key.text(),
              value.text(),
              text.site(key.start(), key.end()),
              text.site(value.start(), value.end()),
              ValueStyle.PLAIN));
    }
    return new ConfigFile(documents.finish(), notices);
  }

  private static void noteMalformedEscape(
      PropertiesScanner.Token token, SourceText text, List<Notice> notices) {
    token
        .malformedEscape()
        .ifPresent(
            offset ->
                notices.add(
                    new Notice(
                        Notice.Level.NOTE,
                        text.site(offset, offset + 2),
                        "The escape '\\u' needs four hexadecimal digits; Java refuses to load this"
                            + " file.")));
  }

  /**
   * Splits entries into documents.
   *
   * <p>As in Spring Boot's loader of properties files, a separator starts in the first column, does
   * not follow a comment line with the same prefix, and is taken back by a comment that comes
   * before the first entry of the new document.
   */
  private static final class DocumentCollector {

    private final String path;
    private final List<List<ConfigEntry>> documents = new ArrayList<>();
    private List<ConfigEntry> current = new ArrayList<>();
    private char precedingCommentPrefix = 0;

    DocumentCollector(String path) {
      this.path = path;
    }

    void entry(ConfigEntry entry) {
      precedingCommentPrefix = 0;
      current.add(entry);
    }

    void comment(String content, int start, int end) {
      char prefix = content.charAt(start);
      if (prefix != precedingCommentPrefix && isSeparator(content, start, end)) {
        if (!current.isEmpty()) {
          documents.add(current);
        }
        current = new ArrayList<>();
        return;
      }
      if (current.isEmpty() && !documents.isEmpty()) {
        current = documents.remove(documents.size() - 1);
      }
      precedingCommentPrefix = prefix;
    }

    List<ConfigDocument> finish() {
      if (!current.isEmpty()) {
        documents.add(current);
      }
      List<ConfigDocument> result = new ArrayList<>();
      for (List<ConfigEntry> entries : documents) {
        result.add(new ConfigDocument(path, result.size(), entries));
      }
      return result;
    }

    private static boolean isSeparator(String content, int start, int end) {
      boolean firstColumn =
          start == 0 || content.charAt(start - 1) == '\n' || content.charAt(start - 1) == '\r';
      return firstColumn && content.substring(start + 1, end).stripTrailing().equals("---");
    }
  }
}
