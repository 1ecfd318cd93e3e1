package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.offsetsforforeigngroup.Repaired;
import dev.eoslint.proofs.programs.offsetsforforeigngroup.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class OffsetsForForeignGroupTest {

  private static final Run WRONG = Run.relaying(Wrong::new, program -> program::relay);
  private static final Run REPAIRED = Run.relaying(Repaired::new, program -> program::relay);

  @Test
  void theGroupOfTheReaderNeverMoves(Broker broker) {

    Stage wrong = stage(broker, "offsets-for-foreign-group.wrong");
    List<String> doubled = wrong.finishAndRestart(WRONG);
    Stage repaired = stage(broker, "offsets-for-foreign-group.repaired");
    List<String> once = repaired.finishAndRestart(REPAIRED);

    long own = wrong.group().offset(wrong.input());
    long foreign = broker.group(wrong.group().name() + "-controls").offset(wrong.input());
    assertThat(doubled).containsExactly("o1", "o2", "o1", "o2", "o3");
    assertThat(once).containsExactly("o1", "o2", "o3");
    new Proof("offsets-for-foreign-group", Wrong.class, Repaired.class)
        .observed(
            "o1 and o2 were relayed, and after a restart o3 as well; %s came out, the other group stood at offset %d and that of the reader at %d"
                .formatted(Text.of(doubled), foreign, own),
            "%s came out, and the group of the reader stood at offset %d"
                .formatted(Text.of(once), repaired.group().offset(repaired.input())));
  }

  private static Stage stage(Broker broker, String name) {
    Stage stage = Stage.of(broker, name);
    broker.createTopic(stage.output().name() + "-controls");
    return stage;
  }
}
