package dev.eoslint.analyzer.dialect.timing;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.Wait.Length;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which calls wait, and how long: from the Javadoc of the JDK. */
final class WaitingCalls {

  private static final String THREAD = "java.lang.Thread";
  private static final String HTTP_CLIENT = "java.net.http.HttpClient";
  private static final String REQUEST_BUILDER = "java.net.http.HttpRequest.Builder";
  private static final String TIMEOUT = "timeout";

  private static final Set<String> QUEUES =
      Set.of(
          "java.util.concurrent.BlockingQueue",
          "java.util.concurrent.BlockingDeque",
          "java.util.concurrent.TransferQueue",
          "java.util.concurrent.ArrayBlockingQueue",
          "java.util.concurrent.LinkedBlockingQueue",
          "java.util.concurrent.LinkedBlockingDeque",
          "java.util.concurrent.LinkedTransferQueue",
          "java.util.concurrent.PriorityBlockingQueue",
          "java.util.concurrent.SynchronousQueue");

  private WaitingCalls() {}

  static boolean knowsType(String qualifiedName) {
    return QUEUES.contains(qualifiedName) || qualifiedName.equals(Latches.TYPE);
  }

  /**
   * A call that waits.
   *
   * @param name class and method for people
   * @param length how long it waits
   */
  record Waiting(String name, Length length) {}

  /** Returns how long the call waits, if it does and the sources say it. */
  static Optional<Waiting> of(Invocation invocation, Latches latches) {
    if (invocation.calls(THREAD, "sleep")) {
      return invocation
          .argument(0)
          .flatMap(time -> Milliseconds.of(time, invocation.state()))
          .map(time -> new Waiting("Thread.sleep", new Length.Exactly(time)));
    } else if (isSleepOfUnit(invocation)) {
      return invocation
          .receiver()
          .flatMap(unit -> Milliseconds.of(invocation.arguments().get(0), unit))
          .map(time -> new Waiting("TimeUnit.sleep", new Length.Exactly(time)));
    } else if (Keyboard.isRead(invocation)) {
      return Optional.of(
          new Waiting(Keyboard.nameOf(invocation), new Length.Until("somebody types something")));
    }
    return isOnQueue(invocation) || invocation.isOn(Latches.TYPE) || invocation.isOn(HTTP_CLIENT)
        ? forOthers(invocation, latches)
        : Optional.empty();
  }

  private static Optional<Waiting> forOthers(Invocation invocation, Latches latches) {
    String method = invocation.method();
    int arguments = invocation.arguments().size();
    if (method.equals("take") && arguments == 0) {
      return Optional.of(
          new Waiting(
              nameOf(invocation), new Length.Until("somebody puts something in the queue")));
    } else if (method.equals("await") && arguments == 0) {
      return latches.waitsForOthers(invocation)
          ? Optional.of(
              new Waiting(nameOf(invocation), new Length.Until("somebody counts the latch down")))
          : Optional.empty();
    } else if ((method.equals("poll") || method.equals("await")) && arguments == 2) {
      return Milliseconds.of(invocation.arguments().get(0), invocation.arguments().get(1))
          .map(time -> new Waiting(nameOf(invocation), new Length.AtMost(time)));
    } else if (method.equals("send")) {
      return invocation
          .argument(0)
          .flatMap(request -> invocation.state().object(request, LibraryObject.class))
          .flatMap(request -> request.attribute(TIMEOUT))
          .flatMap(timeout -> Milliseconds.of(timeout, invocation.state()))
          .map(time -> new Waiting(nameOf(invocation), new Length.AtMost(time)));
    }
    return Optional.empty();
  }

  /** Keeps the timeout of a request with it. */
  static void observe(Invocation invocation) {
    if (invocation.calls(REQUEST_BUILDER, TIMEOUT)) {
      for (int id : invocation.receiver().map(AbstractValue::references).orElseGet(List::of)) {
        invocation
            .state()
            .object(id)
            .filter(LibraryObject.class::isInstance)
            .ifPresent(
                builder ->
                    invocation
                        .state()
                        .update(
                            id,
                            ((LibraryObject) builder)
                                .with(TIMEOUT, invocation.arguments().get(0))));
      }
    }
  }

  private static boolean isSleepOfUnit(Invocation invocation) {
    return invocation.method().equals("sleep")
        && invocation.arguments().size() == 1
        && invocation.receiver().flatMap(Milliseconds::unit).isPresent();
  }

  private static boolean isOnQueue(Invocation invocation) {
    return invocation.type().filter(type -> QUEUES.contains(type.name())).isPresent();
  }

  private static String nameOf(Invocation invocation) {
    return invocation.type().map(JavaType::simpleName).map(type -> type + ".").orElse("")
        + invocation.method();
  }
}
