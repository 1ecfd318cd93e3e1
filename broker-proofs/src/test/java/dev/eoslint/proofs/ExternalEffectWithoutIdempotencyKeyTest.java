package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.externaleffectwithoutidempotencykey.Repaired;
import dev.eoslint.proofs.programs.externaleffectwithoutidempotencykey.Wrong;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ExternalEffectWithoutIdempotencyKeyTest {

  @Test
  void theReceiverCannotRecogniseTheRepetition(Broker broker)
      throws IOException, InterruptedException {
    Topic parcels = broker.createTopic("external-effect-without-idempotency-key");
    parcels.write("p1", "p2");
    List<String> doubled =
        failAndRestart(
            broker,
            broker.group("external-effect-without-idempotency-key.wrong"),
            parcels,
            carrier -> new Wrong(carrier)::follow);
    List<String> once =
        failAndRestart(
            broker,
            broker.group("external-effect-without-idempotency-key.repaired"),
            parcels,
            carrier -> new Repaired(carrier)::follow);

    assertThat(doubled).containsExactly("p1", "p1", "p2");
    assertThat(once).containsExactly("p1", "p2");
    new Proof("external-effect-without-idempotency-key", Wrong.class, Repaired.class)
        .observed(
            "the HTTP server did what the first request asked for and answered with an error; the program was started again, and the server worked for %s"
                .formatted(Text.of(doubled)),
            "it worked for %s".formatted(Text.of(once)));
  }

  /** The main method of both programs. */
  @FunctionalInterface
  private interface Follower {

    void follow(String brokers, String group, String parcels, BooleanSupplier running)
        throws IOException, InterruptedException;
  }

  /**
   * Runs a program until the first answer makes it fail, and then again.
   *
   * @return what the server worked for
   */
  private static List<String> failAndRestart(
      Broker broker, Group group, Topic parcels, Function<URI, Follower> program)
      throws IOException, InterruptedException {
    try (Gateway carrier = Gateway.start(1)) {
      Follower follower = program.apply(carrier.address());
      BooleanSupplier running = group.before(2, parcels);
      ThrowingCallable start =
          () -> follower.follow(broker.bootstrapServers(), group.name(), parcels.name(), running);
      assertThatThrownBy(start).isInstanceOf(IOException.class);
      follower.follow(broker.bootstrapServers(), group.name(), parcels.name(), running);
      return carrier.effects();
    }
  }
}
