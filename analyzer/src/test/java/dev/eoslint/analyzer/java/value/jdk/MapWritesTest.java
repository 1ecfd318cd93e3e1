package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in a map when code has written to it. */
final class MapWritesTest {

  @TempDir private Path root;

  @Test
  void aLaterPutWins() {
    assertThat(
            seen(
                """
                Properties props = new Properties();
                props.put("acks", "1");
                props.put("acks", "all");
                props.setProperty("client.id", "relay");
                see(props);
                """))
        .containsExactly("{acks=all, client.id=relay}");
  }

  @Test
  void aValueOfAnyKindIsKept() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("enable.auto.commit", false);
                props.put("max.poll.records", 500);
                props.put("key.serializer", String.class);
                props.put("group.id", unseen());
                props.put("client.id", null);
                see(props);
                """))
        .containsExactly(
            "{enable.auto.commit=false, max.poll.records=500, key.serializer=java.lang.String,"
                + " group.id=?, client.id=null}");
  }

  @Test
  void putIfAbsentKeepsWhatIsThere() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "all");
                props.putIfAbsent("acks", "1");
                props.putIfAbsent("client.id", "relay");
                see(props);
                """))
        .containsExactly("{acks=all, client.id=relay}");
  }

  @Test
  void computeIfAbsentRunsItsFunction() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.computeIfAbsent("client.id", key -> "for-" + key);
                see(props);
                """))
        .containsExactly("{client.id=for-client.id}");
  }

  @Test
  void replaceChangesOnlyWhatIsThere() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "1");
                props.replace("acks", "all");
                props.replace("client.id", "relay");
                see(props);
                props.replace("acks", "all", "0");
                see(props);
                """))
        .containsExactly("{acks=all}", "{acks=?}");
  }

  @Test
  void whatIsComputedFromTheOldValueIsUnknown() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "1");
                props.put("linger.ms", "5");
                props.put("retries", "3");
                props.compute("acks", (key, old) -> unseen());
                props.merge("linger.ms", "7", (old, added) -> unseen());
                props.computeIfPresent("retries", (key, old) -> unseen());
                see(props);
                """))
        .containsExactly("{acks=?, linger.ms=?, retries=?, ...}");
  }

  @Test
  void replaceAllLeavesNoValueKnown() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "1");
                props.replaceAll((key, value) -> unseen());
                see(props);
                """))
        .containsExactly("{acks=?}");
  }

  @Test
  void removedKeysAreGone() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "1");
                props.put("client.id", "relay");
                props.remove("acks");
                see(props);
                props.remove(unseen());
                see(props);
                props.clear();
                see(props);
                """))
        .containsExactly("{client.id=relay}", "{client.id?=relay, ...}", "{}");
  }

  @Test
  void putAllTakesOverAllEntries() {
    assertThat(
            seen(
                """
                Map<String, Object> defaults = new HashMap<>();
                defaults.put("acks", "1");
                defaults.put("retries", 3);
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "all");
                props.putAll(defaults);
                props.put("retries", 9);
                see(props);
                see(defaults);
                """))
        .containsExactly("{acks=1, retries=9}", "{acks=1, retries=3}");
  }

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }
}
