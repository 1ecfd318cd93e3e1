package dev.eoslint.keytable;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
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
    List<String> outdated = linesMissingIn(generated, committed);
    List<String> missing = linesMissingIn(committed, generated);

    assertThat(committed.equals(generated))
        .withFailMessage(
            "The key table is not what Kafka defines.%nOutdated: %s%nMissing: %s%n"
                + "Write it anew with: mvn -pl key-table verify -Dkey-table.update",
            outdated, missing)
        .isTrue();
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

  private static List<String> linesMissingIn(String table, String other) {
    Set<String> lines = table.lines().collect(Collectors.toSet());
    return other.lines().filter(line -> !lines.contains(line)).toList();
  }

  private static String generateOnce() throws Exception {
    return KeyTableGenerator.generate(
        Path.of(System.getProperty("key-table.libraries")),
        List.of(System.getProperty("key-table.versions").split(",")));
  }
}
