package dev.eoslint.rules.delivery;

import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.Resend;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports records that are sent again with another idempotent producer.
 *
 * <p>Source: the class documentation of {@code KafkaProducer}: the producer can only guarantee
 * idempotence for messages sent within a single session.
 */
@RuleInfo(
    name = "idempotence-mistaken-for-dedup",
    title = "Record that is sent again with a new idempotent producer",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "idempotence"})
public final class IdempotenceMistakenForDedup implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (Resend resend : application.resends()) {
      boolean plain =
          resend.before().filter(IdempotenceMistakenForDedup::isPlain).isPresent()
              && resend.after().filter(IdempotenceMistakenForDedup::isPlain).isPresent();
      if (plain) {
        resend
            .after()
            .flatMap(producer -> asksForIdempotence(producer, application))
            .ifPresent(setting -> problems.add(problem(resend, setting)));
      }
    }
    return Consumers.oncePerSite(problems, Problem::site);
  }

  private static boolean isPlain(Producer producer) {
    return producer.identities().isEmpty()
        && producer.configs().stream().noneMatch(config -> config.mentions(Keys.TRANSACTIONAL_ID))
        && !producer.transactionCalls().contains(ProducerCall.Kind.INITIALISE)
        && !producer.transactionCalls().contains(ProducerCall.Kind.BEGIN);
  }

  /** Who turns it on expects something of it; the default is just there. */
  private static Optional<Setting> asksForIdempotence(
      Producer producer, KafkaApplication application) {
    return producer.configs().stream()
        .map(config -> application.effective(producer, config, Keys.IDEMPOTENCE))
        .filter(Effective.SetHere.class::isInstance)
        .map(effective -> ((Effective.SetHere) effective).setting())
        .filter(setting -> setting.value().text().filter("true"::equalsIgnoreCase).isPresent())
        .findFirst();
  }

  private static Problem problem(Resend resend, Setting setting) {
    return Problem.at(
            resend.again(),
            ("This sends a record again with a new producer, although the first send may have"
                    + " succeeded. '%s' only recognises the retries of one producer, so that the"
                    + " record can be written twice; let the first producer retry, or give records"
                    + " a key that their readers recognise.")
                .formatted(setting.spelling()))
        .withRelated(resend.first(), "sends the record first")
        .withRelated(resend.handler(), "handles the failure")
        .withRelated(setting.site(), "turns idempotence on")
        .withPath(resend.path());
  }
}
