package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.source.SourceRequest;
import dev.eoslint.analyzer.source.SourceTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes a small tree into a folder and reads it. */
public final class TreeOnDisk {

  private final Path root;

  private TreeOnDisk(Path root) {
    this.root = root;
  }

  /** Returns an empty tree. */
  public static TreeOnDisk in(Path root) {
    return new TreeOnDisk(root.toAbsolutePath());
  }

  /** Writes a file. */
  public TreeOnDisk with(String path, String content) {
    Path file = root.resolve(path);
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, content);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
    return this;
  }

  /** Writes a Java file of a module, so that it is one with sources. */
  public TreeOnDisk withJava(String module) {
    String prefix = module.isEmpty() ? "" : module + "/";
    return with(prefix + "src/main/java/a/A.java", "package a;\n\nclass A {}\n");
  }

  /** Writes a minimal Maven project. */
  public TreeOnDisk withPom(String module, String artifactId, String body) {
    String prefix = module.isEmpty() ? "" : module + "/";
    return with(
        prefix + "pom.xml",
        "<project>\n<groupId>com.acme</groupId>\n<artifactId>%s</artifactId>\n%s\n</project>\n"
            .formatted(artifactId, body));
  }

  /** Reads the tree. */
  public SourceTree sources() {
    return SourceTree.read(
        new SourceRequest(root, List.of(root), List.of(), ApplicationReader.triggerWords(), false));
  }

  /** Reads the modules of the tree. */
  public Modules modules() {
    SourceTree sources = sources();
    return Modules.of(BuildFiles.read(sources), new ConfigurationFiles(sources));
  }
}
