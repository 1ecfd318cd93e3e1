package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.committimeoutthenabort.Repaired;
import dev.eoslint.proofs.programs.committimeoutthenabort.Wrong;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class CommitTimeoutThenAbortTest {

  @Test
  void theAbortIsRefusedAndTheTransactionCommitted(Broker broker) {
    Topic doubled = broker.createTopic("commit-timeout-then-abort.wrong");
    Throwable refusal;
    try (Wrong program =
        new Wrong(broker.line().bootstrapServers(), "commit-timeout-then-abort.wrong")) {
      Runnable held = broker.line()::holdAnswers;
      refusal = catchThrowable(() -> program.reserve(doubled.name(), List.of("r1"), held));
      broker.line().releaseAnswers();
    }
    try (Wrong program = new Wrong(broker.bootstrapServers(), "commit-timeout-then-abort.wrong")) {
      program.reserve(doubled.name(), List.of("r1"), () -> {});
    }
    Topic once = broker.createTopic("commit-timeout-then-abort.repaired");
    try (Repaired program =
        new Repaired(broker.line().bootstrapServers(), "commit-timeout-then-abort.repaired")) {
      program.reserve(
          once.name(), List.of("r1"), () -> broker.line().holdAnswersFor(Duration.ofSeconds(3)));
    }

    assertThat(refusal).isInstanceOf(IllegalStateException.class);
    assertThat(doubled.committed()).containsExactly("r1", "r1");
    assertThat(once.committed()).containsExactly("r1");
    new Proof("commit-timeout-then-abort", Wrong.class, Repaired.class)
        .observed(
            "the answer to a commit was held back; after the `TimeoutException` the abort threw an `%s` although r1 was committed, the caller tried again, and %s came out"
                .formatted(Text.of(refusal), Text.of(doubled.committed())),
            "%s came out".formatted(Text.of(once.committed())));
  }
}
