package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.CollectedBatch;
import dev.eoslint.analyzer.model.CountedCommit;
import dev.eoslint.analyzer.model.DatabaseCommit;
import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.TimedCommit;
import dev.eoslint.analyzer.model.Wait;
import dev.eoslint.analyzer.model.WholeInput;
import java.util.List;

/** Copies of actions with another path. */
public final class Actions {

  private Actions() {}

  /** Returns {@code action} as it is reached over {@code path}. */
  public static Action withPath(Action action, List<CallStep> path) {
    if (action instanceof Action.Send send) {
      return new Action.Send(send.site(), send.topic(), send.foreign(), path);
    } else if (action instanceof Action.OffsetCommit commit) {
      return new Action.OffsetCommit(commit.site(), commit.means(), path);
    }
    if (action instanceof Wait wait) {
      return new Wait(
          wait.site(),
          wait.call(),
          wait.length(),
          wait.afterFirstWrite(),
          wait.forEachRecord(),
          wait.conditional(),
          path);
    }
    if (action instanceof CollectedBatch batch) {
      return new CollectedBatch(batch.site(), batch.records(), path);
    }
    if (action instanceof CountedCommit commit) {
      return new CountedCommit(commit.site(), commit.records(), path);
    }
    if (action instanceof TimedCommit commit) {
      return new TimedCommit(commit.site(), commit.milliseconds(), path);
    }
    if (action instanceof WholeInput input) {
      return new WholeInput(input.site(), input.input(), input.oneShot(), path);
    }
    if (action instanceof DatabaseCommit commit) {
      return new DatabaseCommit(
          commit.site(), commit.call(), commit.writes(), commit.remembers(), commit.inside(), path);
    }
    Effect effect = (Effect) action;
    return new Effect(
        effect.site(),
        effect.kind(),
        effect.call(),
        effect.repetition(),
        effect.reason(),
        effect.evidence(),
        path);
  }
}
