package dev.eoslint.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A format and where it goes.
 *
 * @param file the file; empty for standard output
 */
record FormatChoice(Format format, Optional<Path> file) {

  private static final String STANDARD_OUTPUT = "-";

  /**
   * Reads the values of {@code --format}.
   *
   * @param values each a name, or a name and a file: {@code sarif=report.sarif}
   * @param workingFolder the folder that files are relative to
   * @return text to standard output when there is no value
   * @throws UsageException when a format is unknown, or two of them share one destination
   */
  static List<FormatChoice> read(List<String> values, Path workingFolder) throws UsageException {
    if (values.isEmpty()) {
      return List.of(new FormatChoice(Format.TEXT, Optional.empty()));
    }
    List<FormatChoice> choices = new ArrayList<>();
    for (String value : values) {
      FormatChoice choice = read(value, workingFolder);
      if (choices.stream().anyMatch(known -> known.file().equals(choice.file()))) {
        throw new UsageException(
            "Two formats go to %s. Give each a file of its own: --format %s=FILE."
                .formatted(
                    choice.file().map(Path::toString).orElse("standard output"),
                    choice.format().word()));
      }
      choices.add(choice);
    }
    return choices;
  }

  private static FormatChoice read(String value, Path workingFolder) throws UsageException {
    int separator = value.indexOf('=');
    String name = separator < 0 ? value : value.substring(0, separator);
    String file = separator < 0 ? STANDARD_OUTPUT : value.substring(separator + 1);
    Format format = Word.read("--format", name, Format.words(), Format::of);
    if (file.isEmpty()) {
      throw new UsageException("--format %s= names no file.".formatted(name));
    }
    return new FormatChoice(
        format,
        file.equals(STANDARD_OUTPUT) ? Optional.empty() : Optional.of(path(file, workingFolder)));
  }

  private static Path path(String file, Path workingFolder) throws UsageException {
    try {
      return workingFolder.resolve(file).normalize();
    } catch (InvalidPathException invalid) {
      throw new UsageException("'%s' cannot be the name of a file.".formatted(file));
    }
  }
}
