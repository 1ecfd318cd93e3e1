package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MapSemanticsTest {

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
  void putIfAbsentIntoAMapThatIsNotSeenWhollyIsUncertain() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>(unseen());
                props.putIfAbsent("acks", "1");
                see(props);
                """))
        .containsExactly("{acks?=1, ...}");
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

  @Test
  void putAllOfSomethingUnseenCanOverwriteWhatWasPutBefore() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "all");
                props.putAll(unseen());
                props.put("retries", 9);
                see(props);
                """))
        .containsExactly("{acks?=all, retries=9, ...}");
  }

  @Test
  void aKeyThatIsNotKnownCanBeAnyKey() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "all");
                props.put(unseen(), "1");
                props.put("retries", 9);
                see(props);
                """))
        .containsExactly("{acks?=all, retries=9, ...}");
  }

  @Test
  void aKeyOfWhichAPartIsKnownIsAnotherKey() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "all");
                props.put("schema." + unseen(), "1");
                see(props);
                """))
        .containsExactly("{acks=all, ...}");
  }

  @Test
  void constantsOfUnseenLibrariesAreKeysOfTheirOwn() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                import io.confluent.kafka.serializers.KafkaAvroSerializerConfig;
                import java.util.HashMap;
                import java.util.Map;

                final class Main {
                  public static void main(String[] args) {
                    Map<String, Object> props = new HashMap<>();
                    props.put("acks", "all");
                    props.put(KafkaAvroSerializerConfig.SCHEMA_REGISTRY_URL_CONFIG, "http://registry");
                    see(props);
                  }
                }
                """))
        .containsExactly(
            "{acks=all, ${KafkaAvroSerializerConfig.SCHEMA_REGISTRY_URL_CONFIG}=http://registry}");
  }

  @Test
  void whatIsPutOnSomePathsIsConditional() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "1");
                if (args.length > 0) {
                  props.put("acks", "all");
                  props.put("retries", 3);
                }
                see(props);
                """))
        .containsExactly("{acks=all|1, retries?=3}");
  }

  @Test
  void whatIsPutOnAllPathsIsNot() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                if (args.length > 0) {
                  props.put("acks", "all");
                } else {
                  props.put("acks", "1");
                }
                see(props);
                """))
        .containsExactly("{acks=all|1}");
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

  @Test
  void unseenCodeCanAddToAMapThatItIsGiven() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                props.put("acks", "all");
                unseen(props);
                see(props);
                """))
        .containsExactly("{acks=all, ...}");
  }

  @Test
  void aLoopOverUnseenEntriesMakesAMapIncomplete() {
    assertThat(
            seen(
                """
                Map<String, Object> props = new HashMap<>();
                Map<String, String> extra = unseen();
                for (Map.Entry<String, String> entry : extra.entrySet()) {
                  props.put(entry.getKey(), entry.getValue());
                }
                see(props);
                Map<String, Object> other = new HashMap<>();
                extra.forEach((key, value) -> other.put(key, value));
                see(other);
                Map<String, Object> third = new HashMap<>();
                extra.forEach(third::put);
                see(third);
                """))
        .containsExactly("{...}", "{...}", "{...}");
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

  @Test
  void aPutThatMayMeanOneOfTwoMapsIsUncertainInBoth() {
    assertThat(
            seen(
                """
                Map<String, Object> first = new HashMap<>();
                Map<String, Object> second = new HashMap<>();
                Map<String, Object> chosen = args.length > 0 ? first : second;
                chosen.put("acks", "all");
                see(first);
                see(second);
                """))
        .containsExactly("{acks?=all}", "{acks?=all}");
  }

  private java.util.List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }
}
