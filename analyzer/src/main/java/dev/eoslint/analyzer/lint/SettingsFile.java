package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.config.ConfigReaders;
import dev.eoslint.analyzer.source.SourceText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The file in which a project says how it wants to be linted. */
public final class SettingsFile {

  /** What the file can be called; of several in one folder the first counts. */
  public static final List<String> NAMES = List.of(".eoslint.yml", "eoslint.yml");

  private SettingsFile() {}

  /** Returns the settings file in {@code root}. */
  public static Optional<Path> find(Path root) {
    return NAMES.stream().map(root::resolve).filter(Files::isRegularFile).findFirst();
  }

  /**
   * Returns the settings of the file in {@code root}; the defaults when there is none.
   *
   * @param catalogue the rules that the file may name
   * @throws SettingsException when the file cannot be read or says something unknown
   */
  public static LintSettings readIn(Path root, RuleCatalogue catalogue) throws SettingsException {
    Optional<Path> file = find(root);
    return file.isPresent() ? read(file.get(), catalogue) : LintSettings.defaults();
  }

  /**
   * Returns the settings that {@code file} says, and the defaults for the rest.
   *
   * @param catalogue the rules that the file may name
   * @throws SettingsException when the file cannot be read or says something unknown
   */
  public static LintSettings read(Path file, RuleCatalogue catalogue) throws SettingsException {
    SourceText text = new SourceText(file.toString(), content(file));
    ConfigFile parsed = ConfigReaders.yaml().read(text);
    if (!parsed.notices().isEmpty()) {
      throw new SettingsException(
          parsed.notices().stream()
              .map(notice -> notice.site() + ": " + notice.message())
              .toList());
    }
    List<ConfigEntry> entries =
        parsed.documents().stream().map(ConfigDocument::entries).flatMap(List::stream).toList();
    return new SettingsReader(text, catalogue).read(entries);
  }

  private static String content(Path file) throws SettingsException {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new SettingsException(
          List.of(file + ": The settings file cannot be read as UTF-8 text."));
    }
  }
}
