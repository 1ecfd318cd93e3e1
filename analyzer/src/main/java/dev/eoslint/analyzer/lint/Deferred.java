package dev.eoslint.analyzer.lint;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is made once, by whoever asks for it first; others wait for it. It can be used from
 * several threads.
 */
public final class Deferred<T> implements Supplier<T> {

  private final Supplier<T> maker;
  private @Nullable T made;

  /** Creates a value that {@code maker} makes when it is asked for. */
  public Deferred(Supplier<T> maker) {
    this.maker = maker;
  }

  /** Returns the value. What the maker throws is thrown, and the next one to ask makes it anew. */
  @Override
  public synchronized T get() {
    T known = made;
    if (known == null) {
      known = maker.get();
      made = known;
    }
    return known;
  }
}
