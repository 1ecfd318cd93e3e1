package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.shareconsumerintransaction.Repaired;
import dev.eoslint.proofs.programs.shareconsumerintransaction.Wrong;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ShareConsumerInTransactionTest {

  @Test
  void theRecordIsDeliveredAgain(Broker broker) {

    Stage wrong = Stage.of(broker, "share-consumer-in-transaction.wrong");
    wrong.group().shareFromTheStart();
    Stage repaired = Stage.of(broker, "share-consumer-in-transaction.repaired");
    List<String> doubled = stopAndRestart(wrong, ShareConsumerInTransactionTest::wrong);
    List<String> once = stopAndRestart(repaired, ShareConsumerInTransactionTest::repaired);

    assertThat(doubled).containsExactly("o1", "o1", "o2");
    assertThat(once).containsExactly("o1", "o2");
    new Proof("share-consumer-in-transaction", Wrong.class, Repaired.class)
        .observed(
            "the program ended behind the commit of o1, and after a restart with a second record %s came out"
                .formatted(Text.of(doubled)),
            "%s came out".formatted(Text.of(once)));
  }

  /** Runs a program that ends behind its first commit, and then again with one more record. */
  private static List<String> stopAndRestart(Stage stage, Function<Runnable, Run> program) {
    stage.input().write("o1");
    BooleanSupplier running = stage.output().without("o2");
    assertThatThrownBy(
            () ->
                program
                    .apply(ShareConsumerInTransactionTest::end)
                    .on(stage, Conversion.flawless(), running))
        .isInstanceOf(IllegalArgumentException.class);
    stage.input().write("o2");
    program.apply(() -> {}).on(stage, Conversion.flawless(), running);
    return stage.output().committed();
  }

  private static void end() {
    throw new IllegalArgumentException("The end.");
  }

  private static Run wrong(Runnable afterCommit) {
    return Run.relaying(
        (brokers, group) -> new Wrong(brokers, group, afterCommit), program -> program::relay);
  }

  private static Run repaired(Runnable afterCommit) {
    return Run.relaying(
        (brokers, group) -> new Repaired(brokers, group, afterCommit), program -> program::relay);
  }
}
