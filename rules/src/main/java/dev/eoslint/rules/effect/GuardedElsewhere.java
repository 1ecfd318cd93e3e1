package dev.eoslint.rules.effect;

import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.FailureDomain;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.Optional;

/**
 * Words on effects that only another system than their own guards.
 *
 * <p>The memory and the effect are two steps there, and a crash can come between them: the effect
 * is lost when the memory is written first, and happens twice when it is written last.
 */
public final class GuardedElsewhere {

  private GuardedElsewhere() {}

  /**
   * Returns the problem of an effect that is guarded in another system only.
   *
   * @param where where the effect happens, for people: {@code "inside a Kafka transaction"}
   */
  public static Optional<Problem> problem(Effect effect, String where) {
    List<IdempotencyEvidence> guards = effect.guardsElsewhere();
    if (guards.isEmpty()) {
      return Optional.empty();
    }
    String memory = guards.get(0).domain().map(FailureDomain::phrase).orElse("another system");
    Problem problem =
        Problem.at(
                effect.site(),
                ("'%s' is %s %s, and what guards it against repetition is in another system, %s: a"
                        + " crash between the two steps loses the effect or repeats it. Keep the"
                        + " memory of handled records where the effect is, and write both in one"
                        + " step.")
                    .formatted(effect.call(), effect.kind().phrase(), where, memory))
            .withSeverity(Severity.INFO)
            .withPath(effect.path());
    for (IdempotencyEvidence guard : guards) {
      problem = problem.withRelated(guard.site(), guard.description());
    }
    return Optional.of(problem);
  }
}
