package dev.eoslint.analyzer.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class DeferredTest {

  private final AtomicInteger calls = new AtomicInteger();

  @Test
  void valueIsMadeOnceAndOnlyWhenItIsAskedFor() {
    Deferred<Integer> deferred = new Deferred<>(calls::incrementAndGet);
    assertThat(calls).hasValue(0);

    assertThat(deferred.get()).isEqualTo(1);
    assertThat(deferred.get()).isEqualTo(1);
  }

  @Test
  void othersWaitForTheOneThatMakesIt() throws Exception {
    CountDownLatch making = new CountDownLatch(1);
    Deferred<Integer> deferred =
        new Deferred<>(
            () -> {
              making.countDown();
              return calls.incrementAndGet();
            });
    FutureTask<Integer> ahead = new FutureTask<>(deferred::get);
    new Thread(ahead).start();
    making.await();

    assertThat(deferred.get()).isEqualTo(1);
    assertThat(ahead.get()).isEqualTo(1);
  }

  @Test
  void failureIsToldToEachOneThatAsks() {
    Deferred<Integer> deferred =
        new Deferred<>(
            () -> {
              throw new IllegalStateException("failure " + calls.incrementAndGet());
            });

    assertThatThrownBy(deferred::get).hasMessage("failure 1");
    assertThatThrownBy(deferred::get).hasMessage("failure 2");
  }
}
