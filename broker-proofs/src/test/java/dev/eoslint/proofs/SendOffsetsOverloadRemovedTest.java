package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class SendOffsetsOverloadRemovedTest {

  private static final Path WRONG = Repository.sourceFor39("sendoffsetsoverloadremoved.Wrong");
  private static final Path REPAIRED =
      Repository.sourceFor39("sendoffsetsoverloadremoved.Repaired");
  private static final Proof PROOF = new Proof("send-offsets-overload-removed", WRONG, REPAIRED);
  private static final Clients CLIENTS = Clients.of39();

  @Test
  void theCallFailsAfterAnUpgrade(Broker broker) {

    Stage wrong = Stage.of(broker, "send-offsets-overload-removed.wrong", "o1", "o2");
    Throwable failure = catchThrowable(() -> upgraded(wrong, WRONG));
    Stage repaired = Stage.of(broker, "send-offsets-overload-removed.repaired", "o1", "o2");
    upgraded(repaired, REPAIRED);

    assertThat(failure).isInstanceOf(NoSuchMethodError.class);
    assertThat(repaired.output().committed()).containsExactly("o1", "o2");
    PROOF.observed(
        "a program that was compiled with clients %s ended with a `%s` in its first transaction"
            .formatted(CLIENTS.version(), Text.of(failure)),
        "%s came out".formatted(Text.of(repaired.output().committed())));
  }

  @Test
  void aMemberThatWasRemovedCommitsAllTheSame(Broker broker) {

    Stage wrong = Stage.of(broker, "send-offsets-overload-removed.old.wrong", "o1", "o2");
    run(wrong, WRONG, "first", replaced(wrong, WRONG));
    Stage repaired = Stage.of(broker, "send-offsets-overload-removed.old.repaired", "o1", "o2");
    Throwable refusal =
        catchThrowable(() -> run(repaired, REPAIRED, "first", replaced(repaired, REPAIRED)));

    List<String> doubled = wrong.output().committed();
    List<String> once = repaired.output().committed();
    assertThat(doubled).containsExactly("o1", "o2", "o1", "o2");
    assertThat(Text.of(refusal)).isEqualTo("CommitFailedException");
    assertThat(once).containsExactly("o1", "o2");
    PROOF.observedWith(
        CLIENTS,
        "a member was removed from its group while it held o1 and o2, another one relayed both, and the first could still commit; %s came out"
            .formatted(Text.of(doubled)),
        "the first got a `%s`, and %s came out".formatted(Text.of(refusal), Text.of(once)));
  }

  private static Conversion replaced(Stage stage, Path source) {
    return stage.replacedAt("o1", () -> run(stage, source, "second", Conversion.flawless()));
  }

  private static void run(
      Stage stage, Path source, String instance, UnaryOperator<String> conversion) {
    try (IsolatedProgram program =
        CLIENTS.run(source, stage.brokers(), stage.group().name(), instance)) {
      stage.run(program::relay, conversion, stage.before(2));
    }
  }

  private static void upgraded(Stage stage, Path source) {
    try (IsolatedProgram program =
        CLIENTS.runUpgraded(source, stage.brokers(), stage.group().name(), "first")) {
      stage.run(program::relay, Conversion.flawless(), stage.before(2));
    }
  }
}
