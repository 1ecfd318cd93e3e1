package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.blockingcallinsendcallback.Repaired;
import dev.eoslint.proofs.programs.blockingcallinsendcallback.Wrong;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.errors.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class BlockingCallInSendCallbackTest {

  @Test
  void theCommitWaitsForItself(Broker broker) {
    Topic waiting = broker.createTopic("blocking-call-in-send-callback.wrong");
    CompletableFuture<List<String>> seen = new CompletableFuture<>();
    CompletableFuture<Throwable> failure = new CompletableFuture<>();
    try (Wrong program =
        new Wrong(broker.bootstrapServers(), "blocking-call-in-send-callback.wrong")) {
      program.place(
          waiting.name(),
          "o1",
          error -> {
            failure.complete(error);
            seen.complete(waiting.values(IsolationLevel.READ_COMMITTED));
          });
      Until.holds("the callback has failed", seen::isDone);
    }
    Topic done = broker.createTopic("blocking-call-in-send-callback.repaired");
    List<Throwable> failures = new ArrayList<>();
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "blocking-call-in-send-callback.repaired")) {
      program.place(done.name(), "o1", failures::add);
    }

    assertThat(failure.join()).isInstanceOf(TimeoutException.class);
    assertThat(seen.join()).isEmpty();
    assertThat(failures).isEmpty();
    assertThat(done.committed()).containsExactly("o1");
    new Proof("blocking-call-in-send-callback", Wrong.class, Repaired.class)
        .observed(
            "`commitTransaction` in a callback waited until `max.block.ms` was over and threw a `%s`, and a reader with `read_committed` had got %d records until then"
                .formatted(Text.of(failure.join()), seen.join().size()),
            "the thread that sent o1 committed, and the reader got %s"
                .formatted(Text.of(done.committed())));
  }
}
