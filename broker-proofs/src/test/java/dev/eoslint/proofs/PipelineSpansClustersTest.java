package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.pipelinespansclusters.Repaired;
import dev.eoslint.proofs.programs.pipelinespansclusters.Wrong;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class PipelineSpansClustersTest {

  private static final Run WRONG =
      Run.relaying((brokers, group) -> new Wrong(group), program -> program::relay);
  private static final Run REPAIRED =
      Run.relaying((brokers, group) -> new Repaired(group), program -> program::relay);
  private static final String ORDERS = "orders.bootstrap";
  private static final String BILLING = "billing.bootstrap";

  @Test
  void theOtherClusterDoesNotKnowTheReader(Broker orders) {

    Stage wrong = Stage.of(orders, "pipeline-spans-clusters.wrong", "o1", "o2");
    Stage repaired = Stage.of(orders, "pipeline-spans-clusters.repaired", "o1", "o2");
    try (Broker billing = Broker.start()) {
      System.setProperty(ORDERS, orders.bootstrapServers());
      System.setProperty(BILLING, billing.bootstrapServers());
      Topic output = billing.createTopic(wrong.output().name());
      billing.createTopic(wrong.input().name());
      Throwable refusal =
          catchThrowable(() -> WRONG.on(wrong, Conversion.flawless(), wrong.before(2)));
      REPAIRED.on(repaired, Conversion.flawless(), repaired.before(2));

      assertThat(refusal).isInstanceOf(CommitFailedException.class);
      assertThat(output.committed()).isEmpty();
      assertThat(wrong.group().offset(wrong.input())).isZero();
      assertThat(repaired.output().committed()).containsExactly("o1", "o2");
      new Proof("pipeline-spans-clusters", Wrong.class, Repaired.class)
          .observed(
              "the input existed on both clusters; `sendOffsetsToTransaction` threw a `%s`, %d records came out, and the group stood at offset %d"
                  .formatted(
                      Text.of(refusal),
                      output.committed().size(),
                      wrong.group().offset(wrong.input())),
              "%s came out on the cluster of the input"
                  .formatted(Text.of(repaired.output().committed())));
    } finally {
      System.clearProperty(ORDERS);
      System.clearProperty(BILLING);
    }
  }
}
