package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Cause;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * How the calls of a producer fail, and what they leave behind.
 *
 * <p>Source: {@code TransactionManager} (states {@code ABORTABLE_ERROR} and {@code FATAL_ERROR},
 * {@code maybeFailWithError}, which wraps all errors but those that fence), {@code
 * KafkaProducer.commitTransaction} (a timed-out call may be repeated).
 */
final class ProducerFailures {

  private ProducerFailures() {}

  /** Returns how {@code invocation} can fail. */
  static List<Failure> of(Invocation invocation) {
    Site site = invocation.site();
    return switch (invocation.method()) {
      case "initTransactions" ->
          List.of(
              Failure.of(KafkaExceptions.TIMEOUT), new Failure(KafkaExceptions.KAFKA, fails(site)));
      case "beginTransaction" -> List.of(fatal(site));
      case "send" ->
          List.of(fatal(site), wrapped(site), abortable(KafkaExceptions.SERIALIZATION, site));
      case "sendOffsetsToTransaction" ->
          List.of(fatal(site), wrapped(site), abortable(KafkaExceptions.COMMIT_FAILED, site));
      case "commitTransaction" -> ending(ProducerCall.Kind.COMMIT, invocation);
      case "abortTransaction" -> ending(ProducerCall.Kind.ABORT, invocation);
      case "close" -> List.of();
      default -> List.of(Failure.of(KafkaExceptions.KAFKA));
    };
  }

  private static List<Failure> ending(ProducerCall.Kind kind, Invocation invocation) {
    Site site = invocation.site();
    int loops = invocation.frame().loops().size();
    List<Failure> failures = new ArrayList<>();
    failures.add(kind == ProducerCall.Kind.ABORT ? fatalAbort(site) : fatal(site));
    failures.add(
        kind == ProducerCall.Kind.ABORT
            ? new Failure(KafkaExceptions.KAFKA, failsUnlessFailed(site))
            : wrapped(site));
    failures.add(new Failure(KafkaExceptions.TIMEOUT, unanswered(kind, site, loops)));
    failures.add(new Failure(KafkaExceptions.INTERRUPT, unanswered(kind, site, loops)));
    return failures;
  }

  /** A producer without a transaction that was seen can be fenced, which concerns nobody. */
  private static Failure fatal(Site site) {
    return fenced(
        status -> {
          if (status instanceof FailedForGood || status instanceof ProducerStatus.Closed) {
            return Optional.of(status);
          }
          return Optional.of(new FailedForGood(site));
        });
  }

  /** It is thrown as it is. */
  private static Failure fenced(Function<Status, Optional<Status>> effect) {
    return new Failure(KafkaExceptions.FENCED, effect).with(Cause.none());
  }

  private static Failure fatalAbort(Site site) {
    return fenced(status -> Optional.of(afterAbort(status, site)));
  }

  private static Status afterAbort(Status status, Site site) {
    if (status instanceof FailedForGood failed) {
      return new FailedForGood(
          failed.call(), failed.caught(), Optional.of(site), false, failed.fallback());
    } else if (status instanceof InTransaction open && open.behindFenced()) {
      return new FailedForGood(
          site, new FailedForGood.Fallback(open.caught().orElseThrow(), !open.loops().isEmpty()));
    }
    return new FailedForGood(site);
  }

  private static Function<Status, Optional<Status>> fails(Site site) {
    return status -> Optional.of(new FailedForGood(site));
  }

  /** An abort that fails, for whatever reason, leaves a producer that can only be closed. */
  private static Function<Status, Optional<Status>> failsUnlessFailed(Site site) {
    return status ->
        status instanceof FailedForGood ? Optional.empty() : Optional.of(new FailedForGood(site));
  }

  /** An error that the transaction has to be aborted for, one of many. */
  private static Failure wrapped(Site site) {
    return abortable(KafkaExceptions.KAFKA, site).with(Cause.of(KafkaExceptions.API));
  }

  /** A producer that failed for good does not fail in any other way. */
  private static Failure abortable(String exception, Site site) {
    return new Failure(
        exception,
        status ->
            status instanceof FailedForGood
                ? Optional.empty()
                : Optional.of(
                    status instanceof InTransaction open ? open.whenFailed(site) : status));
  }

  private static Function<Status, Optional<Status>> unanswered(
      ProducerCall.Kind kind, Site site, int loops) {
    return status -> {
      if (status instanceof FailedForGood) {
        return Optional.empty();
      } else if (status instanceof InTransaction open) {
        boolean repeated = loops > open.loops().size();
        return Optional.of(new ProducerStatus.Unanswered(site, kind, repeated, Optional.empty()));
      } else if (status instanceof ProducerStatus.Unseen
          || status instanceof ProducerStatus.Initialised) {
        return Optional.of(new ProducerStatus.Unanswered(site, kind, loops > 0, Optional.empty()));
      }
      return Optional.of(status);
    };
  }
}
