package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.streamsexternaleffect.Repaired;
import dev.eoslint.proofs.programs.streamsexternaleffect.Wrong;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(BrokerExtension.class)
final class StreamsExternalEffectTest {

  @Test
  void theCallIsMadeAgain(Broker broker, @TempDir Path folder) {
    Stage wrong = Stage.of(broker, "streams-external-effect.wrong", "p1", "p2");
    List<String> effects;
    try (Gateway gateway = Gateway.start()) {
      Conversion conversion = Conversion.failingOnceAt("p1");
      Application application =
          new Application(
              wrong,
              folder,
              (b, a, f, from, to) -> Wrong.of(b, a, f, from, to, gateway.address(), conversion));
      application.fail();
      application.run(wrong.output().without("p2"));
      effects = gateway.effects();
    }
    Stage repaired = Stage.of(broker, "streams-external-effect.repaired", "p1", "p2");
    Topic requests = broker.createTopic("streams-external-effect.repaired.requests");
    Conversion conversion = Conversion.failingOnceAt("p1");
    Application application =
        new Application(
            repaired,
            folder,
            (b, a, f, from, to) -> Repaired.of(b, a, f, from, to, requests.name(), conversion));
    application.fail();
    application.run(repaired.output().without("p2"));

    assertThat(effects).containsExactly("p1", "p1", "p2");
    assertThat(wrong.output().committed()).containsExactly("p1", "p2");
    assertThat(requests.committed()).containsExactly("p1", "p2");
    assertThat(repaired.output().committed()).containsExactly("p1", "p2");
    new Proof("streams-external-effect", Wrong.class, Repaired.class)
        .observed(
            "the task failed once at p1; %s came out, but the HTTP server was called for %s"
                .formatted(Text.of(wrong.output().committed()), Text.of(effects)),
            "the topic with the requests held %s".formatted(Text.of(requests.committed())));
  }
}
