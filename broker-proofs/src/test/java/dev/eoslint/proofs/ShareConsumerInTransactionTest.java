package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.shareconsumerintransaction.Repaired;
import dev.eoslint.proofs.programs.shareconsumerintransaction.Wrong;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ShareConsumerInTransactionTest {

  @Test
  void theRecordIsDeliveredAgain(Broker broker) {

    Stage wrong = Stage.of(broker, "share-consumer-in-transaction.wrong");
    wrong.group().shareFromTheStart();
    Stage repaired = Stage.of(broker, "share-consumer-in-transaction.repaired");
    List<String> doubled = stopAndRestart(wrong, ShareConsumerInTransactionTest::runWrong);
    List<String> once = stopAndRestart(repaired, ShareConsumerInTransactionTest::runRepaired);

    assertThat(doubled).containsExactly("o1", "o1", "o2");
    assertThat(once).containsExactly("o1", "o2");
    new Proof("share-consumer-in-transaction", Wrong.class, Repaired.class)
        .observed(
            "the program ended behind the commit of o1, and after a restart with a second record %s came out"
                .formatted(Text.of(doubled)),
            "%s came out".formatted(Text.of(once)));
  }

  /** Runs a program that ends behind its first commit, and then again with one more record. */
  private static List<String> stopAndRestart(Stage stage, BiConsumer<Stage, Runnable> program) {
    stage.input().write("o1");
    assertThatThrownBy(
            () ->
                program.accept(
                    stage,
                    () -> {
                      throw new IllegalArgumentException("The end.");
                    }))
        .isInstanceOf(IllegalArgumentException.class);
    stage.input().write("o2");
    program.accept(stage, () -> {});
    return stage.output().committed();
  }

  private static void runWrong(Stage stage, Runnable afterCommit) {
    try (Wrong program = new Wrong(stage.brokers(), stage.group().name(), afterCommit)) {
      stage.run(program::relay, Conversion.flawless(), stage.output().without("o2"));
    }
  }

  private static void runRepaired(Stage stage, Runnable afterCommit) {
    try (Repaired program = new Repaired(stage.brokers(), stage.group().name(), afterCommit)) {
      stage.run(program::relay, Conversion.flawless(), stage.output().without("o2"));
    }
  }
}
