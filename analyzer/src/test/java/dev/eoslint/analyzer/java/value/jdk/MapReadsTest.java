package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What code reads from a map. */
final class MapReadsTest {

  @TempDir private Path root;

  @Test
  void valuesAreReadBack() {
    assertThat(
            seen(
                """
                Properties props = new Properties();
                props.setProperty("acks", "all");
                see(props.get("acks"));
                see(props.getProperty("acks", "1"));
                see(props.getProperty("retries", "3"));
                see(props.getOrDefault("retries", "9"));
                see(props.getProperty("retries"));
                """))
        .containsExactly("all", "all", "3", "9", "?");
  }

  @Test
  void aValueOfAMapThatIsNotSeenWhollyCanBeAnything() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>(unseen());
                see(props.getOrDefault("retries", "9"));
                """))
        .containsExactly("?");
  }

  @Test
  void codeUnderKeysThatAreNoTextsIsRun() {
    assertThat(
            seen(
                """
                Map<Object, Runnable> handlers = new HashMap<>();
                handlers.put(unseen(), () -> see("first"));
                handlers.put(unseen(), () -> see("second"));
                handlers.get(unseen()).run();
                """))
        .containsExactly("first", "second");
  }

  @Test
  void codeBesideSomethingElseIsNotRun() {
    assertThat(
            seen(
                """
                Map<Object, Object> handlers = new HashMap<>();
                handlers.put(unseen(), (Runnable) () -> see("first"));
                handlers.put(unseen(), "second");
                ((Runnable) handlers.get(unseen())).run();
                """))
        .isEmpty();
  }

  @Test
  void readingDoesNotChangeAMap() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "all");
                if (props.containsKey("acks") && !props.isEmpty() && props.size() == 1) {
                  System.out.println(props.keySet() + " " + props.values() + props.entrySet());
                }
                props.forEach((key, value) -> System.out.println(key));
                System.out.println(props);
                see(props);
                """))
        .containsExactly("{acks=all}");
  }

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }
}
