package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.bareconsumergroupmetadata.Repaired;
import dev.eoslint.proofs.programs.bareconsumergroupmetadata.Wrong;
import java.util.List;
import java.util.function.UnaryOperator;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class BareConsumerGroupMetadataTest {

  @Test
  void aMemberThatWasRemovedCommitsAllTheSame(Broker broker) {

    Stage wrong = Stage.of(broker, "bare-consumer-group-metadata.wrong", "o1", "o2");
    runWrong(
        wrong,
        "first",
        wrong.replacedAt("o1", () -> runWrong(wrong, "second", Conversion.flawless())));
    Stage repaired = Stage.of(broker, "bare-consumer-group-metadata.repaired", "o1", "o2");
    Conversion replaced =
        repaired.replacedAt("o1", () -> runRepaired(repaired, "second", Conversion.flawless()));
    Throwable refusal = catchThrowable(() -> runRepaired(repaired, "first", replaced));

    List<String> doubled = wrong.output().committed();
    List<String> once = repaired.output().committed();
    assertThat(doubled).containsExactly("o1", "o2", "o1", "o2");
    assertThat(refusal).isInstanceOf(CommitFailedException.class);
    assertThat(once).containsExactly("o1", "o2");
    new Proof("bare-consumer-group-metadata", Wrong.class, Repaired.class)
        .observed(
            "a member was removed from its group while it held o1 and o2, another one relayed both, and the first could still commit; %s came out"
                .formatted(Text.of(doubled)),
            "the first got a `%s`, and %s came out".formatted(Text.of(refusal), Text.of(once)));
  }

  private static void runWrong(Stage stage, String instance, UnaryOperator<String> conversion) {
    try (Wrong program = new Wrong(stage.brokers(), stage.group().name(), instance)) {
      stage.run(program::relay, conversion, stage.before(2));
    }
  }

  private static void runRepaired(Stage stage, String instance, UnaryOperator<String> conversion) {
    try (Repaired program = new Repaired(stage.brokers(), stage.group().name(), instance)) {
      stage.run(program::relay, conversion, stage.before(2));
    }
  }
}
