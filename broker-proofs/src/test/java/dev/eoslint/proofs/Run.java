package dev.eoslint.proofs;

import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** One start of a program that reads, converts and writes, from its construction to its end. */
@FunctionalInterface
interface Run {

  /**
   * Runs the program on a stage.
   *
   * @param stage what it reads and writes
   * @param conversion what happens to each value
   * @param running whether to poll once more
   */
  void on(Stage stage, UnaryOperator<String> conversion, BooleanSupplier running);

  /**
   * Returns the start of a program that writes what it has read.
   *
   * @param construction takes the brokers and the group
   * @param method the main method
   */
  static <P extends AutoCloseable> Run relaying(
      BiFunction<String, String, P> construction, Function<P, Relay> method) {
    return (stage, conversion, running) ->
        closing(
            construction.apply(stage.brokers(), stage.group().name()),
            program -> stage.run(method.apply(program), conversion, running));
  }

  /**
   * Returns the start of a program that works on what it has read. Its work is to write the
   * conversion to the output.
   *
   * @param construction takes the brokers and the group
   * @param method the main method
   */
  static <P extends AutoCloseable> Run working(
      BiFunction<String, String, P> construction, Function<P, Worker> method) {
    return (stage, conversion, running) ->
        closing(
            construction.apply(stage.brokers(), stage.group().name()),
            program ->
                method
                    .apply(program)
                    .work(stage.input().name(), stage.writing(conversion), running));
  }

  private static <P extends AutoCloseable> void closing(P program, Consumer<P> action) {
    try (program) {
      action.accept(program);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
