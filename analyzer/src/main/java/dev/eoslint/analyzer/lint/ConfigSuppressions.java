package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.config.ValueStyle;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds suppressions in properties and YAML, whose comments end with their line. */
final class ConfigSuppressions {

  private final SourceText text;
  private final List<ConfigEntry> entries;
  private final String leaders;
  private final boolean trailingComments;

  private ConfigSuppressions(
      SourceText text, ConfigFile file, String leaders, boolean trailingComments) {
    this.text = text;
    this.entries =
        file.documents().stream().map(ConfigDocument::entries).flatMap(List::stream).toList();
    this.leaders = leaders;
    this.trailingComments = trailingComments;
  }

  /** Returns the suppressions of a properties file, where a comment has a line of its own. */
  static List<Suppression> inProperties(SourceText text, ConfigFile file) {
    return new ConfigSuppressions(text, file, "#!", false).read();
  }

  /** Returns the suppressions of a YAML file. */
  static List<Suppression> inYaml(SourceText text, ConfigFile file) {
    return new ConfigSuppressions(text, file, "#", true).read();
  }

  private List<Suppression> read() {
    List<Suppression> found = new ArrayList<>();
    for (int line = 1; line <= text.lineCount(); line++) {
      if (text.line(line).contains(SuppressionComment.MARK)) {
        comment(line).flatMap(this::suppression).ifPresent(found::add);
      }
    }
    return found;
  }

  private Optional<Suppression> suppression(Comment comment) {
    return SuppressionComment.of(comment, scope(comment));
  }

  private Optional<Comment> comment(int line) {
    String content = text.line(line);
    for (int index = 0; index < content.length(); index++) {
      boolean separated = index == 0 || Character.isWhitespace(content.charAt(index - 1));
      boolean alone = content.substring(0, index).isBlank();
      if (leaders.indexOf(content.charAt(index)) >= 0
          && separated
          && (trailingComments || alone)
          && !isInsideEntry(line, index + 1)) {
        int start = text.offset(line, index + 1);
        return Optional.of(new Comment(text, start, start + content.length() - index));
      }
    }
    return Optional.empty();
  }

  private boolean isInsideEntry(int line, int column) {
    Site place = new Site(text.path(), line, column, line, column + 1);
    return entries.stream()
        .anyMatch(
            entry ->
                entry.keySite().contains(place)
                    || (entry.valueSite().contains(place) && !isHeaderOfBlock(entry, line)));
  }

  private static boolean isHeaderOfBlock(ConfigEntry entry, int line) {
    return entry.style() == ValueStyle.BLOCK && entry.valueSite().startLine() == line;
  }

  private Site scope(Comment comment) {
    int line = comment.line();
    if (comment.isTrailing()) {
      return Scopes.lines(text, line, line);
    }
    int next = Scopes.nextLine(text, line, this::isContent);
    return Scopes.lines(text, next, lastLineOfEntriesAt(next));
  }

  private boolean isContent(int line) {
    String content = text.line(line).strip();
    return !content.isEmpty() && leaders.indexOf(content.charAt(0)) < 0;
  }

  private int lastLineOfEntriesAt(int line) {
    return entries.stream()
        .map(ConfigEntry::site)
        .filter(site -> site.startLine() == line)
        .mapToInt(Site::endLine)
        .reduce(line, Math::max);
  }
}
