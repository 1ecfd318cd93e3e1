package dev.eoslint.analyzer.config;

import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads YAML, and JSON as the YAML that it is.
 *
 * <p>A broken document is left out with one notice, and the other documents of the file are still
 * read. In a template, which need not be YAML before it is rendered, lines that spoil a document
 * are passed over instead, and nothing is noted. A name that is written twice in a mapping is held
 * twice; most readers let the later one win, Spring Boot refuses to start.
 */
final class YamlReader implements ConfigReader {

  /** How many lines of one document of a template may be passed over. */
  private static final int MAXIMUM_SPOILT_LINES = 20;

  private final boolean json;

  /**
   * Creates a reader.
   *
   * @param json whether tabs may indent
   */
  YamlReader(boolean json) {
    this.json = json;
  }

  @Override
  public ConfigFile read(SourceText text) {
    String content = json ? text.content().replace('\t', ' ') : text.content();
    TemplateText template = TemplateText.of(content);
    List<ConfigDocument> documents = new ArrayList<>();
    List<Notice> notices = new ArrayList<>();
    for (Chunk chunk : chunks(template.masked())) {
      readChunk(chunk, text, template, documents, notices);
    }
    return new ConfigFile(documents, notices);
  }

  private static void readChunk(
      Chunk chunk,
      SourceText text,
      TemplateText template,
      List<ConfigDocument> documents,
      List<Notice> notices) {
    String content = chunk.content();
    for (int attempt = 0; attempt <= MAXIMUM_SPOILT_LINES; attempt++) {
      int before = documents.size();
      Optional<UnreadableYamlException> failure =
          readDocuments(content, chunk.start(), text, template, documents);
      if (failure.isEmpty()) {
        return;
      }
      if (!template.isTemplate()) {
        int offset = Math.min(failure.get().offset(), text.content().length());
        notices.add(
            new Notice(
                Notice.Level.INCOMPLETE,
                text.site(offset, offset),
                "The document could not be read: %s.".formatted(failure.get().problem())));
        return;
      }
      documents.subList(before, documents.size()).clear();
      content = withoutLineAt(content, failure.get().offset() - chunk.start());
    }
  }

  private static Optional<UnreadableYamlException> readDocuments(
      String content,
      int start,
      SourceText text,
      TemplateText template,
      List<ConfigDocument> documents) {
    YamlComposer composer = new YamlComposer(content, start);
    try {
      Optional<YamlNode> root = composer.next();
      while (root.isPresent()) {
        List<ConfigEntry> entries = new YamlFlattener(text, template).flatten(root.get());
        if (!entries.isEmpty()) {
          documents.add(new ConfigDocument(text.path(), documents.size(), entries));
        }
        root = composer.next();
      }
      return Optional.empty();
    } catch (UnreadableYamlException e) {
      return Optional.of(e);
    }
  }

  /** Blanks the last line that holds anything and starts at or before {@code offset}. */
  private static String withoutLineAt(String content, int offset) {
    int end = Math.min(offset, content.length());
    while (end < content.length() && !isLineEnd(content.charAt(end))) {
      end++;
    }
    while (end > 0 && Character.isWhitespace(content.charAt(end - 1))) {
      end--;
    }
    int start = end;
    while (start > 0 && !isLineEnd(content.charAt(start - 1))) {
      start--;
    }
    return content.substring(0, start) + " ".repeat(end - start) + content.substring(end);
  }

  /** Splits a text at its document markers, which YAML knows in the first column only. */
  private static List<Chunk> chunks(String content) {
    List<Chunk> chunks = new ArrayList<>();
    int chunkStart = 0;
    boolean onlyDirectives = true;
    int lineStart = 0;
    while (lineStart < content.length()) {
      int lineEnd = lineStart;
      while (lineEnd < content.length() && !isLineEnd(content.charAt(lineEnd))) {
        lineEnd++;
      }
      String line = content.substring(lineStart, lineEnd);
      if (isDocumentMarker(line)) {
        if (!onlyDirectives) {
          chunks.add(new Chunk(content.substring(chunkStart, lineStart), chunkStart));
          chunkStart = lineStart;
        }
        onlyDirectives = false;
      } else if (!line.isBlank() && line.charAt(0) != '%' && line.charAt(0) != '#') {
        onlyDirectives = false;
      }
      lineStart = lineEnd + 1;
    }
    chunks.add(new Chunk(content.substring(chunkStart), chunkStart));
    return chunks;
  }

  private static boolean isDocumentMarker(String line) {
    return line.startsWith("---") && (line.length() == 3 || Character.isWhitespace(line.charAt(3)));
  }

  private static boolean isLineEnd(char character) {
    return character == '\n' || character == '\r';
  }

  /**
   * A part of the text that can be parsed alone.
   *
   * @param start offset of its first character
   */
  private record Chunk(String content, int start) {}
}
