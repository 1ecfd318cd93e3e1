package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.ignoredsendonoldclient.Repaired;
import dev.eoslint.proofs.programs.ignoredsendonoldclient.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class IgnoredSendOnOldClientTest {

  private static final List<String> ITEMS = List.of("i1", "i".repeat(5_000), "i3");

  @Test
  void theTransactionIsCommittedWithoutTheRecord(Broker broker) {
    Clients clients = Clients.of28();
    Topic lossy = broker.createTopic("ignored-send-on-old-client.wrong");
    Throwable none = catchThrowable(() -> write(broker, clients, lossy, Wrong.class));
    Topic empty = broker.createTopic("ignored-send-on-old-client.repaired");
    Throwable failure = catchThrowable(() -> write(broker, clients, empty, Repaired.class));

    assertThat(none).isNull();
    assertThat(lossy.committed()).containsExactly("i1", "i3");
    assertThat(failure).isInstanceOf(IllegalStateException.class);
    assertThat(Text.ofCause(failure)).isEqualTo("RecordTooLargeException");
    assertThat(empty.committed()).isEmpty();
    new Proof("ignored-send-on-old-client", Wrong.class, Repaired.class)
        .observedWith(
            clients,
            "of three records in a transaction the second was longer than `max.request.size`; the commit succeeded, and %s came out"
                .formatted(Text.of(lossy.committed())),
            "the program got a `%s` and aborted, and %d records came out"
                .formatted(Text.ofCause(failure), empty.committed().size()));
  }

  private static void write(Broker broker, Clients clients, Topic topic, Class<?> program) {
    try (IsolatedProgram run =
        clients.run(Repository.sourceOf(program), broker.bootstrapServers(), topic.name())) {
      run.write(topic.name(), ITEMS);
    }
  }
}
