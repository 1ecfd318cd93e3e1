package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where maps come from, and which names mean the same one. */
final class MapCreationTest {

  @TempDir private Path root;

  @Test
  void factoryMethodsMakeWholeMaps() {
    assertThat(
            seen(
                """
                see(Map.of("acks", "all", "retries", 3));
                see(Map.ofEntries(Map.entry("acks", "all"), Map.entry("retries", 3)));
                see(Map.ofEntries(Map.entry("acks", "all"), unseen()));
                see(Collections.singletonMap("acks", "all"));
                see(Collections.emptyMap());
                see(Collections.unmodifiableMap(Map.of("acks", "all")));
                """))
        .containsExactly(
            "{acks=all, retries=3}",
            "{acks=all, retries=3}",
            "{acks=all, ...}",
            "{acks=all}",
            "{}",
            "{acks=all}");
  }

  @Test
  void theBodyOfAnAnonymousMapFillsIt() {
    assertThat(
            seen(
                """
                String id = "relay";
                Map<String, Object> props =
                    new HashMap<>() {
                      {
                        put("acks", "all");
                        this.put("client.id", id);
                      }
                    };
                see(props);
                """))
        .containsExactly("{acks=all, client.id=relay}");
  }

  @Test
  void copiesAreIndependent() {
    assertThat(
            seen(
                """
                Map<String, Object> base = new HashMap<>();
                base.put("acks", "all");
                Map<String, Object> copy = new HashMap<>(base);
                copy.put("client.id", "copy");
                Map<String, Object> fixed = Map.copyOf(base);
                base.put("retries", 3);
                see(base);
                see(copy);
                see(fixed);
                """))
        .containsExactly("{acks=all, retries=3}", "{acks=all, client.id=copy}", "{acks=all}");
  }

  @Test
  void twoNamesOfOneMapShareItsEntries() {
    assertThat(
            seen(
                """
                Map<String, Object> base = new HashMap<>();
                Map<String, Object> alias = base;
                alias.put("acks", "all");
                see(base);
                """))
        .containsExactly("{acks=all}");
  }

  @Test
  void aHelperFillsTheMapOfItsCaller() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                import java.util.Properties;

                final class Main {
                  public static void main(String[] args) {
                    Properties props = base();
                    tune(props);
                    see(props);
                  }

                  private static Properties base() {
                    Properties props = new Properties();
                    props.put("acks", "all");
                    return props;
                  }

                  private static void tune(Properties props) {
                    props.put("linger.ms", 5);
                  }
                }
                """))
        .containsExactly("{acks=all, linger.ms=5}");
  }

  @Test
  void aSubclassAddsToTheMapOfItsSuperClass() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                import java.util.HashMap;
                import java.util.Map;

                abstract class Base {
                  protected Map<String, Object> config() {
                    Map<String, Object> config = new HashMap<>();
                    config.put("acks", "all");
                    return config;
                  }

                  void start() {
                    see(config());
                  }
                }
                """,
                """
                package sample;

                import java.util.Map;

                final class Relay extends Base {
                  @Override
                  protected Map<String, Object> config() {
                    Map<String, Object> config = super.config();
                    config.put("client.id", "relay");
                    return config;
                  }

                  public static void main(String[] args) {
                    new Relay().start();
                  }
                }
                """))
        .containsExactly("{acks=all, client.id=relay}");
  }

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }
}
