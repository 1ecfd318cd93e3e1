package dev.eoslint.rules.offsets;

import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.GroupReference;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.TransactionalOffsets;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A rule that reports offsets that are stored under a group that the consumer is not in.
 *
 * <p>Source: {@code TransactionManager.txnOffsetCommitHandler}: the broker takes the group as it is
 * given.
 */
@RuleInfo(
    name = "offsets-for-foreign-group",
    title = "Offsets sent for another group",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"consumer", "transactions", "offsets"})
public final class OffsetsForForeignGroup implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (TransactionalOffsets offsets : application.protocol().offsets()) {
      Optional<String> named = named(offsets.group());
      Optional<String> own = offsets.polled().flatMap(OffsetsForForeignGroup::groupOf);
      if (named.isPresent() && own.isPresent() && !named.equals(own)) {
        problems.add(otherGroup(offsets, named.get(), own.get()));
      } else if (offsets.foreign() && offsets.polled().isPresent()) {
        problems.add(otherConsumer(offsets));
      }
    }
    return problems;
  }

  private static Optional<String> named(GroupReference group) {
    if (group instanceof GroupReference.Bare bare) {
      return bare.groupId().text();
    }
    return group instanceof GroupReference.GroupId id ? id.groupId().text() : Optional.empty();
  }

  /** The group of a consumer is known only where all its configurations agree. */
  private static Optional<String> groupOf(Consumer consumer) {
    Set<Optional<String>> groups =
        consumer.configs().stream()
            .map(
                config ->
                    config
                        .lastSetting(Keys.GROUP_ID)
                        .filter(setting -> !setting.conditional())
                        .flatMap(setting -> setting.value().text()))
            .collect(Collectors.toSet());
    return groups.size() == 1 ? groups.iterator().next() : Optional.empty();
  }

  private static Problem otherGroup(TransactionalOffsets offsets, String named, String own) {
    return Problem.at(
            offsets.site(),
            ("The offsets are sent for the group '%s', but the consumer is in the group '%s'. The"
                    + " broker stores them under the other group, and after a restart everything is"
                    + " processed again; pass 'consumer.groupMetadata()'.")
                .formatted(named, own))
        .withRelated(offsets.polled().orElseThrow().creation(), "the consumer")
        .withPath(offsets.path());
  }

  private static Problem otherConsumer(TransactionalOffsets offsets) {
    return Problem.at(
            offsets.site(),
            "The group metadata is that of another consumer than the one whose records the"
                + " transaction processes. The offsets are stored for the wrong group or rejected;"
                + " pass the metadata of the consumer that polled the records.")
        .withRelated(offsets.polled().orElseThrow().creation(), "the consumer that polled")
        .withPath(offsets.path());
  }
}
