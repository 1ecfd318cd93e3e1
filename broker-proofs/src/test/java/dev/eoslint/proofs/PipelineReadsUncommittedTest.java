package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.pipelinereadsuncommitted.Repaired;
import dev.eoslint.proofs.programs.pipelinereadsuncommitted.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class PipelineReadsUncommittedTest {

  private static final Run WRONG = Run.relaying(Wrong::new, program -> program::relay);
  private static final Run REPAIRED = Run.relaying(Repaired::new, program -> program::relay);

  @Test
  void abortedRecordsBecomeCommittedResults(Broker broker) {

    List<String> wrong = run(Stage.of(broker, "pipeline-reads-uncommitted.wrong"), WRONG);
    List<String> repaired = run(Stage.of(broker, "pipeline-reads-uncommitted.repaired"), REPAIRED);

    assertThat(wrong).containsExactly("a1", "a2", "c1");
    assertThat(repaired).containsExactly("c1");
    new Proof("pipeline-reads-uncommitted", Wrong.class, Repaired.class)
        .observed(
            "the input held a1 and a2 of an aborted transaction and c1; the results of %s were committed"
                .formatted(Text.of(wrong)),
            "that of %s was committed".formatted(Text.of(repaired)));
  }

  private static List<String> run(Stage stage, Run run) {
    stage.input().writeAndAbort("a1", "a2");
    stage.input().write("c1");
    run.on(stage, Conversion.flawless(), stage.output().without("c1"));
    return stage.output().committed();
  }
}
