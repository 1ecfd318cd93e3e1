package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.streamseosisolationbypassed.Repaired;
import dev.eoslint.proofs.programs.streamseosisolationbypassed.Wrong;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(BrokerExtension.class)
final class StreamsEosIsolationBypassedTest {

  @Test
  void abortedRecordsBecomeCommittedResults(Broker broker, @TempDir Path folder) {
    Stage wrong = Stage.of(broker, "streams-eos-isolation-bypassed.wrong");
    Stage repaired = Stage.of(broker, "streams-eos-isolation-bypassed.repaired");
    List<String> all = new Application(wrong, folder, Wrong::of).runBehindAnAbort();
    List<String> some = new Application(repaired, folder, Repaired::of).runBehindAnAbort();

    assertThat(all).containsExactly("a1", "c1");
    assertThat(some).containsExactly("c1");
    new Proof("streams-eos-isolation-bypassed", Wrong.class, Repaired.class)
        .observed(
            "the input held a1 of an aborted transaction and c1; the results of %s were committed"
                .formatted(Text.of(all)),
            "that of %s was committed".formatted(Text.of(some)));
  }
}
