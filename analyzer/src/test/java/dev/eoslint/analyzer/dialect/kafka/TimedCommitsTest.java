package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.TimedCommit;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Transactions that are committed when some time has passed. */
final class TimedCommitsTest {

  private static final String LOOP =
      """
      producer.beginTransaction();
      long started = System.currentTimeMillis();
      long ticks = System.nanoTime();
      java.time.Instant since = java.time.Instant.now();
      long deadline = System.currentTimeMillis() + 4_000;
      long oldest = System.currentTimeMillis();
      long never = System.currentTimeMillis();
      int some = args.length;
      while (true) {
        for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofSeconds(1))) {
          producer.send(new ProducerRecord<>("out", record.value()));
          oldest = Math.min(oldest, record.timestamp());
        }
        long passed = System.currentTimeMillis() - started;
        %s
        if (%s) {
          producer.commitTransaction();
          producer.beginTransaction();
          started = System.currentTimeMillis();
          ticks = System.nanoTime();
          since = Instant.now();
          deadline = System.currentTimeMillis() + 4_000;
          oldest = System.currentTimeMillis();
        } %s
      }
      """;

  @TempDir private Path folder;

  private List<Long> times(String before, String condition, String after) {
    return KafkaCode.ofRelay(folder, LOOP.formatted(before, condition, after))
        .application()
        .transactions()
        .stream()
        .flatMap(scope -> scope.timedCommits().stream())
        .map(TimedCommit::milliseconds)
        .distinct()
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "System.currentTimeMillis() - started > 300_000; 300000",
        "30_000 <= System.currentTimeMillis() - started; 30000",
        "System.currentTimeMillis() > started + 700; 700",
        "passed >= 5 * 1000; 5000",
        "some > 3 && passed > 900; 900",
        "System.nanoTime() - ticks > 9_000_000; 9",
        "System.nanoTime() - ticks > Duration.ofSeconds(2).toNanos(); 2000",
        "System.currentTimeMillis() >= deadline; 4000"
      })
  void aConstantTimeIsKnown(String condition, long milliseconds) {
    assertThat(times("", condition, "")).containsExactly(milliseconds);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Duration.between(since, Instant.now()).toSeconds() > 8; 8000",
        "Duration.between(since, Instant.now()).compareTo(Duration.ofMinutes(1)) > 0; 60000",
        "Instant.now().isAfter(since.plusSeconds(3)); 3000",
        "since.plus(Duration.ofMillis(12)).isBefore(Instant.now()); 12"
      })
  void durationsAndInstantsAreTimes(String condition, long milliseconds) {
    String qualified = condition.replaceAll("\\bInstant\\b", "java.time.Instant");

    assertThat(times("", qualified, "")).containsExactly(milliseconds);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "System.currentTimeMillis() - started > some",
        "System.currentTimeMillis() - started < 300",
        "System.currentTimeMillis() - started > 300 || some > 3",
        "System.currentTimeMillis() - oldest > 300",
        "System.currentTimeMillis() - never > 300",
        "System.nanoTime() - started > 300",
        "started > 300"
      })
  void otherConditionsTellNoTime(String condition) {
    assertThat(times("", condition, "")).isEmpty();
  }

  @Test
  void anotherConditionMayEndItEarlier() {
    String earlier = "if (some > 3) { producer.commitTransaction(); producer.beginTransaction(); }";

    assertThat(times(earlier, "passed > 300", "")).isEmpty();
  }

  @Test
  void theOtherBranchWaitsForNoTime() {
    String inverted = "else { producer.commitTransaction(); producer.beginTransaction(); }";

    assertThat(times("", "passed > 300", inverted)).isEmpty();
  }
}
