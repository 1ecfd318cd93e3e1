package dev.eoslint.proofs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.util.Iterator;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A program whose classes, and perhaps those of Kafka, are not those of this build. */
final class IsolatedProgram implements AutoCloseable {

  private final URLClassLoader loader;
  private final Object program;

  /** Constructs the program with its only constructor. */
  IsolatedProgram(String name, URLClassLoader loader, Object... arguments) {
    this.loader = loader;
    this.program =
        with(loader, () -> loader.loadClass(name).getConstructors()[0].newInstance(arguments));
  }

  /** Calls the method {@code record} of programs that send. */
  Future<?> record(String topic, String value) {
    return (Future<?>) Objects.requireNonNull(call("record", topic, value));
  }

  /** Calls the method {@code write} of programs that write several values in a transaction. */
  void write(String topic, Iterable<String> values) {
    ClassLoader outside = Thread.currentThread().getContextClassLoader();
    Iterable<String> valuesOutside = () -> new OutsideIterator(values.iterator(), outside);
    call("write", topic, valuesOutside);
  }

  /** Calls the method {@code relay} of programs that read, convert and write. */
  void relay(String from, String to, UnaryOperator<String> conversion, BooleanSupplier running) {
    ClassLoader outside = Thread.currentThread().getContextClassLoader();
    UnaryOperator<String> conversionOutside = value -> with(outside, () -> conversion.apply(value));
    BooleanSupplier runningOutside = () -> with(outside, running::getAsBoolean);
    call("relay", from, to, conversionOutside, runningOutside);
  }

  private @Nullable Object call(String name, Object... arguments) {
    Method method =
        Stream.of(program.getClass().getMethods())
            .filter(candidate -> candidate.getName().equals(name))
            .filter(candidate -> candidate.getParameterCount() == arguments.length)
            .findFirst()
            .orElseThrow();
    return with(loader, () -> method.invoke(program, arguments));
  }

  /** Gives values as code outside of the program makes them. */
  private record OutsideIterator(Iterator<String> values, ClassLoader outside)
      implements Iterator<String> {

    @Override
    public boolean hasNext() {
      return with(outside, values::hasNext);
    }

    @Override
    public String next() {
      return with(outside, values::next);
    }
  }

  /** Clients load some of their classes by name, with the loader of the thread. */
  private static <T extends @Nullable Object> T with(ClassLoader loader, Callable<T> call) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return call.call();
    } catch (InvocationTargetException e) {
      throw unchecked(e.getCause());
    } catch (Exception e) {
      throw unchecked(e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static RuntimeException unchecked(@Nullable Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    return failure instanceof RuntimeException exception
        ? exception
        : new IllegalStateException(failure);
  }

  @Override
  public void close() {
    call("close");
    try {
      loader.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
