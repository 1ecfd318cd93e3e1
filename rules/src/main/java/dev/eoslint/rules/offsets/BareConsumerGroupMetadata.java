package dev.eoslint.rules.offsets;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.GroupReference;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.TransactionalOffsets;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A rule that reports group metadata that is made from the group id alone.
 *
 * <p>Source: KIP-447 and {@code KafkaProducer.sendOffsetsToTransaction}.
 */
@RuleInfo(
    name = "bare-consumer-group-metadata",
    title = "Group metadata without member and generation",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "offsets"})
public final class BareConsumerGroupMetadata implements Rule {

  private static final KafkaVersion FIRST_WITH_METADATA = KafkaVersion.of(2, 5);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    if (application.kafkaVersion().compareTo(FIRST_WITH_METADATA) < 0) {
      return List.of();
    }
    List<Problem> problems = new ArrayList<>();
    for (TransactionalOffsets offsets : application.protocol().offsets()) {
      if (offsets.group() instanceof GroupReference.Bare bare
          && offsets.fromGroup()
          && !isFencedByIdentity(offsets, application)) {
        problems.add(problem(offsets, bare));
      }
    }
    return problems;
  }

  /** A producer for each partition, whose id names the partition, fences its predecessor itself. */
  private static boolean isFencedByIdentity(
      TransactionalOffsets offsets, KafkaApplication application) {
    return application.protocol().calls(ProducerCall.Kind.SEND_OFFSETS).stream()
        .filter(call -> call.site().equals(offsets.site()))
        .flatMap(call -> possibleProducers(call, application))
        .flatMap(producer -> producer.identities().stream())
        .anyMatch(identity -> isGivenEach(identity.value()));
  }

  /** A producer that a map of producers gives is one of those that its file creates. */
  private static Stream<Producer> possibleProducers(
      ProducerCall call, KafkaApplication application) {
    return call.producer().isPresent()
        ? call.producer().stream()
        : application.producers().stream()
            .filter(producer -> producer.creation().file().equals(call.site().file()));
  }

  /** Where a part of the id is not known, it can be the number of the partition. */
  private static boolean isGivenEach(Value id) {
    return id instanceof Value.Unknown
        || (id instanceof Value.Composite composite
            && composite.parts().stream().anyMatch(Value.Unknown.class::isInstance));
  }

  private static Problem problem(TransactionalOffsets offsets, GroupReference.Bare bare) {
    return Problem.at(
            bare.creation(),
            "This metadata holds the group id alone, without member and generation. The group"
                + " coordinator then cannot fence a consumer that has lost its partitions, and its"
                + " offsets are accepted; use 'consumer.groupMetadata()'.")
        .withRelated(offsets.site(), "sends the offsets");
  }
}
