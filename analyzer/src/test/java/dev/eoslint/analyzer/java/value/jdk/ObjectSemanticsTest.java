package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.Probe;
import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ObjectSemanticsTest {

  @TempDir private Path root;

  @Test
  void objectsPassThrough() {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                see(Objects.requireNonNull("a"));
                see(Objects.requireNonNull("a", "message"));
                see(Objects.requireNonNullElse("a", "b"));
                see(Objects.requireNonNullElse(null, "b"));
                see(Objects.toString("a"));
                see(Objects.toString(unseen()));
                """))
        .containsExactly("a", "a", "a", "b", "a", "?");
  }

  @Test
  void aThreadLocalRunsItsSupplierOnceForEachThread() {
    Probe.Sighting sighting =
        ProbedCode.in(root)
            .withMain("ThreadLocal<String> local = ThreadLocal.withInitial(() -> see(\"a\"));")
            .run()
            .only();

    assertThat(sighting.detachments()).isEqualTo(1);
    assertThat(sighting.repeatedElsewhere()).isTrue();
  }
}
