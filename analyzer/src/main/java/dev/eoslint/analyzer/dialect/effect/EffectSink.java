package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.DatabaseCommit;
import dev.eoslint.analyzer.model.Effect;

/** Takes the external effects that are seen while code is executed. */
public interface EffectSink {

  /**
   * Says that an effect happens.
   *
   * @param effect the effect; its path is the one of the frame of {@code invocation}
   * @param invocation the call that does it
   */
  void happens(Effect effect, Invocation invocation);

  /**
   * Says that a database commits.
   *
   * @param commit the commit; its path is the one of the frame of {@code invocation}
   * @param invocation the call that does it
   */
  default void commits(DatabaseCommit commit, Invocation invocation) {}
}
