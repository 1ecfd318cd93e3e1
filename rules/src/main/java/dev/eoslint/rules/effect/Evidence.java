package dev.eoslint.rules.effect;

import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import dev.eoslint.analyzer.rule.Problem;

/** Words on what looks like a guard and does not hold. */
final class Evidence {

  private Evidence() {}

  /** Returns {@code problem} with the guards that do not hold as related places. */
  static Problem explained(Problem problem, Effect effect) {
    Problem explained = problem;
    for (IdempotencyEvidence evidence : effect.evidence()) {
      if (!evidence.accepted()) {
        explained = explained.withRelated(evidence.site(), evidence.description());
      }
    }
    return explained;
  }
}
