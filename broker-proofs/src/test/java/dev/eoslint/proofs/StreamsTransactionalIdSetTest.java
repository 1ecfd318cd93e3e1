package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.streamstransactionalidset.Repaired;
import dev.eoslint.proofs.programs.streamstransactionalidset.Wrong;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(BrokerExtension.class)
final class StreamsTransactionalIdSetTest {

  @Test
  void theApplicationFails(Broker broker, @TempDir Path folder) {
    Stage stage = Stage.of(broker, "streams-transactional-id-set", "r1");
    Throwable failure = new Application(stage, folder, Wrong::of).fail();
    List<String> nothing = stage.output().committed();
    new Application(stage, folder, Repaired::of).run(stage.output().without("r1"));

    assertThat(failure).hasCauseInstanceOf(IllegalStateException.class);
    assertThat(nothing).isEmpty();
    assertThat(stage.output().committed()).containsExactly("r1");
    new Proof("streams-transactional-id-set", Wrong.class, Repaired.class)
        .observed(
            "the application failed at its first record with an `%s`"
                .formatted(Text.ofCause(failure)),
            "the application ran, and its results were committed");
  }
}
