package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.UncheckedSend;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A rule that reports sends in transactions whose result nothing looks at, with clients that commit
 * although the send failed.
 *
 * <p>Source: KAFKA-9279, repaired in kafka-clients 3.2.0.
 */
@RuleInfo(
    name = "ignored-send-on-old-client",
    title = "Ignored result of a send with an old client",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    kafkaVersions = "up to 3.1",
    tags = {"producer", "transactions", "errors"})
public final class IgnoredSendOnOldClient implements Rule {

  private static final KafkaVersion REPAIRED = KafkaVersion.of(3, 2);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    Map<Site, Problem> byCommit = new LinkedHashMap<>();
    for (UncheckedSend send : application.protocol().faults().uncheckedSends()) {
      application
          .versions()
          .shownAt(send.site())
          .filter(version -> !version.isMinorOrLater(REPAIRED))
          .ifPresent(
              version ->
                  byCommit.merge(
                      send.commit(),
                      problem(send, version),
                      (first, next) -> first.withRelated(send.site(), "another one")));
    }
    return List.copyOf(byCommit.values());
  }

  private static Problem problem(UncheckedSend send, KafkaVersion version) {
    return Problem.at(
            send.site(),
            ("Nothing looks at the result of this 'send' before the transaction is committed. With"
                    + " kafka-clients %s the commit succeeds without a record that was too large or"
                    + " whose topic did not answer in time; call 'get' on the results before the"
                    + " commit, or use version 3.2 or newer.")
                .formatted(version))
        .withRelated(send.commit(), "the commit")
        .withPath(send.path());
  }
}
