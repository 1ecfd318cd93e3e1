package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.streamsguaranteevalueremoved.Repaired;
import dev.eoslint.proofs.programs.streamsguaranteevalueremoved.Wrong;
import java.nio.file.Path;
import org.apache.kafka.common.config.ConfigException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(BrokerExtension.class)
final class StreamsGuaranteeValueRemovedTest {

  @Test
  void theApplicationIsNotMade(Broker broker, @TempDir Path folder) {
    Stage stage = Stage.of(broker, "streams-guarantee-value-removed", "r1");
    Throwable refusal = catchThrowable(() -> new Application(stage, folder, Wrong::of).fail());
    new Application(stage, folder, Repaired::of).run(stage.output().without("r1"));

    assertThat(refusal).isInstanceOf(ConfigException.class);
    assertThat(stage.output().committed()).containsExactly("r1");
    new Proof("streams-guarantee-value-removed", Wrong.class, Repaired.class)
        .observed(
            "with `processing.guarantee=exactly_once` the constructor threw a `%s`"
                .formatted(Text.of(refusal)),
            "the application was started, and its results were committed");
  }
}
