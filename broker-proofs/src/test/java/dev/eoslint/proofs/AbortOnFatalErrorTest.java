package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.abortonfatalerror.Repaired;
import dev.eoslint.proofs.programs.abortonfatalerror.Wrong;
import java.util.ArrayDeque;
import java.util.Queue;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class AbortOnFatalErrorTest {

  @Test
  void theHandlerOfTheFailureFails(Broker broker) {
    Topic topic = broker.createTopic("abort-on-fatal-error");
    Queue<String> again = new ArrayDeque<>();
    Throwable failure;
    try (Wrong first = new Wrong(broker.bootstrapServers(), "abort-on-fatal-error.wrong");
        Wrong second = new Wrong(broker.bootstrapServers(), "abort-on-fatal-error.wrong")) {
      failure = catchThrowable(() -> first.move(topic.name(), "a1", again));
      second.move(topic.name(), "a2", again);
    }
    Queue<String> againWithRepair = new ArrayDeque<>();
    try (Repaired first = new Repaired(broker.bootstrapServers(), "abort-on-fatal-error.repaired");
        Repaired second =
            new Repaired(broker.bootstrapServers(), "abort-on-fatal-error.repaired")) {
      assertThatThrownBy(() -> first.move(topic.name(), "a1", againWithRepair))
          .isInstanceOfAny(InvalidProducerEpochException.class, ProducerFencedException.class);
      second.move(topic.name(), "a2", againWithRepair);
    }

    assertThat(topic.committed()).containsExactly("out a2", "in a2", "out a2", "in a2");
    assertThat(failure).isInstanceOf(ProducerFencedException.class);
    assertThat(again).isEmpty();
    assertThat(againWithRepair).containsExactly("a1");
    new Proof("abort-on-fatal-error", Wrong.class, Repaired.class)
        .observed(
            "a producer was fenced while it moved a1; its abort threw a `%s`, and the handler never came to put a1 back"
                .formatted(Text.of(failure)),
            "the producer was closed, and %s was put back"
                .formatted(String.join(", ", againWithRepair)));
  }
}
