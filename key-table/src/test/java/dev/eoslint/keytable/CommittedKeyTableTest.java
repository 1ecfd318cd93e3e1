package dev.eoslint.keytable;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class CommittedKeyTableTest {
  private static String generated = "";

  @BeforeAll
  static void generate() throws Exception {
    generated = generateOnce();
  }

  @Test
  void theCommittedTableIsWhatKafkaDefines() throws Exception {
    String committed = Files.readString(Path.of(System.getProperty("key-table.file")));

    assertThat(committed)
        .as(
            "The key table is not what Kafka defines. Write it anew with:"
                + " mvn -pl key-table verify -Dkey-table.update")
        .isEqualTo(generated);
  }

  @Test
  void anotherLocaleGeneratesTheSameTable() throws Exception {
    Locale usual = Locale.getDefault();
    Locale.setDefault(new Locale("tr", "TR"));
    try {
      assertThat(generateOnce()).isEqualTo(generated);
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void anotherTemporaryFolderGeneratesTheSameTable() throws Exception {
    String usual = System.getProperty("java.io.tmpdir");
    System.setProperty("java.io.tmpdir", "somewhere-else");
    try {
      assertThat(generateOnce()).isEqualTo(generated);
    } finally {
      System.setProperty("java.io.tmpdir", usual);
    }
  }

  private static String generateOnce() throws Exception {
    return KeyTableGenerator.generate(
        Path.of(System.getProperty("key-table.libraries")),
        List.of(System.getProperty("key-table.versions").split(",")));
  }
}
