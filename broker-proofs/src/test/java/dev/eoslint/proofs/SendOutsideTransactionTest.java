package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.sendoutsidetransaction.Repaired;
import dev.eoslint.proofs.programs.sendoutsidetransaction.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class SendOutsideTransactionTest {

  @Test
  void theNextTransactionCommitsTheRejectedRecord(Broker broker) {
    Topic surprised = broker.createTopic("send-outside-transaction.wrong");
    Throwable rejection;
    List<String> before;
    List<String> after;
    try (Wrong program = new Wrong(broker.bootstrapServers(), "send-outside-transaction.wrong")) {
      rejection = catchThrowable(() -> program.place(surprised.name(), "o1", true));
      before = surprised.committed();
      program.place(surprised.name(), "o2", false);
      after = surprised.committed();
    }
    Topic expected = broker.createTopic("send-outside-transaction.repaired");
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "send-outside-transaction.repaired")) {
      program.place(expected.name(), "o1", true);
      program.place(expected.name(), "o2", false);
    }

    assertThat(rejection).isInstanceOf(IllegalStateException.class);
    assertThat(before).containsExactly("o1");
    assertThat(after).containsExactlyInAnyOrder("o1", "express o1", "o2");
    assertThat(expected.committed()).containsExactly("o1", "express o1", "o2");
    new Proof("send-outside-transaction", Wrong.class, Repaired.class)
        .observed(
            "`send` of \"express o1\" threw an `%s` and the topic held %s; after the next transaction, with o2, it held %s"
                .formatted(Text.of(rejection), Text.of(before), Text.of(after)),
            "the first transaction wrote o1 and \"express o1\", the second o2");
  }
}
