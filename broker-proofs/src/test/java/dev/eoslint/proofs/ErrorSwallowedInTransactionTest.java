package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.errorswallowedintransaction.Repaired;
import dev.eoslint.proofs.programs.errorswallowedintransaction.Wrong;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.kafka.common.errors.SerializationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ErrorSwallowedInTransactionTest {

  private static final Run WRONG =
      Run.relaying(
          (brokers, group) -> new Wrong(brokers, group, ErrorSwallowedInTransactionTest::serialize),
          program -> program::relay);
  private static final Run REPAIRED =
      Run.relaying(
          (brokers, group) ->
              new Repaired(brokers, group, ErrorSwallowedInTransactionTest::serialize),
          program -> program::relay);

  @Test
  void aRecordThatCannotBeWrittenIsLost(Broker broker) {

    Stage wrong = Stage.of(broker, "error-swallowed-in-transaction.wrong", "o1", "o2", "o3");
    WRONG.on(wrong, Conversion.flawless(), wrong.before(3));
    Stage repaired = Stage.of(broker, "error-swallowed-in-transaction.repaired", "o1", "o2", "o3");
    Topic unreadable = broker.createTopic(repaired.output().name() + ".unreadable");
    REPAIRED.on(repaired, Conversion.flawless(), repaired.before(3));

    List<String> lossy = wrong.output().committed();
    List<String> letters = unreadable.committed();
    assertThat(lossy).containsExactly("o1", "o3");
    assertThat(letters).containsExactly("offset 1");
    new Proof("error-swallowed-in-transaction", Wrong.class, Repaired.class)
        .observed(
            "o2 of three records met a `SerializationException`; the commit succeeded, %s came out, and the group stood at offset %d"
                .formatted(Text.of(lossy), wrong.group().offset(wrong.input())),
            "%s came out, with \"%s\" in the topic for dead letters"
                .formatted(Text.of(repaired.output().committed()), Text.of(letters)));
  }

  private static byte[] serialize(String topic, String value) {
    if (value.equals("o2")) {
      throw new SerializationException(value);
    }
    return value.getBytes(StandardCharsets.UTF_8);
  }
}
