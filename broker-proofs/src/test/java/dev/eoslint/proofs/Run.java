package dev.eoslint.proofs;

import java.util.function.BooleanSupplier;
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
}
