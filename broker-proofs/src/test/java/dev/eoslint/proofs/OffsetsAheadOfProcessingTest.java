package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.offsetsaheadofprocessing.Repaired;
import dev.eoslint.proofs.programs.offsetsaheadofprocessing.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class OffsetsAheadOfProcessingTest {

  private static final Run WRONG = Run.relaying(Wrong::new, program -> program::relay);
  private static final Run REPAIRED = Run.relaying(Repaired::new, program -> program::relay);

  @Test
  void theRestOfTheBatchIsLost(Broker broker) {

    Stage wrong = Stage.of(broker, "offsets-ahead-of-processing.wrong", "o1", "o2", "o3");
    WRONG.on(wrong, Conversion.flawless(), wrong.before(3));
    Stage repaired = Stage.of(broker, "offsets-ahead-of-processing.repaired", "o1", "o2", "o3");
    REPAIRED.on(repaired, Conversion.flawless(), repaired.before(3));

    List<String> lossy = wrong.output().committed();
    long offset = wrong.group().offset(wrong.input());
    List<String> complete = repaired.output().committed();
    assertThat(lossy).containsExactly("o1", "o2");
    assertThat(offset).isEqualTo(3);
    assertThat(complete).containsExactly("o1", "o2", "o3");
    new Proof("offsets-ahead-of-processing", Wrong.class, Repaired.class)
        .observed(
            "three records were polled, and the loop ended after two; %s came out, and the group stood at offset %d"
                .formatted(Text.of(lossy), offset),
            "%s came out".formatted(Text.of(complete)));
  }
}
