package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Receiver;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.FailureDomain;
import java.util.Optional;

/** What a library call turns out to do, and what its answer tells. */
final class CallOutcome {

  private final Invocation invocation;
  private final Receiver receiver;
  private final Draft draft;
  private final EffectReporter reporter;
  private boolean asks;
  private boolean certainMemory;
  private boolean waits;
  private Optional<FailureDomain> asked = Optional.empty();
  private Optional<AbstractValue> returned = Optional.empty();

  CallOutcome(Invocation invocation, Receiver receiver, Draft draft, EffectReporter reporter) {
    this.invocation = invocation;
    this.receiver = receiver;
    this.draft = draft;
    this.reporter = reporter;
  }

  /** Returns what kind of effect the call has, if that is known. */
  Optional<EffectKind> kind() {
    return draft.kind().or(receiver::kind);
  }

  /** Says that what follows happens when somebody asks for the result. */
  void waits() {
    waits = true;
  }

  void returns(AbstractValue value) {
    returned = Optional.of(value);
  }

  /** Returns what the call returns, if a step has said so. */
  Optional<AbstractValue> returned() {
    return returned;
  }

  /**
   * Says that the answer tells whether something is known.
   *
   * @param memory whether it is certainly a memory of handled records
   */
  void asks(boolean memory) {
    asks = true;
    certainMemory |= memory;
  }

  /** Says the same of the system {@code domain}. */
  void asks(FailureDomain domain, boolean memory) {
    asked = Optional.of(domain);
    asks(memory);
  }

  /** Says that the call has an effect; a write to a memory of handled records notes one. */
  void happens(Judgement judgement) {
    EffectKind kind = kind().orElse(EffectKind.REMOTE_CALL);
    boolean writes = judgement.repetition() != Effect.Repetition.READS_ONLY;
    if (writes && kind.domain().remembers() && isAboutMemory()) {
      report(kind, Judgement.undecided());
      HandledMemory.noted("notes the record as handled", kind.domain(), invocation);
    } else {
      report(kind, judgement);
    }
  }

  void report(EffectKind kind, Judgement judgement) {
    String call = draft.call().orElseGet(() -> EffectReporter.callOf(invocation));
    if (waits) {
      draft.call(call);
      draft.defer(kind, judgement);
    } else {
      reporter.happens(kind, call, judgement, invocation);
    }
  }

  /** Whether a collection, map or class that the call names seems to hold what was handled. */
  boolean isAboutMemory() {
    boolean named = draft.name().filter(IdempotencyNames::isMemory).isPresent();
    boolean ofClass =
        kind().filter(EffectKind.NOSQL::equals).isPresent()
            && invocation.arguments().stream()
                .flatMap(argument -> argument.text().stream())
                .anyMatch(IdempotencyNames::isMemory);
    return named || ofClass;
  }

  /** Returns {@code value} with what it tells. */
  AbstractValue answered(AbstractValue value) {
    return asks
        ? HandledMemory.asked(
            value,
            EffectReporter.callOf(invocation) + " asks",
            certainMemory,
            asked.or(() -> kind().map(EffectKind::domain)),
            invocation)
        : value;
  }
}
