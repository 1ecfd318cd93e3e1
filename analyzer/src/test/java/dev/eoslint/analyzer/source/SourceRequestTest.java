package dev.eoslint.analyzer.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SourceRequestTest {

  private static final TriggerWords WORDS = TriggerWords.of(List.of(), List.of());

  @TempDir private Path root;

  @Test
  void normalisesPaths() {
    Path detour = root.resolve("a/../b");

    SourceRequest request = request(root.resolve("."), detour, root.resolve("b"));

    assertThat(request.root()).isEqualTo(root);
    assertThat(request.inputs()).containsExactly(root.resolve("b"));
  }

  @Test
  void rejectsRelativePaths() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> request(Path.of("relative"), root))
        .withMessageContaining("'relative' is not absolute");
    assertThatIllegalArgumentException().isThrownBy(() -> request(root, Path.of("relative")));
  }

  @Test
  void rejectsInputsOutsideOfTheRoot() {
    Path inside = root.resolve("project");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> request(inside, inside.resolve("../other")))
        .withMessageContaining("lies outside of");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> request(inside, root.resolve("project-2")));
  }

  private static SourceRequest request(Path root, Path... inputs) {
    return new SourceRequest(root, List.of(inputs), List.of(), WORDS, false);
  }
}
