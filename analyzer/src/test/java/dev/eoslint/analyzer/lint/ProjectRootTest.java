package dev.eoslint.analyzer.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProjectRootTest {

  @TempDir private Path folder;
  private Path relay;
  private Path billing;

  @BeforeEach
  void createModules() throws IOException {
    relay = Files.createDirectories(folder.resolve("shop/services/relay/src"));
    billing = Files.createDirectories(folder.resolve("shop/services/billing/src"));
  }

  @ParameterizedTest
  @ValueSource(strings = {".git", ".mvn", ".eoslint.yml", "eoslint.yml"})
  void isTheNearestMarkedFolder(String mark) throws IOException {
    Files.createFile(folder.resolve("shop").resolve(mark));
    Files.createDirectory(folder.resolve(".git"));

    assertThat(ProjectRoot.of(List.of(relay))).isEqualTo(folder.resolve("shop"));
  }

  @Test
  void startsAtTheInputItself() throws IOException {
    Files.createDirectory(relay.resolve(".git"));
    Files.createDirectory(folder.resolve(".git"));

    assertThat(ProjectRoot.of(List.of(relay))).isEqualTo(relay);
  }

  @Test
  void isTheCommonFolderWithoutMarks() {
    assertThat(ProjectRoot.of(List.of(relay, billing))).isEqualTo(folder.resolve("shop/services"));
    assertThat(ProjectRoot.of(List.of(relay, folder.resolve("shop"))))
        .isEqualTo(folder.resolve("shop"));
    assertThat(ProjectRoot.of(List.of(relay))).isEqualTo(relay);
  }

  @Test
  void coversInputsOnBothSidesOfAMark() throws IOException {
    Files.createDirectory(relay.resolve(".git"));

    assertThat(ProjectRoot.of(List.of(relay, billing))).isEqualTo(folder.resolve("shop/services"));
  }

  @Test
  void isTheFolderOfASingleFile() throws IOException {
    Path file = Files.createFile(relay.resolve("Relay.java"));

    assertThat(ProjectRoot.of(List.of(file))).isEqualTo(relay);
  }

  @Test
  void needsAnInput() {
    assertThatThrownBy(() -> ProjectRoot.of(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void findsTheRepositoryAboveASettingsFile() throws IOException {
    Files.createFile(relay.resolve("eoslint.yml"));
    Files.createDirectory(folder.resolve("shop/.git"));
    assertThat(ProjectRoot.repositoryOf(relay)).contains(folder.resolve("shop"));
  }
}
