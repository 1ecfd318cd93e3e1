package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.externaleffectintransaction.Repaired;
import dev.eoslint.proofs.programs.externaleffectintransaction.Wrong;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ExternalEffectInTransactionTest {

  @Test
  void theCallIsMadeAgain(Broker broker) throws IOException, InterruptedException {
    try (Gateway gateway = Gateway.start()) {
      Stage wrong = Stage.of(broker, "external-effect-in-transaction.wrong", "o1", "o2");
      try (Wrong program = new Wrong(wrong.brokers(), wrong.group().name(), gateway.address())) {
        program.relay(
            wrong.input().name(),
            wrong.output().name(),
            Conversion.failingOnceAt("o2"),
            wrong.before(2));
      }
      List<String> doubled = gateway.effects();
      List<String> results = wrong.output().committed();
      List<String> once = repaired(broker);

      assertThat(doubled).containsExactly("o1", "o1", "o2");
      assertThat(results).containsExactly("o1", "o2");
      assertThat(once).containsExactly("o1", "o2");
      new Proof("external-effect-in-transaction", Wrong.class, Repaired.class)
          .observed(
              "o1 and o2 were read, and the transaction was aborted once and tried again; it wrote %s, but the HTTP server was called for %s"
                  .formatted(Text.of(results), Text.of(doubled)),
              "the HTTP server was called for %s".formatted(Text.of(once)));
    }
  }

  private static List<String> repaired(Broker broker) throws IOException, InterruptedException {
    try (Gateway gateway = Gateway.start()) {
      Stage stage = Stage.of(broker, "external-effect-in-transaction.repaired", "o1", "o2");
      try (Repaired program = new Repaired(stage.brokers(), stage.group().name())) {
        stage.run(program::relay, Conversion.failingOnceAt("o2"), stage.before(2));
      }
      Repaired.charge(
          stage.brokers(),
          stage.group().name(),
          stage.output().name(),
          gateway.address(),
          Until.notYet("two charges", () -> gateway.effects().size() == 2));
      return gateway.effects();
    }
  }
}
