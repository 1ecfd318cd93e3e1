package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PropertiesLoadingTest {

  @TempDir private Path root;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new FileInputStream(\"client.properties\")",
        "new java.io.FileReader(new java.io.File(\"client.properties\"))",
        "new java.io.BufferedReader(new java.io.FileReader(\"client.properties\"))",
        "Main.class.getResourceAsStream(\"/client.properties\")",
        "Main.class.getClassLoader().getResourceAsStream(\"client.properties\")",
        "Thread.currentThread().getContextClassLoader().getResourceAsStream(\"client.properties\")",
        "java.nio.file.Files.newInputStream(java.nio.file.Path.of(\"client.properties\"))",
        "java.nio.file.Files.newBufferedReader(java.nio.file.Paths.get(\"client.properties\"))",
        "Main.class.getResource(\"/client.properties\").openStream()"
      })
  void everyWayToOpenAFileLeadsToIt(String opener) {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                Properties props = new Properties();
                props.load(%s);
                see(props);
                """
                    .formatted(opener)))
        .containsExactly("{acks=all, client.id=file}");
  }

  @Test
  void theFileIsReadAsAResourceThatIsClosed() {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                Properties props = new Properties();
                try (var in = Main.class.getResourceAsStream("/client.properties")) {
                  if (in == null) {
                    throw new IllegalStateException("no file");
                  }
                  props.load(in);
                }
                see(props);
                """))
        .containsExactly("{acks=all, client.id=file}");
  }

  @Test
  void whatIsPutLaterWinsOverTheFile() {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                Properties props = new Properties();
                props.put("acks", "1");
                props.put("retries", "3");
                props.load(new FileInputStream("client.properties"));
                props.put("client.id", "code");
                see(props);
                """))
        .containsExactly("{retries=3, acks=all, client.id=code}");
  }

  @Test
  void aFileThatIsNotKnownCanHoldAnything() {
    assertThat(
            ProbedCode.seenIn(
                root,
                """
                Properties props = new Properties();
                props.put("acks", "1");
                props.load(new FileInputStream(args[0]));
                props.put("client.id", "code");
                see(props);
                """))
        .containsExactly("{acks?=1, client.id=code, ...}");
  }
}
