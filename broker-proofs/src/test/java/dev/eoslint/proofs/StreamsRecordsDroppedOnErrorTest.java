package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.streamsrecordsdroppedonerror.Repaired;
import dev.eoslint.proofs.programs.streamsrecordsdroppedonerror.Wrong;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(BrokerExtension.class)
final class StreamsRecordsDroppedOnErrorTest {

  @Test
  void theRecordIsLost(Broker broker, @TempDir Path folder) {
    Stage wrong = Stage.of(broker, "streams-records-dropped-on-error.wrong", "o1", "o2", "o3");
    Conversion skipped = Conversion.failingOnceAt("o2");
    new Application(wrong, folder, (b, a, f, from, to) -> Wrong.of(b, a, f, from, to, skipped))
        .run(wrong.output().without("o3"));
    Stage repaired =
        Stage.of(broker, "streams-records-dropped-on-error.repaired", "o1", "o2", "o3");
    Conversion mended = Conversion.failingOnceAt("o2");
    Application application =
        new Application(
            repaired, folder, (b, a, f, from, to) -> Repaired.of(b, a, f, from, to, mended));
    application.fail();
    application.run(repaired.output().without("o3"));

    List<String> lossy = wrong.output().committed();
    long offset = wrong.group().offset(wrong.input());
    List<String> complete = repaired.output().committed();
    assertThat(lossy).containsExactly("o1", "o3");
    assertThat(offset).isEqualTo(3);
    assertThat(complete).containsExactly("o1", "o2", "o3");
    new Proof("streams-records-dropped-on-error", Wrong.class, Repaired.class)
        .observed(
            "o2 of three records could not be read; %s came out, and the group stood at offset %d"
                .formatted(Text.of(lossy), offset),
            "the application failed, and after a restart that could read o2 %s came out"
                .formatted(Text.of(complete)));
  }
}
