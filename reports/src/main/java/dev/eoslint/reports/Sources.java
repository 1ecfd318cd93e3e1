package dev.eoslint.reports;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceText;
import dev.eoslint.analyzer.source.SourceTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The texts of the files that a result speaks of. Keeps only the last one, since findings are
 * ordered by file.
 */
final class Sources {

  private final SourceTree tree;
  private @Nullable String lastPath;
  private Optional<SourceText> last = Optional.empty();

  Sources(LintResult result) {
    this.tree = result.sources();
  }

  /** Returns the text of {@code path}; empty when it is not in the scope of the run. */
  Optional<SourceText> text(String path) {
    if (!path.equals(lastPath)) {
      last = tree.file(path).map(tree::text);
      lastPath = path;
    }
    return last;
  }

  /**
   * Returns the bytes of {@code path} decoded as UTF-8, whatever their encoding, with the byte
   * order mark if there is one; empty when they cannot be read.
   */
  Optional<String> bytesAsUtf8(String path) {
    return tree.file(path).flatMap(Sources::bytesAsUtf8);
  }

  private static Optional<String> bytesAsUtf8(SourceFile file) {
    try {
      return Optional.of(new String(Files.readAllBytes(file.location()), StandardCharsets.UTF_8));
    } catch (IOException gone) {
      return Optional.empty();
    }
  }
}
