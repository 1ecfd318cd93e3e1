package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A rule that reports transactions of producers that have no transactional id.
 *
 * <p>Source: {@code KafkaProducer.throwIfNoTransactionManager}, {@code
 * TransactionManager.ensureTransactional}.
 */
@RuleInfo(
    name = "transactional-api-without-id",
    title = "Transactions of a producer without a transactional id",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "protocol"})
public final class TransactionalApiWithoutId implements Rule {

  /** In the order in which a program makes them: the first one of them fails. */
  private static final List<ProducerCall.Kind> TRANSACTIONAL =
      List.of(
          ProducerCall.Kind.INITIALISE,
          ProducerCall.Kind.BEGIN,
          ProducerCall.Kind.SEND_OFFSETS,
          ProducerCall.Kind.COMMIT,
          ProducerCall.Kind.ABORT);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<ProducerCall> calls =
        TRANSACTIONAL.stream()
            .flatMap(kind -> application.protocol().calls(kind).stream())
            .toList();
    Map<Site, Problem> firstOfEach = new LinkedHashMap<>();
    for (ProducerCall call : calls) {
      call.producer()
          .filter(producer -> TransactionalIds.isMissing(producer, application))
          .filter(producer -> isMade(call, producer, calls))
          .ifPresent(
              producer -> firstOfEach.putIfAbsent(producer.creation(), problem(call, producer)));
    }
    return List.copyOf(firstOfEach.values());
  }

  /** A mode can keep transactions away from the producer, or choose another one for them. */
  private static boolean isMade(ProducerCall call, Producer producer, List<ProducerCall> calls) {
    return !call.conditional()
        && calls.stream().noneMatch(other -> isOnAnother(other, call, producer))
        && (call.kind() == ProducerCall.Kind.INITIALISE
            || calls.stream().noneMatch(other -> isInitialisation(other, producer)));
  }

  private static boolean isOnAnother(ProducerCall other, ProducerCall call, Producer producer) {
    return other.site().equals(call.site())
        && other.path().equals(call.path())
        && !isOn(producer, other);
  }

  private static boolean isInitialisation(ProducerCall call, Producer producer) {
    return call.kind() == ProducerCall.Kind.INITIALISE && isOn(producer, call);
  }

  private static boolean isOn(Producer producer, ProducerCall call) {
    return call.producer().filter(each -> each.creation().equals(producer.creation())).isPresent();
  }

  private static Problem problem(ProducerCall call, Producer producer) {
    return Problem.at(
            call.site(),
            ("'%s' is called on a producer without a 'transactional.id'. The call throws an"
                    + " 'IllegalStateException', and so does every other one of the transaction;"
                    + " set an id that each instance keeps over restarts.")
                .formatted(call.kind().method()))
        .withRelated(
            producer.configs().get(0).siteOfMissing(producer.creation()),
            "the settings of the producer")
        .withRelated(producer.creation(), "the producer")
        .withPath(call.path());
  }
}
