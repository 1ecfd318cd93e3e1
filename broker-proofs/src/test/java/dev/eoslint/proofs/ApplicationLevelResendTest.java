package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.applicationlevelresend.Repaired;
import dev.eoslint.proofs.programs.applicationlevelresend.Wrong;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.errors.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ApplicationLevelResendTest {

  @Test
  void theRecordIsWrittenTwice(Broker broker) throws InterruptedException {
    Topic doubled = broker.createTopic("application-level-resend.wrong");
    List<Throwable> failures = new ArrayList<>();
    try (Wrong program = new Wrong(broker.line().bootstrapServers())) {
      program.sold(doubled.name(), "r1", failures::add);
      broker.line().holdAnswers();
      program.sold(
          doubled.name(),
          "r2",
          failure -> {
            failures.add(failure);
            Until.holds("r2 is written", () -> doubled.end() == 2);
            broker.line().releaseAnswers();
          });
    }
    Topic once = broker.createTopic("application-level-resend.repaired");
    try (Repaired program = new Repaired(broker.line().bootstrapServers())) {
      program.sold(once.name(), "r1");
      broker.line().holdAnswersFor(Duration.ofSeconds(3));
      program.sold(once.name(), "r2");
    }

    assertThat(failures)
        .singleElement()
        .extracting(Throwable::getCause)
        .isInstanceOf(TimeoutException.class);
    assertThat(doubled.committed()).containsExactly("r1", "r2", "r2");
    assertThat(once.committed()).containsExactly("r1", "r2");
    new Proof("application-level-resend", Wrong.class, Repaired.class)
        .observed(
            "the broker wrote r2, and its answer was held back; the program got a `%s`, sent r2 again, and the topic held %s"
                .formatted(Text.ofCause(failures.get(0)), Text.of(doubled.committed())),
            "the client waited and repeated by itself, and the topic held %s"
                .formatted(Text.of(once.committed())));
  }
}
