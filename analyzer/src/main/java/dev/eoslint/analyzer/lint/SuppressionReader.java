package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.config.ConfigReaders;
import dev.eoslint.analyzer.java.parse.JavaFileParser;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceText;
import dev.eoslint.analyzer.source.SourceTree;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Finds the suppressions of a tree. */
final class SuppressionReader {

  private final SourceTree sources;

  SuppressionReader(SourceTree sources) {
    this.sources = sources;
  }

  /**
   * Returns the suppressions in files that matter and in those of {@code alsoIn}, in the order of
   * their sites.
   *
   * @param alsoIn paths of files that hold findings although no word in them told that they matter
   */
  List<Suppression> read(Collection<String> alsoIn) {
    try (JavaFileParser parser = new JavaFileParser()) {
      return sources.files().stream()
          .filter(file -> file.matters() || alsoIn.contains(file.path()))
          .flatMap(file -> read(file, parser).stream())
          .sorted(Comparator.comparing(Suppression::site))
          .toList();
    }
  }

  private List<Suppression> read(SourceFile file, JavaFileParser parser) {
    SourceText text = sources.text(file);
    if (!text.content().contains(SuppressionComment.MARK)) {
      return List.of();
    }
    return switch (file.kind()) {
      case JAVA -> JavaSuppressions.in(text, parser.parse(text).file());
      case YAML -> ConfigSuppressions.inYaml(text, ConfigReaders.yaml().read(text));
      case PROPERTIES ->
          ConfigSuppressions.inProperties(text, ConfigReaders.properties().read(text));
      case XML -> XmlSuppressions.in(text);
      default -> List.of();
    };
  }
}
