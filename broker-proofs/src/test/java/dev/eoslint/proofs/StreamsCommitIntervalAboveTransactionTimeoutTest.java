package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.streamscommitintervalabovetransactiontimeout.Repaired;
import dev.eoslint.proofs.programs.streamscommitintervalabovetransactiontimeout.Wrong;
import java.nio.file.Path;
import org.apache.kafka.common.IsolationLevel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(BrokerExtension.class)
final class StreamsCommitIntervalAboveTransactionTimeoutTest {

  @Test
  void theApplicationIsNotMade(Broker broker, @TempDir Path folder) {
    Stage stage = Stage.of(broker, "streams-commit-interval-above-transaction-timeout", "r1");
    Throwable refusal = catchThrowable(() -> new Application(stage, folder, Wrong::of).fail());
    new Application(stage, folder, Repaired::of)
        .run(() -> !stage.output().values(IsolationLevel.READ_UNCOMMITTED).contains("r1"));

    assertThat(refusal).isInstanceOf(IllegalArgumentException.class);
    assertThat(stage.output().committed()).containsExactly("r1");
    new Proof("streams-commit-interval-above-transaction-timeout", Wrong.class, Repaired.class)
        .observed(
            "the constructor threw an `%s`".formatted(Text.of(refusal)),
            "the application was started, and its results were committed");
  }
}
