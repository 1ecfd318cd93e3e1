package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.groupidmissing.Repaired;
import dev.eoslint.proofs.programs.groupidmissing.Wrong;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.apache.kafka.common.errors.InvalidGroupIdException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class GroupIdMissingTest {

  @Test
  void theConsumerCannotSubscribe(Broker broker) {
    Topic orders = broker.createTopic("group-id-missing");
    orders.write("o1");
    Queue<String> nothing = new ArrayDeque<>();
    Throwable refusal;
    try (Wrong program = new Wrong(broker.bootstrapServers())) {
      refusal = catchThrowable(() -> program.read(orders.name(), nothing, nothing::isEmpty));
    }
    Queue<String> read = new ArrayDeque<>();
    try (Repaired program = new Repaired(broker.bootstrapServers(), "group-id-missing.repaired")) {
      program.read(orders.name(), read, Until.notYet("an order is read", () -> !read.isEmpty()));
    }

    assertThat(refusal).isInstanceOf(InvalidGroupIdException.class);
    assertThat(nothing).isEmpty();
    assertThat(read).containsExactly("o1");
    new Proof("group-id-missing", Wrong.class, Repaired.class)
        .observed(
            "the topic held o1; the consumer threw an `%s` and read %d records"
                .formatted(Text.of(refusal), nothing.size()),
            "it read %s".formatted(Text.of(List.copyOf(read))));
  }
}
