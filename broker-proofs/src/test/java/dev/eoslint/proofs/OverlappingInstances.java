package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;

/**
 * Two instances of a program, of which the second runs from its start to its end while the first is
 * in a transaction.
 *
 * @param broker where they write
 * @param proof their program and its rule
 */
record OverlappingInstances(Broker broker, Proof proof) {

  /** One instance, from its construction to its end. */
  @FunctionalInterface
  interface Instance {

    /** Writes items to a topic in one transaction. */
    void bill(String topic, Iterable<String> items);
  }

  /**
   * Shows that instances with the same transactional id fence each other, and others do not.
   *
   * @param wrong each of the two instances that share their id
   * @param first an instance with an id of its own
   * @param second an instance with another id
   */
  void show(Instance wrong, Instance first, Instance second) {
    Topic half = broker.createTopic(proof.rule() + ".wrong");
    assertThatThrownBy(() -> overlap(wrong, wrong, half.name()))
        .isInstanceOfAny(InvalidProducerEpochException.class, ProducerFencedException.class);
    Topic whole = broker.createTopic(proof.rule() + ".repaired");
    overlap(first, second, whole.name());

    List<String> lossy = half.committed();
    List<String> complete = whole.committed();
    assertThat(lossy).containsExactly("b1");
    assertThat(complete).containsExactlyInAnyOrder("a1", "a2", "b1");
    proof.observed(
        "one instance was in a transaction with a1 and a2 when another one started and wrote b1; the first was fenced, and %s came out"
            .formatted(Text.of(lossy)),
        "%s came out".formatted(Text.of(complete.stream().sorted().toList())));
  }

  private static void overlap(Instance first, Instance second, String topic) {
    Conversion start = Conversion.meeting("a2", () -> second.bill(topic, List.of("b1")));
    first.bill(topic, Conversion.lazily(start, "a1", "a2"));
  }
}
