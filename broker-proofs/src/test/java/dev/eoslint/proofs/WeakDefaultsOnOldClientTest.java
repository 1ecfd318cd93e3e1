package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.weakdefaultsonoldclient.Repaired;
import dev.eoslint.proofs.programs.weakdefaultsonoldclient.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class WeakDefaultsOnOldClientTest {

  @Test
  void theRecordIsWrittenTwice(Broker broker) {
    Clients clients = Clients.of28();
    LostAnswer lost = new LostAnswer(broker);
    List<String> doubled = lost.to("weak-defaults-on-old-client.wrong", clients, Wrong.class);
    List<String> once = lost.to("weak-defaults-on-old-client.repaired", clients, Repaired.class);

    assertThat(doubled).containsExactly("r1", "r2", "r2");
    assertThat(once).containsExactly("r1", "r2");
    new Proof("weak-defaults-on-old-client", Wrong.class, Repaired.class)
        .observedWith(
            clients,
            "the answer to r2 was lost, the client sent r2 again, and the topic held %s"
                .formatted(Text.of(doubled)),
            "it held %s".formatted(Text.of(once)));
  }
}
