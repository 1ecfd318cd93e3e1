package dev.eoslint.analyzer.source;

import dev.eoslint.analyzer.model.Site;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Small source trees, and what is expected of them. */
final class SampleTree {

  /** What makes a file matter. */
  static final TriggerWords WORDS = TriggerWords.of(List.of("KafkaProducer"), List.of("kafka"));

  /** The text of a Java file that matters. */
  static final String PRODUCER = "class Relay { KafkaProducer<String, String> producer; }\n";

  private SampleTree() {}

  /** Writes a file below a folder, with the folders around it. */
  static Path write(Path folder, String path, String content) throws IOException {
    Path file = folder.resolve(path);
    Path parent = file.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    return Files.writeString(file, content);
  }

  /** Reads inputs below a root, or all of it when none is given. */
  static SourceTree read(Path root, Path... inputs) {
    List<Path> all = inputs.length == 0 ? List.of(root) : List.of(inputs);
    return SourceTree.read(new SourceRequest(root, all, List.of(), WORDS, false));
  }

  /** Returns the paths of files, in their order. */
  static List<String> paths(List<SourceFile> files) {
    return files.stream().map(SourceFile::path).toList();
  }

  /** Returns the notice that a path could not be read. */
  static Notice incomplete(String path, String message) {
    return new Notice(Notice.Level.INCOMPLETE, Site.startOf(path), message);
  }

  /** Returns the notice that something about a path should be known. */
  static Notice note(String path, String message) {
    return new Notice(Notice.Level.NOTE, Site.startOf(path), message);
  }
}
