package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.CountedCommit;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Transactions that are committed when some number of records was counted. */
final class CountedCommitsTest {

  private static final String LOOP =
      """
      producer.beginTransaction();
      int count = 0;
      long start = System.nanoTime();
      int some = args.length;
      while (true) {
        for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofSeconds(1))) {
          producer.send(new ProducerRecord<>("out", record.value()));
          count++;
        }
        %s
        if (%s) {
          producer.commitTransaction();
          producer.beginTransaction();
          count = 0;
        }
      }
      """;

  @TempDir private Path folder;

  private List<Long> numbers(String before, String condition) {
    return KafkaCode.ofRelay(folder, LOOP.formatted(before, condition))
        .application()
        .transactions()
        .stream()
        .flatMap(scope -> scope.countedCommits().stream())
        .map(CountedCommit::records)
        .distinct()
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "count >= 500_000, 500000",
    "count > 2 * 1000, 2000",
    "count % 5000 == 0, 5000",
    "count >= 700 && some > 3, 700"
  })
  void aConstantNumberIsKnown(String condition, long number) {
    assertThat(numbers("", condition)).containsExactly(number);
  }

  @ParameterizedTest
  @CsvSource({"count >= some", "count >= 500 || System.nanoTime() - start > 9", "some >= 500"})
  void otherConditionsTellNoNumber(String condition) {
    assertThat(numbers("", condition)).isEmpty();
  }

  @Test
  void anotherConditionMayEndItEarlier() {
    String earlier =
        """
        if (System.nanoTime() - start > 9) {
          producer.commitTransaction();
          producer.beginTransaction();
        }
        """;

    assertThat(numbers(earlier, "count >= 500_000")).isEmpty();
  }
}
