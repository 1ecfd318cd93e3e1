package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.externaleffectwithoutidempotencykey.Repaired;
import dev.eoslint.proofs.programs.externaleffectwithoutidempotencykey.Wrong;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ExternalEffectWithoutIdempotencyKeyTest {

  @Test
  void theReceiverCannotRecogniseTheRepetition(Broker broker)
      throws IOException, InterruptedException {
    Topic parcels = broker.createTopic("external-effect-without-idempotency-key");
    parcels.write("p1", "p2");
    List<String> doubled;
    try (Gateway carrier = Gateway.start(1)) {
      Group group = broker.group("external-effect-without-idempotency-key.wrong");
      Wrong program = new Wrong(carrier.address());
      assertThatThrownBy(
              () ->
                  program.follow(
                      broker.bootstrapServers(),
                      group.name(),
                      parcels.name(),
                      group.before(2, parcels)))
          .isInstanceOf(IOException.class);
      program.follow(
          broker.bootstrapServers(), group.name(), parcels.name(), group.before(2, parcels));
      doubled = carrier.effects();
    }
    List<String> once;
    try (Gateway carrier = Gateway.start(1)) {
      Group group = broker.group("external-effect-without-idempotency-key.repaired");
      Repaired program = new Repaired(carrier.address());
      assertThatThrownBy(
              () ->
                  program.follow(
                      broker.bootstrapServers(),
                      group.name(),
                      parcels.name(),
                      group.before(2, parcels)))
          .isInstanceOf(IOException.class);
      program.follow(
          broker.bootstrapServers(), group.name(), parcels.name(), group.before(2, parcels));
      once = carrier.effects();
    }

    assertThat(doubled).containsExactly("p1", "p1", "p2");
    assertThat(once).containsExactly("p1", "p2");
    new Proof("external-effect-without-idempotency-key", Wrong.class, Repaired.class)
        .observed(
            "the HTTP server did what the first request asked for and answered with an error; the program was started again, and the server worked for %s"
                .formatted(Text.of(doubled)),
            "it worked for %s".formatted(Text.of(once)));
  }
}
