package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.util.List;
import java.util.Optional;

/** Classes of the project that extend {@code Thread}: what they do when they are started. */
final class ThreadSemantics implements LibrarySemantics {

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    boolean starts =
        invocation.calls("java.lang.Thread", "start")
            && invocation.receiverAs(Instance.class).isPresent();
    if (!starts) {
      return Optional.empty();
    }
    return Optional.of(
        invocation
            .engine()
            .run(
                invocation.receiver().orElseThrow(),
                List.of(),
                invocation.state(),
                invocation.frame(),
                Timing.ELSEWHERE));
  }
}
