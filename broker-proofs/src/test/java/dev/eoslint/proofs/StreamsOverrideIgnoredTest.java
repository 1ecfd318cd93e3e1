package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.streamsoverrideignored.Repaired;
import dev.eoslint.proofs.programs.streamsoverrideignored.Wrong;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(BrokerExtension.class)
final class StreamsOverrideIgnoredTest {

  @Test
  void theSettingHasNoEffect(Broker broker, @TempDir Path folder) {
    Stage wrong = Stage.of(broker, "streams-override-ignored.wrong");
    Stage repaired = Stage.of(broker, "streams-override-ignored.repaired");
    List<String> with = new Application(wrong, folder, Wrong::of).runBehindAnAbort();
    List<String> without = new Application(repaired, folder, Repaired::of).runBehindAnAbort();

    assertThat(with).containsExactly("c1");
    assertThat(without).containsExactly("c1");
    new Proof("streams-override-ignored", Wrong.class, Repaired.class)
        .observed(
            "the input held a1 of an aborted transaction and c1; with `isolation.level=read_uncommitted` only the result of %s was committed"
                .formatted(Text.of(with)),
            "only that of %s was committed as well".formatted(Text.of(without)));
  }
}
