package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import java.util.function.Function;
import org.apache.kafka.clients.consumer.CommitFailedException;

/**
 * A member that is removed from its group while it holds two records, which another member relays
 * in its place.
 *
 * @param broker where they read and write
 * @param proof their program and its rule
 */
record RemovedMember(Broker broker, Proof proof) {

  /**
   * Shows that the broker lets the wrong program commit all the same, and refuses the repaired one.
   *
   * @param wrong makes a start of the wrong program for an instance
   * @param repaired makes a start of the repaired program for an instance
   */
  void show(Function<String, Run> wrong, Function<String, Run> repaired) {
    Stage unfenced = stage("wrong");
    relay(unfenced, wrong);
    Stage fenced = stage("repaired");
    Throwable refusal = catchThrowable(() -> relay(fenced, repaired));

    List<String> doubled = unfenced.output().committed();
    List<String> once = fenced.output().committed();
    assertThat(doubled).containsExactly("o1", "o2", "o1", "o2");
    assertThat(refusal).isInstanceOf(CommitFailedException.class);
    assertThat(once).containsExactly("o1", "o2");
    proof.observed(
        "a member was removed from its group while it held o1 and o2, another one relayed both, and the first could still commit; %s came out"
            .formatted(Text.of(doubled)),
        "the first got a `%s`, and %s came out".formatted(Text.of(refusal), Text.of(once)));
  }

  private Stage stage(String program) {
    return Stage.of(broker, proof.rule() + "." + program, "o1", "o2");
  }

  private static void relay(Stage stage, Function<String, Run> program) {
    Conversion replaced = stage.replacedAt("o1", program.apply("second"), 2);
    program.apply("first").on(stage, replaced, stage.before(2));
  }
}
