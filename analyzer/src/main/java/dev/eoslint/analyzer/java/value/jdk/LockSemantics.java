package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeldLock;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Locks and semaphores: what is held from one call to another. */
final class LockSemantics implements LibrarySemantics {

  private static final Set<String> LOCKS =
      Set.of(
          "java.util.concurrent.locks.Lock",
          "java.util.concurrent.locks.ReentrantLock",
          "java.util.concurrent.locks.ReadWriteLock",
          "java.util.concurrent.locks.ReentrantReadWriteLock",
          "java.util.concurrent.Semaphore");
  private static final Set<String> TAKING =
      Set.of("lock", "lockInterruptibly", "tryLock", "acquire", "acquireUninterruptibly");
  private static final Set<String> RELEASING = Set.of("unlock", "release");

  @Override
  public Optional<HeapObject> symbolic(JavaType type) {
    return LOCKS.contains(type.name())
        ? Optional.of(new LibraryObject(type, Optional.empty(), Map.of()))
        : Optional.empty();
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    Optional<JavaType> type = invocation.type().filter(known -> LOCKS.contains(known.name()));
    if (type.isEmpty()) {
      return Optional.empty();
    } else if (invocation.method().equals("<init>")) {
      return Optional.of(
          invocation
              .state()
              .reference(new LibraryObject(type.get(), Optional.of(invocation.site()), Map.of())));
    }
    if (invocation.method().equals("writeLock")) {
      // There is one, so that the object itself can stand for it. A read lock keeps nobody out.
      return invocation.receiver();
    }
    List<Integer> locks = invocation.receiver().map(AbstractValue::references).orElseGet(List::of);
    if (TAKING.contains(invocation.method())) {
      locks.forEach(lock -> invocation.state().setStatus(lock, new HeldLock(invocation.site())));
    } else if (RELEASING.contains(invocation.method())) {
      locks.forEach(lock -> invocation.state().setStatuses(lock, Set.of()));
    }
    return Optional.of(AbstractValue.opaque());
  }
}
