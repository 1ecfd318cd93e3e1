package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Path;
import java.util.List;
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
    Throwable failure =
        catchThrowable(() -> upgraded(WRONG).on(wrong, Conversion.flawless(), wrong.before(2)));
    Stage repaired = Stage.of(broker, "send-offsets-overload-removed.repaired", "o1", "o2");
    upgraded(REPAIRED).on(repaired, Conversion.flawless(), repaired.before(2));

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
    old(WRONG, "first").on(wrong, wrong.replacedAt("o1", old(WRONG, "second"), 2), wrong.before(2));
    Stage repaired = Stage.of(broker, "send-offsets-overload-removed.old.repaired", "o1", "o2");
    Conversion replaced = repaired.replacedAt("o1", old(REPAIRED, "second"), 2);
    Throwable refusal =
        catchThrowable(() -> old(REPAIRED, "first").on(repaired, replaced, repaired.before(2)));

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

  private static Run old(Path source, String instance) {
    return Run.relaying(
        (brokers, group) -> CLIENTS.run(source, brokers, group, instance),
        program -> program::relay);
  }

  private static Run upgraded(Path source) {
    return Run.relaying(
        (brokers, group) -> CLIENTS.runUpgraded(source, brokers, group, "first"),
        program -> program::relay);
  }
}
