package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.transactionacrossrebalance.Repaired;
import dev.eoslint.proofs.programs.transactionacrossrebalance.Wrong;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionAcrossRebalanceTest {

  private static final Run WRONG =
      Run.relaying(
          (brokers, group) -> new Wrong(brokers, group, "first"), program -> program::relay);

  @Test
  void recordsOfAnotherMemberAreCommittedAgain(Broker broker) {

    Stage wrong = Stage.of(broker, "transaction-across-rebalance.wrong", "o1");
    WRONG.on(wrong, replacedAtO1(wrong), untilBothAreCommitted(wrong));
    Stage repaired = Stage.of(broker, "transaction-across-rebalance.repaired", "o1");
    Throwable refusal =
        catchThrowable(
            () -> repaired("first").on(repaired, replacedAtO1(repaired), repaired.before(2)));
    repaired.input().write("o2");
    repaired("first").on(repaired, Conversion.flawless(), repaired.before(2));

    List<String> doubled = wrong.output().committed();
    List<String> once = repaired.output().committed();
    assertThat(doubled).containsExactly("o1", "o1", "o2");
    assertThat(refusal).isInstanceOf(CommitFailedException.class);
    assertThat(once).containsExactly("o1", "o2");
    new Proof("transaction-across-rebalance", Wrong.class, Repaired.class)
        .observed(
            "a member was removed from its group while it held o1 in a transaction, another one relayed o1, and the first joined again while it polled; its transaction with o1 and o2 was committed, and %s came out"
                .formatted(Text.of(doubled)),
            "the first got a `%s` and was started again, and %s came out"
                .formatted(Text.of(refusal), Text.of(once)));
  }

  private static Conversion replacedAtO1(Stage stage) {
    return stage.replacedAt("o1", repaired("second"), 1);
  }

  /**
   * Tells a loop to go on until o2 is committed, which is written when it is in its group again.
   */
  private static BooleanSupplier untilBothAreCommitted(Stage stage) {
    BooleanSupplier before = stage.before(2);
    return () -> {
      boolean replaced = stage.group().offset(stage.input()) == 1;
      if (replaced && stage.input().end() == 1 && stage.group().isStable()) {
        stage.input().write("o2");
      }
      return before.getAsBoolean();
    };
  }

  private static Run repaired(String instance) {
    return Run.relaying(
        (brokers, group) -> new Repaired(brokers, group, instance), program -> program::relay);
  }
}
