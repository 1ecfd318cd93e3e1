package dev.eoslint.reports;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.source.SourceText;
import dev.eoslint.analyzer.source.SourceTree;
import java.io.IOException;
import java.io.UncheckedIOException;
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
  private @Nullable SourceText last;

  Sources(LintResult result) {
    this.tree = result.sources();
  }

  /** Returns the text of {@code path}; empty when there is none or it can no longer be read. */
  Optional<SourceText> text(String path) {
    if (last == null || !last.path().equals(path)) {
      last = read(path);
    }
    return Optional.ofNullable(last);
  }

  private @Nullable SourceText read(String path) {
    try {
      return tree.file(path).map(tree::text).orElse(null);
    } catch (UncheckedIOException gone) {
      return null;
    }
  }

  /**
   * Returns the bytes of {@code path} decoded as UTF-8, whatever their encoding, with the byte
   * order mark if there is one; empty when they cannot be read.
   */
  Optional<String> bytesAsUtf8(String path) {
    return tree.file(path)
        .flatMap(
            file -> {
              try {
                byte[] bytes = Files.readAllBytes(file.location());
                return Optional.of(new String(bytes, StandardCharsets.UTF_8));
              } catch (IOException gone) {
                return Optional.empty();
              }
            });
  }
}
