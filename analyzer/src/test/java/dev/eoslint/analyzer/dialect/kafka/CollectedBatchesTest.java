package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.CollectedBatch;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Transactions that send what was collected over polls. */
final class CollectedBatchesTest {

  private static final String LOOP =
      """
      List<String> buffer = new ArrayList<>();
      List<String> rest = new ArrayList<>();
      while (true) {
        for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofSeconds(1))) {
          buffer.add(record.value());
        }
        if (%s) {
          producer.beginTransaction();
          %s
          producer.commitTransaction();
          buffer.clear();
        } %s
      }
      """;

  private static final String ALL =
      "for (String each : buffer) { producer.send(new ProducerRecord<>(\"out\", each)); }";

  @TempDir private Path folder;

  private List<Long> numbers(String condition, String sends, String after) {
    return KafkaCode.ofRelay(folder, LOOP.formatted(condition, sends, after))
        .application()
        .transactions()
        .stream()
        .flatMap(scope -> scope.collectedBatches().stream())
        .map(CollectedBatch::records)
        .distinct()
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ALL,
        "buffer.forEach(each -> producer.send(new ProducerRecord<>(\"out\", each)));"
      })
  void allOfAListIsSent(String sends) {
    assertThat(numbers("buffer.size() >= 500", sends, "")).containsExactly(500L);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (String each : rest) { producer.send(new ProducerRecord<>(\"out\", each)); }",
        "for (String each : buffer.subList(0, 9)) {"
            + " producer.send(new ProducerRecord<>(\"out\", each)); }",
        "for (String each : buffer) { producer.send(new ProducerRecord<>(\"out\", each)); break; }",
        "producer.send(new ProducerRecord<>(\"out\", buffer.get(0)));"
      })
  void aPartOfItIsNotAll(String sends) {
    assertThat(numbers("buffer.size() >= 500", sends, "")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"buffer.size() >= args.length", "buffer.size() > 5 || rest.isEmpty()", "true"})
  void otherConditionsTellNoNumber(String condition) {
    assertThat(numbers(condition, ALL, "")).isEmpty();
  }

  @Test
  void aTransactionThatIsAlsoBegunWithLessIsSmall() {
    KafkaCode code =
        KafkaCode.ofClass(
            folder,
            """
            private final List<String> held = new ArrayList<>();
            private final KafkaProducer<String, String> producer = producer();

            void run(List<String> records) {
              for (String record : records) {
                held.add(record);
                if (held.size() > 500) {
                  send();
                } else if (record.isEmpty()) {
                  send();
                }
              }
            }

            private void send() {
              producer.beginTransaction();
              held.forEach(each -> producer.send(new ProducerRecord<>("out", each)));
              producer.commitTransaction();
              held.clear();
            }
            """);

    assertThat(code.application().transactions())
        .isNotEmpty()
        .allSatisfy(scope -> assertThat(scope.collectedBatches()).isEmpty());
  }
}
