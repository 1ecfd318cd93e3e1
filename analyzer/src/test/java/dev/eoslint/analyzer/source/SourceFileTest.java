package dev.eoslint.analyzer.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class SourceFileTest {

  @Test
  void splitsItsPath() {
    SourceFile nested = file("src/main/Relay.java");
    SourceFile top = file("pom.xml");

    assertThat(nested.name()).isEqualTo("Relay.java");
    assertThat(nested.folder()).isEqualTo("src/main");
    assertThat(top.name()).isEqualTo("pom.xml");
    assertThat(top.folder()).isEmpty();
  }

  private static SourceFile file(String path) {
    return new SourceFile(path, Path.of(path), FileKind.JAVA, false, false);
  }
}
