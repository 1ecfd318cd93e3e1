package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.container.Handlers;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.CollectedBatch;
import dev.eoslint.analyzer.model.CountedCommit;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TimedCommit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Sees what a transaction waits for before it is committed: a number of records, or a time. */
final class CommitLimits {

  private CommitLimits() {}

  /** Looks at {@code end}, the commit of {@code scope}. */
  static void note(ScopeSighting scope, Invocation end) {
    noteCount(scope, end);
    noteTime(scope, end);
    noteCollection(scope, end);
    if (isUnderThreshold(scope, end)) {
      scope.markEndingAtThreshold();
    }
  }

  private static void noteCount(ScopeSighting scope, Invocation end) {
    List<Site> conditions = end.frame().conditions();
    Optional<Site> count =
        conditions.stream()
            .filter(condition -> !scope.conditions().contains(condition))
            .filter(end.engine()::isCount)
            .findFirst();
    count.ifPresentOrElse(scope::markEndingAtCount, scope::markEndingOtherwise);
    if (count.isPresent()) {
      noteLimit(count.get(), scope, end);
    } else if (!conditions.stream().allMatch(end.engine()::isCount)) {
      scope.markEndingOnCondition();
    }
  }

  private static void noteLimit(Site count, ScopeSighting scope, Invocation end) {
    end.engine()
        .countLimit(count, end.site(), end.state(), end.frame())
        .ifPresent(
            records ->
                scope.add(new CountedCommit(count, records, scope.pathFrom(end.frame().path()))));
  }

  private static void noteCollection(ScopeSighting scope, Invocation end) {
    for (Site condition : scope.conditions()) {
      Set<Site> loops = end.engine().loopsOverCounted(condition);
      if (!loops.isEmpty()) {
        end.engine()
            .countLimit(condition, end.site(), end.state(), end.frame())
            .ifPresent(
                records ->
                    scope.addCollected(
                        new CollectedBatch(condition, records, scope.pathFrom(end.frame().path())),
                        loops));
      }
    }
  }

  /** A commit behind the loop over the input, which nothing decides on, ends what is left. */
  private static void noteTime(ScopeSighting scope, Invocation end) {
    boolean timed = false;
    for (Site condition : end.frame().conditions()) {
      OptionalLong time =
          scope.conditions().contains(condition)
              ? OptionalLong.empty()
              : end.engine().timeLimit(condition, end.site(), end.state(), end.frame());
      if (time.isPresent() && !timed) {
        timed = true;
        scope.add(new TimedCommit(condition, time.getAsLong(), scope.pathFrom(end.frame().path())));
      }
    }
    boolean last = end.frame().conditions().isEmpty() && end.frame().loops().isEmpty();
    if (!timed && !last) {
      scope.markEndingBeforeTime();
    }
  }

  /**
   * Returns whether {@code begin} is made again and again, or at some other time, and not only
   * where a collection has become large.
   */
  static boolean needsNoCollection(Invocation begin) {
    Frame frame = begin.frame();
    boolean large =
        frame.conditions().stream()
            .filter(condition -> !begin.engine().loopsOverCounted(condition).isEmpty())
            .anyMatch(
                condition ->
                    begin
                        .engine()
                        .countLimit(condition, begin.site(), begin.state(), frame)
                        .isPresent());
    return !large
        && (!frame.loops().isEmpty()
            || frame.detachments() > 0
            || frame.entered().stream().anyMatch(Handlers::isOne));
  }

  /**
   * Whether a count, a size or a time decides on the commit. Where one decides on the begin too,
   * both may ask for the same, so that each transaction ends in the round that begins it.
   */
  private static boolean isUnderThreshold(ScopeSighting scope, Invocation invocation) {
    Engine engine = invocation.engine();
    return scope.conditions().stream().noneMatch(engine::isThreshold)
        && invocation.frame().conditions().stream().anyMatch(engine::isThreshold);
  }
}
