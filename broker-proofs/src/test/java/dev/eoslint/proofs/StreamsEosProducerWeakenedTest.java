package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.streamseosproducerweakened.Repaired;
import dev.eoslint.proofs.programs.streamseosproducerweakened.Wrong;
import java.nio.file.Path;
import org.apache.kafka.common.config.ConfigException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(BrokerExtension.class)
final class StreamsEosProducerWeakenedTest {

  @Test
  void theApplicationIsNotMade(Broker broker, @TempDir Path folder) {
    Stage stage = Stage.of(broker, "streams-eos-producer-weakened", "r1");
    Throwable refusal = catchThrowable(() -> new Application(stage, folder, Wrong::of).fail());
    new Application(stage, folder, Repaired::of).run(stage.output().without("r1"));

    assertThat(refusal).isInstanceOf(ConfigException.class);
    assertThat(stage.output().committed()).containsExactly("r1");
    new Proof("streams-eos-producer-weakened", Wrong.class, Repaired.class)
        .observed(
            "the constructor threw a `%s`".formatted(Text.of(refusal)),
            "the application was started, and its results were committed");
  }
}
