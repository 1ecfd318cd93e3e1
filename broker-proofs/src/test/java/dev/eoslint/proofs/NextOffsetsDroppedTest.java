package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.nextoffsetsdropped.Program;
import dev.eoslint.proofs.programs.nextoffsetsdropped.Repaired;
import dev.eoslint.proofs.programs.nextoffsetsdropped.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class NextOffsetsDroppedTest {

  @Test
  void noOffsetIsCommitted(Broker broker) {

    Stage wrong = Stage.of(broker, "next-offsets-dropped.wrong");
    Stage repaired = Stage.of(broker, "next-offsets-dropped.repaired");
    List<String> doubled = wrong.finishAndRestart(runsWith(Wrong.class));
    List<String> once = repaired.finishAndRestart(runsWith(Repaired.class));

    assertThat(doubled).containsExactly("o1", "o2", "o1", "o2", "o3");
    assertThat(once).containsExactly("o1", "o2", "o3");
    assertThat(repaired.group().offset(repaired.input())).isEqualTo(3);
    new Proof("next-offsets-dropped", Wrong.class, Repaired.class)
        .observed(
            "a program that commits `nextOffsets()` relayed o1 and o2, and after a restart o3 as well; %s came out, and the group stood at offset %d"
                .formatted(Text.of(doubled), wrong.group().offset(wrong.input())),
            "%s came out, and the group stood at offset %d"
                .formatted(Text.of(once), repaired.group().offset(repaired.input())));
  }

  private static Run runsWith(Class<?> interceptor) {
    return Run.relaying(
        (brokers, group) -> new Program(brokers, group, interceptor.getName()),
        program -> program::relay);
  }
}
