package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stays certain of a map when a part of what happens to it is not known. */
final class MapCompletenessTest {

  @TempDir private Path root;

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

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }
}
