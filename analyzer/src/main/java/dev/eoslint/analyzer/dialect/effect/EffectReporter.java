package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.DatabaseCommit;
import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.FailureDomain;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import java.util.ArrayList;
import java.util.List;

/** Tells the sink what happens, with what guards it on the way. */
final class EffectReporter {

  private final EffectSink sink;

  EffectReporter(EffectSink sink) {
    this.sink = sink;
  }

  /**
   * Says that {@code invocation} has an effect.
   *
   * @param call how people call it
   */
  void happens(EffectKind kind, String call, Judgement judgement, Invocation invocation) {
    List<IdempotencyEvidence> evidence = new ArrayList<>(judgement.evidence());
    if (judgement.repetition() == Effect.Repetition.ADDS_ANOTHER_EFFECT
        || judgement.repetition() == Effect.Repetition.ADDS_OR_FAILS) {
      evidence.addAll(HandledMemory.evidence(invocation.state()));
    }
    Effect effect =
        new Effect(
            invocation.site(),
            kind,
            call,
            judgement.repetition(),
            judgement.reason(),
            evidence,
            invocation.frame().path());
    boolean writes = effect.repetition() != Effect.Repetition.READS_ONLY;
    if (writes && kind.domain() == FailureDomain.RELATIONAL_DATABASE) {
      PendingWrites.add(effect, invocation.state());
    }
    sink.happens(effect, invocation);
  }

  /** Says that {@code invocation} commits what was written to a relational database. */
  void commits(String call, Invocation invocation) {
    List<Effect> writes = PendingWrites.take(invocation.state());
    if (!writes.isEmpty()) {
      sink.commits(
          new DatabaseCommit(
              invocation.site(),
              call,
              writes,
              HandledMemory.isNoted(FailureDomain.RELATIONAL_DATABASE, invocation.state()),
              true,
              invocation.frame().path()),
          invocation);
    }
  }

  /** Returns {@code Type.method} as the source calls it. */
  static String callOf(Invocation invocation) {
    return invocation.type().map(type -> type.simpleName() + ".").orElse("") + invocation.method();
  }
}
