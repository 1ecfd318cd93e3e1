package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.pollintervalshorterthantransaction.Repaired;
import dev.eoslint.proofs.programs.pollintervalshorterthantransaction.Wrong;
import java.time.Duration;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class PollIntervalShorterThanTransactionTest {

  private static final Run WRONG = Run.relaying(Wrong::new, program -> program::relay);
  private static final Run REPAIRED = Run.relaying(Repaired::new, program -> program::relay);

  @Test
  void theMemberIsRemovedBeforeItsTransactionEnds(Broker broker) {

    Stage wrong = Stage.of(broker, "poll-interval-shorter-than-transaction.wrong", "o1");
    Conversion removed =
        Conversion.meeting(
            "o1", () -> Until.holds("no member is left", () -> wrong.group().members() == 0));
    Throwable refusal = catchThrowable(() -> WRONG.on(wrong, removed, wrong.before(1)));
    Stage repaired = Stage.of(broker, "poll-interval-shorter-than-transaction.repaired", "o1");
    Conversion slow = Conversion.meeting("o1", () -> Until.passed(Duration.ofSeconds(2)));
    REPAIRED.on(repaired, slow, repaired.before(1));

    assertThat(refusal).isInstanceOf(CommitFailedException.class);
    assertThat(wrong.output().committed()).isEmpty();
    assertThat(repaired.output().committed()).containsExactly("o1");
    new Proof("poll-interval-shorter-than-transaction", Wrong.class, Repaired.class)
        .observed(
            "a batch took longer than `max.poll.interval.ms`, the consumer was removed from its group, and `sendOffsetsToTransaction` threw a `%s`"
                .formatted(Text.of(refusal)),
            "the same batch was committed");
  }
}
